import type { CreatePagesArgs } from "gatsby";
import type { Site } from "../content/site";

/** What a step after the build works with. */
export interface BuiltSite {
  /** The folder of the built site. */
  folder: string;
  site: Site;
  graphql: CreatePagesArgs["graphql"];
}

/** Whether an error says what is wrong with the site to whoever can change it; any other is a fault of the code. */
export const isForeseen = (error: unknown): error is Error =>
  error instanceof Error && error.constructor === Error && !("code" in error);

/**
 * Asks the content.
 * @param what it is asked for, as an error says it
 * @throws Error with GraphQL's own words where there is no answer
 */
export async function ask<Data>({ graphql }: BuiltSite, what: string, query: string): Promise<Data> {
  const { data, errors } = await graphql<Data>(query);
  if (errors || !data) throw new Error(`${what} could not be read: ${JSON.stringify(errors)}`);
  return data;
}
