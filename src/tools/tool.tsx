import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { memo, Suspense, useCallback, useEffect, useRef, useState } from "react";
import type { Tool as ToolName } from "../content/vocabulary";
import { keepRequesting, lazyTool, requestTool } from "./hydration/lazy-tool";
import { FieldScope } from "../ui/field-scope";
import { useIsomorphicLayoutEffect } from "../ui/use-isomorphic-layout-effect";
import type { ToolPage } from "./tool-components";
import { isStateOf } from "./state/fragment";
import { savedHeight, saveHeight } from "./hydration/saved-heights";
import { anchorBelow } from "./hydration/anchor-below";
import { selectExamples } from "./frame/select-example";
import { holdServedControls } from "./hydration/served-controls";
import { leaveClicksToReact, watchTool } from "./hydration/watch-tool";

/* On client-side navigation the tool has no markup yet: space is reserved for it. */
const reserved = css({ minHeight: "36rem" });

if (typeof document !== "undefined") holdServedControls();

interface Props {
  words: Queries.ToolFragment | null;
  page?: ToolPage;
}

/**
 * A tool on a page: its HTML shows an example, its code loads when it is needed (deferred hydration, as Astro's
 * islands). The page's own bundle has this component alone. Memoised, so that no render disturbs markup that is not
 * hydrated yet.
 */
export const Tool = memo(function Tool({ words, page }: Props) {
  const name = words?.name as ToolName | undefined;
  const [address] = useState(() => (typeof location === "undefined" ? "" : location.pathname));
  const place = useRef<HTMLDivElement>(null);
  const unwatch = useRef<(isReady?: boolean) => void>();
  const isHydrated = useRef(false);

  useIsomorphicLayoutEffect(() => {
    const { current } = place;
    if (current) return () => saveHeight(address, current);
  }, [address]);
  useEffect(() => {
    const { current } = place;
    if (!name || !current) return;
    const shared = () => {
      if (!isStateOf(location.hash, name)) return;
      requestTool(name);
      // A visitor who has scrolled, gone back or reloaded stays where they are.
      if (scrollY === 0) current.scrollIntoView({ block: "start" });
    };
    shared();
    const leaveSelection = selectExamples(current);
    if (!isHydrated.current) unwatch.current = watchTool(current, () => requestTool(name));
    window.addEventListener("hashchange", shared);
    return () => {
      unwatch.current?.();
      leaveSelection();
      window.removeEventListener("hashchange", shared);
    };
  }, [name]);
  const onHydrated = useCallback(() => {
    isHydrated.current = true;
    if (place.current) leaveClicksToReact(place.current);
  }, []);
  const onReady = useCallback(() => unwatch.current?.(true), []);

  if (!name) return null;
  const LazyTool = lazyTool(name);
  return (
    // Browsers' reader views skip elements with this class: of a tool they would show labels and a frozen result.
    <div ref={place} className="extra" data-tool={name} data-print="no">
      <FieldScope.Provider value={name}>
        <Suspense fallback={<Placeholder name={name} minHeight={savedHeight(address, name)} />}>
          {/* eslint-disable-next-line react-hooks/static-components -- a name always gives the same component */}
          <LazyTool words={words} page={page} onHydrated={onHydrated} onReady={onReady} />
        </Suspense>
      </FieldScope.Provider>
    </div>
  );
});

/**
 * What client-side navigation shows in place of a tool. It requests the code on its own until it has it: the Tab key
 * would skip an empty place, and a screen reader's list of headings would lack it.
 */
function Placeholder({ name, minHeight }: { name: ToolName; minHeight: number | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => keepRequesting(name), [name]);
  useIsomorphicLayoutEffect(() => (place.current ? anchorBelow(place.current) : undefined), []);
  return <div ref={place} css={reserved} style={{ minHeight }} />;
}

export const fragment = graphql`
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
