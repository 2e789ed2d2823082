import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { pageAnalytics } from "../../analytics";
import { space, text, width } from "../../design/tokens";
import { retry } from "../../site/retry";
import { reloadIfOutdated } from "../../tools/hydration/reload-outdated";
import { reportFailedImport } from "../../ui/failed-import";
import { Disclosure } from "../disclosure";

type Details = typeof import("./details").PrivacyDetails;

const styles = {
  body: css(text.small, { display: "grid", gap: space(6), maxWidth: width.narrow, paddingBlock: space(4) }),
};

/**
 * The visitor's controls: measurement on or off, the stored data, the referral code, and the exact events sent
 * (decisions, "Analytics": a control in the footer).
 */
export function PrivacyPanel() {
  const { layoutPrivacyPanel: words, siteSettings } = useStaticQuery<Queries.PrivacyPanelQuery>(graphql`
    query PrivacyPanel {
      layoutPrivacyPanel {
        title
        intro
        needsScript
        ...PrivacyDetailsWords
      }
      siteSettings {
        analytics {
          cookieDays {
            visitor_id: visitor
            super_properties: superProperties
            campaign
          }
        }
      }
    }
  `);
  const panel = useRef<HTMLDetailsElement>(null);
  /* Counts the refreshes; at 0, scripts may not be running. */
  const [revision, setRevision] = useState(0);
  const isAsked = useRef(false);
  /* Null when loading failed. */
  const [Details, setDetails] = useState<Details | null>();
  /* Renders nothing until the visitor comes near: its styles would make the browser lay out the whole page again. */
  const refresh = () => {
    if (!panel.current?.matches("[open], :hover, :focus-within")) return;
    setRevision((count) => count + 1);
    if (isAsked.current) return;
    isAsked.current = true;
    retry(() => import("./details")).then(
      ({ PrivacyDetails }) => setDetails(() => PrivacyDetails),
      (error: unknown) => {
        setDetails(null);
        if (!reportFailedImport(error)) return;
        isAsked.current = false;
        void reloadIfOutdated();
      },
    );
  };
  useEffect(() => {
    refresh();
    return pageAnalytics().subscribe(refresh);
  }, []);
  if (!words || !siteSettings) return null;

  return (
    <Disclosure
      ref={panel}
      title={words.title}
      id="confidentialite"
      onToggle={refresh}
      onFocus={refresh}
      onPointerEnter={refresh}
    >
      <div css={styles.body} data-private>
        <p>{revision > 0 && Details !== null ? words.intro : words.needsScript}</p>
        {Details && <Details words={words} days={siteSettings.analytics.cookieDays} onChange={refresh} />}
      </div>
    </Disclosure>
  );
}
