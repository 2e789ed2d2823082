import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { getImage, getSrc, getSrcSet, type ImageDataLike } from "gatsby-plugin-image";
import type { ReactNode } from "react";
import { color, from, radius } from "../design/tokens";

const frame = css({
  width: "100%",
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  overflow: "hidden",
  /*
   * On a phone only its left part, fading out: whole, its words would be too small to read. All browsers know the
   * prefixed name, Chromium before 120 only that one.
   */
  "& img": { display: "block", width: "165%", maxWidth: "none" },
  WebkitMaskImage: "linear-gradient(90deg,#000 80%,transparent)",
  [from.phone]: { WebkitMaskImage: "none", "& img": { width: "100%" } },
});

interface Props {
  /** Name of the file in `src/pictures`; its dark version ends in `-dark`. */
  name: string;
  alt: string;
  /** Shown if there is no such file. */
  fallback: ReactNode;
}

/**
 * A screenshot of the product, in the visitor's colour scheme. A plain picture element around the data of
 * gatsby-plugin-image: its own component needs inline styles, which the content security policy forbids.
 */
export function ProductPicture({ name, alt, fallback }: Props) {
  const { allFile } = useStaticQuery<Queries.ProductPicturesQuery>(graphql`
    query ProductPictures {
      allFile(filter: { sourceInstanceName: { eq: "pictures" } }) {
        nodes {
          name
          childImageSharp {
            gatsbyImageData(
              layout: CONSTRAINED
              width: 680
              breakpoints: [680, 1360]
              formats: [WEBP, AVIF]
              placeholder: NONE
              sizes: "(min-width: 80em) 26rem, (min-width: 64em) 36vw, (min-width: 48em) 40vw, (min-width: 30em) 80vw, 130vw"
            )
          }
        }
      }
    }
  `);
  const find = (wanted: string) =>
    (allFile.nodes.find((file) => file.name === wanted)?.childImageSharp ?? null) as ImageDataLike | null;
  const [light, dark] = [find(name), find(`${name}-dark`)];
  const image = light && getImage(light);
  if (!light || !image) return fallback;
  const sizes = image.images.sources?.[0]?.sizes;
  return (
    <picture css={frame}>
      {dark &&
        getImage(dark)?.images.sources?.map(({ type, srcSet }) => (
          <source
            key={type}
            media="screen and (prefers-color-scheme: dark)"
            type={type}
            srcSet={srcSet}
            sizes={sizes}
          />
        ))}
      {image.images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={getSrc(light)}
        srcSet={getSrcSet(light)}
        sizes={sizes}
        width={image.width}
        height={Math.round(image.height)}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
