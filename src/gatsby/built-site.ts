import { inspect } from "node:util";
import type { CreatePagesArgs } from "gatsby";
import type { Site } from "../content/site";
import { SiteError } from "../hosting/site-error";

/** What each step after the build receives. */
export interface BuiltSite {
  /** The folder of the built site. */
  folder: string;
  site: Site;
  graphql: CreatePagesArgs["graphql"];
}

/**
 * The text of a failed step in the build's log: only the message of a `SiteError`; for any other error, which is a
 * fault of the code or of what it uses, the stack and the causes.
 */
export const failureText = (step: string, error: unknown): string =>
  error instanceof SiteError ? error.message : `${step}: ${inspect(error)}`;

/** The answer to a query, without missing parts: in Gatsby's types, any single document may be missing. */
export type Found<Query> = { readonly [Part in keyof Query]: NonNullable<Query[Part]> };

/**
 * Runs a GraphQL query on the content.
 * @param what what the query asks for, as an error names it
 * @throws Error with GraphQL's own words if there is no answer, or with the name of a missing part
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
