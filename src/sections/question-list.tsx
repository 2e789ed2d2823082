import { css } from "@emotion/react";
import { FAQ_OPENED } from "../analytics";
import { color, media, motion, radius, space, text, width } from "../design/tokens";
import { Icon } from "../ui/icon";
import { Prose } from "../ui/prose";
import { WholeWords } from "../ui/whole-words";

const styles = {
  item: css({ borderBottom: `1px solid ${color.line}` }),
  summary: css({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space(4),
    marginInline: `-${space(2)}`,
    padding: `${space(5)} ${space(2)}`,
    borderRadius: radius.small,
    "& h3": { ...text.h3, fontSize: "1.125rem" },
    [media.hover]: { "&:hover": { color: color.blue } },
    "&:focus-visible": { outlineOffset: 0 },
    /* Fixed size: larger text needs the space. */
    "& svg": { width: 22, height: 22, [media.motion]: { transition: `transform ${motion.steady} ${motion.ease}` } },
    "[open]>& svg": { transform: "rotate(45deg)" },
  }),
  answer: css({ maxWidth: width.text, paddingBottom: space(6), color: color.inkSoft }),
};

/**
 * Questions and answers: at most one per page is open, without script (for older browsers see
 * src/layout/exclusive-details.ts); opening one reports the event `FAQOpened {question}` (specification, section 4).
 */
export function QuestionList({ items }: { items: readonly Queries.Question[] }) {
  return (
    <div>
      {items.map(({ question, answer }) => (
        <details
          key={question}
          css={styles.item}
          name="questions"
          data-event={FAQ_OPENED}
          data-event-question={question}
        >
          <summary css={styles.summary}>
            <h3>
              <WholeWords>{question}</WholeWords>
            </h3>
            <Icon name="plus" size={22} />
          </summary>
          <div css={styles.answer}>
            <p>
              <Prose>{answer}</Prose>
            </p>
          </div>
        </details>
      ))}
    </div>
  );
}
