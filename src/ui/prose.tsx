import { partsOf } from "../content/text/text-links";

/** A text of `data/` with its links to other pages of the site. */
export function Prose({ children }: { children: string }) {
  return (
    <>
      {partsOf(children).map((part, index) =>
        typeof part === "string" ? (
          part
        ) : (
          <a key={index} href={part.to}>
            {part.words}
          </a>
        ),
      )}
    </>
  );
}
