import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useRef } from "react";
import { font, semibold, space } from "../../design/tokens";
import { Button } from "../../ui/button";
import { privacyHeading } from "./heading";

const styles = {
  code: css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space(4), marginTop: space(2) }),
  value: css({ fontFamily: font.mono, fontWeight: semibold }),
};

interface Props {
  words: Queries.ReferralWordsFragment;
  code: string | null;
  onForget: () => void;
}

/** The referral code that links to sign-up carry, and a way to forget it. */
export function ReferralChoice({ words, code, onForget }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const forget = () => {
    onForget();
    // The button disappears with the code; the focus must not return to the top of the page.
    title.current?.focus();
  };
  return (
    <div>
      <h3 ref={title} tabIndex={-1} css={privacyHeading}>
        {words.referralTitle}
      </h3>
      {code === null ? (
        <p>{words.referralNone}</p>
      ) : (
        <>
          <p>{words.referralIntro}</p>
          <p css={styles.code}>
            <code css={styles.value} translate="no">
              {code}
            </code>
            <Button onClick={forget}>{words.forget}</Button>
          </p>
        </>
      )}
    </div>
  );
}

export const fragment = graphql`
  fragment ReferralWords on LayoutPrivacyPanel {
    referralTitle
    referralNone
    referralIntro
    forget
  }
`;
