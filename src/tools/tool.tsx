import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { memo, Suspense, useCallback, useEffect, useRef } from "react";
import type { Tool as ToolName } from "../content/vocabulary";
import { faceOf, wish } from "./awaken";
import { FieldScope } from "../ui/field-scope";
import { useBeforePaint } from "../ui/use-before-paint";
import type { ToolPage } from "./faces";
import { names } from "./fragment";
import { holdServedControls } from "./served-controls";
import { watch } from "./watch";

/* Where a visitor arrives by a link inside the site, the face has no markup yet: its place is kept. */
const reserved = css({ minHeight: "36rem" });
/* Its height in pixels when it was last seen: the way back leads to the same words only where it is as high again. */
const heights = new Map<ToolName, number>();

if (typeof document !== "undefined") holdServedControls();

interface Props {
  words: Queries.InstrumentFragment | null;
  page?: ToolPage;
}

/**
 * An instrument on a page: its useful resting state is part of the HTML, its code comes when it is wanted. A page
 * without one pays for this door alone. Memoised, so that nothing disturbs the markup that waits to be woken.
 */
export const Tool = memo(function Tool({ words, page }: Props) {
  const name = words?.name as ToolName | undefined;
  const place = useRef<HTMLDivElement>(null);
  const unwatch = useRef<(awake?: boolean) => void>();
  const isAwake = useRef(false);

  useBeforePaint(() => {
    const { current } = place;
    if (name && current) return () => void heights.set(name, current.offsetHeight);
  }, [name]);
  useEffect(() => {
    const { current } = place;
    if (!name || !current) return;
    const shared = () => {
      if (!names(location.hash, name)) return;
      wish(name);
      // Whoever reads on, comes back or reloads has a place of their own by now.
      if (scrollY === 0) current.scrollIntoView({ block: "start" });
    };
    shared();
    if (!isAwake.current) unwatch.current = watch(current, () => wish(name));
    window.addEventListener("hashchange", shared);
    return () => {
      unwatch.current?.();
      window.removeEventListener("hashchange", shared);
    };
  }, [name]);
  const onAwake = useCallback(() => {
    isAwake.current = true;
    unwatch.current?.(true);
  }, []);

  const Face = name && faceOf(name);
  if (!Face) return null;
  return (
    <div ref={place} data-tool={name} data-print="no">
      <FieldScope.Provider value={name}>
        <Suspense fallback={<div css={reserved} style={{ minHeight: heights.get(name) }} />}>
          <Face words={words} page={page} onAwake={onAwake} />
        </Suspense>
      </FieldScope.Provider>
    </div>
  );
});

export const fragment = graphql`
  fragment ToolFrame on Instrument {
    name
    frame {
      privacy
      copy
      copied
      copiedInPart
      copyFailed
      share
      open
      newTab
      notNumber
      result
      noScript
    }
  }

  fragment Instrument on Instrument {
    ...ToolFrame
    ...DoctorWords
    ...UtmWords
    ...ConverterWords
    ...RedirectsWords
    ...QrWords
    ...PreviewWords
    ...BioWords
    ...PlansWords
  }
`;
