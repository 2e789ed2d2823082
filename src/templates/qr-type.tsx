import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { subject } from "../design/subject";
import { radius, space } from "../design/tokens";
import { QrDrawing } from "../drawings/qr-drawing";
import { Article } from "../sections/article";
import { Closing } from "../sections/closing";
import { PageHero } from "../sections/page-hero";
import { PriceStrip } from "../sections/price-strip";
import { Related } from "../sections/related";
import { Subject } from "../sections/subject";
import { Seo } from "../seo/seo";
import { SignUpLink } from "../site/sign-up-link";
import { toolAnchor } from "../content/tools/anchor";
import { Tool } from "../tools/tool";
import { ButtonLink } from "../ui/button";
import type { IconName } from "../ui/content-icon";

const code = css({
  width: "min(100%, 22rem)",
  justifySelf: "center",
  padding: space(3),
  borderRadius: radius.large,
  background: subject.gradient,
});

/** /qrcode/{type} */
export default function QrTypeTemplate({ data: { qrType, family } }: PageProps<Queries.QrTypeTemplateQuery>) {
  if (!qrType || !family) return null;
  return (
    <Subject colour={qrType.gradient}>
      <Seo
        title={qrType.seoTitle}
        description={qrType.description}
        canonical={qrType.path}
        updated={qrType.updated}
        pictured={qrType.title}
      />
      <PageHero
        icon={qrType.icon as IconName}
        title={qrType.title}
        lead={qrType.description}
        badges={family.badges}
        trail={[{ label: family.breadcrumb }, { label: qrType.label }]}
        trial={family.trial}
        isSlim
        actions={
          <>
            <SignUpLink location="QR Code Section">{qrType.cta}</SignUpLink>{" "}
            {qrType.tool?.name === "qr" && (
              <ButtonLink href={`#${toolAnchor("qr")}`} kind="quiet">
                {family.tool}
              </ButtonLink>
            )}
          </>
        }
      >
        <div css={code}>
          <QrDrawing {...qrType.code} label={`${family.drawing} ${qrType.label}`} />
        </div>
      </PageHero>
      <Tool words={qrType.tool} page={qrType} />
      <Article page={qrType} />
      <Closing words={family.closing} />
      <PriceStrip />
      <Related pages={qrType.related} />
    </Subject>
  );
}

export const query = graphql`
  query QrTypeTemplate($id: String!) {
    qrType(id: { eq: $id }) {
      path
      label
      title
      seoTitle
      icon
      gradient
      description
      updated
      cta
      code {
        path
        size
      }
      tool {
        ...Tool
      }
      ...Article
      ...Related
    }
    family: qrFamily {
      breadcrumb
      badges
      trial
      tool
      drawing
      closing {
        ...ClosingWords
      }
    }
  }
`;
