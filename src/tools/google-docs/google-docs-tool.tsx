import { useMemo } from "react";
import { Converter } from "../converter/converter";
import type { ToolProps } from "../tool-components";
import { googleDocsLinks } from "./google-docs-links";

/** Turns a document's link into links that read, copy, present or export it; the example is the page's own. */
export default function GoogleDocsTool({ words, page }: ToolProps<Queries.ConverterWordsFragment>) {
  const own = useMemo(() => {
    const link = page?.example?.long ?? "";
    const isDocument = googleDocsLinks({ link }).links.length > 0;
    return isDocument ? { ...words, inputs: words.inputs.map((input) => ({ ...input, value: link })) } : words;
  }, [words, page]);
  return <Converter words={own} convert={googleDocsLinks} />;
}
