import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { memo, Suspense, useCallback, useEffect, useRef, useState } from "react";
import type { Tool as ToolName } from "../content/vocabulary";
import { faceOf, keepRequesting, requestFace } from "./resting/lazy-face";
import { FieldScope } from "../ui/field-scope";
import { useBeforePaint } from "../ui/use-before-paint";
import type { ToolPage } from "./faces";
import { isStateOf } from "./state/fragment";
import { heightOf, noteHeight } from "./resting/heights";
import { holdBelow } from "./resting/hold-below";
import { selectExamples } from "./frame/select-example";
import { holdServedControls } from "./resting/served-controls";
import { leaveClicksToReact, watch } from "./resting/watch";

/* Where a visitor arrives by a link inside the site, the face has no markup yet: its place is kept. */
const reserved = css({ minHeight: "36rem" });

if (typeof document !== "undefined") holdServedControls();

interface Props {
  words: Queries.ToolFragment | null;
  page?: ToolPage;
}

/**
 * A tool on a page: its useful resting state is part of the HTML, its code comes when it is wanted (deferred hydration,
 * as of Astro's islands). A page without one pays for this door alone. Memoised, so that nothing disturbs the markup
 * that waits to be woken.
 */
export const Tool = memo(function Tool({ words, page }: Props) {
  const name = words?.name as ToolName | undefined;
  const [address] = useState(() => (typeof location === "undefined" ? "" : location.pathname));
  const place = useRef<HTMLDivElement>(null);
  const unwatch = useRef<(awake?: boolean) => void>();
  const isLive = useRef(false);

  useBeforePaint(() => {
    const { current } = place;
    if (current) return () => noteHeight(address, current);
  }, [address]);
  useEffect(() => {
    const { current } = place;
    if (!name || !current) return;
    const shared = () => {
      if (!isStateOf(location.hash, name)) return;
      requestFace(name);
      // Whoever reads on, comes back or reloads has a place of their own by now.
      if (scrollY === 0) current.scrollIntoView({ block: "start" });
    };
    shared();
    const leaveSelection = selectExamples(current);
    if (!isLive.current) unwatch.current = watch(current, () => requestFace(name));
    window.addEventListener("hashchange", shared);
    return () => {
      unwatch.current?.();
      leaveSelection();
      window.removeEventListener("hashchange", shared);
    };
  }, [name]);
  const onLive = useCallback(() => {
    isLive.current = true;
    if (place.current) leaveClicksToReact(place.current);
  }, []);
  const onAwake = useCallback(() => unwatch.current?.(true), []);

  if (!name) return null;
  const Face = faceOf(name);
  return (
    // A browser's reading view leaves out what is called so: of a tool it would show the labels and a frozen result.
    <div ref={place} className="extra" data-tool={name} data-print="no">
      <FieldScope.Provider value={name}>
        <Suspense fallback={<Place name={name} minHeight={heightOf(address, name)} />}>
          {/* eslint-disable-next-line react-hooks/static-components -- each name has one face, whoever asks */}
          <Face words={words} page={page} onLive={onLive} onAwake={onAwake} />
        </Suspense>
      </FieldScope.Provider>
    </div>
  );
});

/**
 * What stands for a face on a page that React draws. It asks for the code by itself, until it has it: the focus would
 * pass over an empty place, and a list of headings would lack it.
 */
function Place({ name, minHeight }: { name: ToolName; minHeight: number | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => keepRequesting(name), [name]);
  useBeforePaint(() => (place.current ? holdBelow(place.current) : undefined), []);
  return <div ref={place} css={reserved} style={{ minHeight }} />;
}

export const fragment = graphql`
  fragment ToolFrame on Tool {
    name
    title
    lead
    next
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

  fragment Tool on Tool {
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
