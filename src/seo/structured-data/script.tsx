import type { PageFacts } from "../facts";
import { inScript, structuredData } from ".";

/** The data block of a page's head; for the server-side rendering only. */
export function structuredDataScript(facts: PageFacts) {
  const data = structuredData(facts);
  if (!data) return null;
  return <script key="data" type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript(data) }} />;
}
