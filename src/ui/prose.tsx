import { partsOf } from "../content/text/text-links";
import { WholeAddresses } from "./whole-words";

/** A text of `data/` with its links to other pages of the site. */
export function Prose({ children }: { children: string }) {
  return (
    <>
      {partsOf(children).map((part, index) =>
        typeof part === "string" ? (
          <WholeAddresses key={index}>{part}</WholeAddresses>
        ) : (
          <a key={index} href={part.to}>
            {part.words}
          </a>
        ),
      )}
    </>
  );
}
