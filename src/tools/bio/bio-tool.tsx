import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useMemo } from "react";
import { Phone } from "../../drawings/phone";
import type { IconName } from "../../ui/content-icon";
import { Field } from "../../ui/field";
import type { ToolPage, ToolProps } from "../tool-components";
import { ToolFrame } from "../frame/tool-frame";
import { Group } from "../frame/group";
import { Notes } from "../frame/notes";
import { messageText } from "../messages";
import { useToolState } from "../state/use-tool-state";
import { bioNotes, bioPage } from "./bio-page";

const LINKS = ["link1", "link2", "link3", "link4", "link5"] as const;

const centre = css({ display: "grid", justifyItems: "center" });

const initialValues = (page?: ToolPage) => {
  const [link1 = "", link2 = "", link3 = "", link4 = "", link5 = ""] = page?.bio?.links ?? [];
  return { name: page?.bio?.name ?? "", sentence: page?.bio?.sentence ?? "", link1, link2, link3, link4, link5 };
};

/** A page of links that the visitor writes, shown live on a phone. */
export default function BioTool({ words, page }: ToolProps<Queries.BioWordsFragment>) {
  const defaults = useMemo(() => initialValues(page), [page]);
  const { values, set } = useToolState("bio", defaults);
  const bio = bioPage(
    values.name,
    values.sentence,
    LINKS.map((name) => values[name]),
  );
  const codes = bioNotes(bio);
  const shownNotes = (codes.length > 0 ? codes : (["good"] as const)).map((code) => ({
    level: code === "good" ? ("info" as const) : ("warning" as const),
    text: messageText<"bio">(words.messages, { code }),
  }));
  const field = (name: keyof typeof values, label: string) => (
    <Field key={name} name={name} label={label} value={values[name]} onChange={(value) => set({ [name]: value })} />
  );

  return (
    <ToolFrame
      words={words}
      status={shownNotes.map(({ text }) => text).join(" ")}
      fields={
        <>
          {field("name", words.displayName)}
          {field("sentence", words.sentence)}
        </>
      }
      more={<Group legend={words.links}>{LINKS.map((name, at) => field(name, `${words.link} ${at + 1}`))}</Group>}
    >
      <div css={centre}>
        <Phone
          name={bio.name}
          sentence={bio.sentence}
          links={bio.links}
          icon={(page?.icon ?? "bio") as IconName}
          label={[words.drawing, bio.name, bio.sentence, ...bio.links].filter(Boolean).join(", ")}
        />
      </div>
      <Notes notes={shownNotes} />
    </ToolFrame>
  );
}

export const fragment = graphql`
  fragment BioWords on BioTool {
    ...ToolFrame
    displayName
    sentence
    links
    link
    drawing
    messages {
      code
      text
    }
  }
`;
