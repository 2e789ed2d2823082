import { inspect } from "node:util";
import type { CreatePagesArgs } from "gatsby";
import type { Site } from "../content/site";
import { SiteError } from "../hosting/site-error";

/** What a step after the build works with. */
export interface BuiltSite {
  /** The folder of the built site. */
  folder: string;
  site: Site;
  graphql: CreatePagesArgs["graphql"];
}

/**
 * What the build's log says of a failed step: the message of a `SiteError` alone; of anything else, which is a fault of
 * the code or of what it uses, the stack and the causes.
 */
export const failureText = (step: string, error: unknown): string =>
  error instanceof SiteError ? error.message : `${step}: ${inspect(error)}`;

/** The answer to a query, each of whose parts is there: to Gatsby's types a single document may be missing. */
export type Found<Query> = { readonly [Part in keyof Query]: NonNullable<Query[Part]> };

/**
 * Asks the content.
 * @param what it is asked for, as an error says it
 * @throws Error with GraphQL's own words where there is no answer, or with the name of a part that is missing
 */
export async function ask<Query extends object>(
  { graphql }: BuiltSite,
  what: string,
  query: string,
): Promise<Found<Query>> {
  const { data, errors } = await graphql<Query>(query);
  if (errors || !data) throw new Error(`${what} could not be read: ${JSON.stringify(errors)}`);
  const missing = Object.keys(data).find((part) => data[part as keyof Query] === null);
  if (missing) throw new Error(`${what} could not be read: there is no ${missing}`);
  return data as Found<Query>;
}
