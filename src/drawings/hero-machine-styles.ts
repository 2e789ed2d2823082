import { css } from "@emotion/react";
import { color, font, from, media, motion, radius, space, text } from "../design/tokens";
import { arrive, dash, run } from "./motion";

/** The parts appear one after another, 200 ms each; the last starts within a second. */
const enter = (name: typeof arrive, step: number) => ({
  [media.motion]: { animation: `${name} ${motion.steady} ${motion.ease} ${step * 160}ms both` },
});

const line = { fill: "none", stroke: color.ink, strokeWidth: 2.5, strokeLinecap: "round" } as const;
const sheet = {
  border: `2px solid ${color.ink}`,
  borderRadius: radius.medium,
  background: color.raised,
  overflow: "hidden",
} as const;

const drawn = (step: number) =>
  ({
    "& path": {
      vectorEffect: "non-scaling-stroke",
      [media.motion]: { strokeDasharray: dash, animation: `${run} ${motion.slow} ${motion.ease} ${step * 160}ms both` },
    },
  }) as const;

export const styles = {
  machine: css({
    position: "relative",
    isolation: "isolate",
    width: "100%",
    minWidth: 0,
    maxWidth: "44rem",
    paddingBlock: space(6),
    overflowX: "clip",
    containerType: "inline-size",
    "&::before": {
      content: '""',
      position: "absolute",
      zIndex: -1,
      inset: "34% 4% 14% 6%",
      borderRadius: radius.pill,
      background: color.mimosa,
      transform: "rotate(-24deg)",
      [media.dark]: { background: color.night },
    },
  }),
  long: css({
    padding: `${space(3)} ${space(5)}`,
    border: `2px solid ${color.ink}`,
    borderRadius: "2.2rem",
    color: color.inkSoft,
    background: color.raised,
    fontFamily: font.mono,
    fontSize: ".875rem",
    lineHeight: 1.5,
    wordBreak: "break-all",
  }),
  down: css({ ...line, width: 80, height: 56, marginInlineStart: "10%", ...drawn(1) }),
  short: css({ width: "fit-content", ...enter(arrive, 2) }),
  fan: css({
    ...line,
    width: "100%",
    height: 68,
    ...drawn(3),
  }),
  /*
   * On a phone the countries are below the card and the code, so that each destination fits on one line; the middle
   * line continues to them, between the two.
   */
  outputs: css({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: `clamp(${space(3)},2vw,${space(5)})`,
    "&::before": {
      content: '""',
      position: "absolute",
      zIndex: -1,
      inset: `0 0 ${space(4)} 50%`,
      marginLeft: -1.25,
      borderLeft: `2.5px solid ${color.ink}`,
      ...enter(arrive, 4),
    },
    [from.phone]: {
      gridTemplateColumns: "1.3fr .8fr 1.25fr",
      alignItems: "start",
      "&::before": { display: "none" },
    },
  }),
  card: css({
    ...sheet,
    display: "grid",
    paddingBottom: space(3),
    ...enter(arrive, 4),
  }),
  picture: css({
    width: "100%",
    height: "auto",
    background: color.blueSoft,
    "& circle": { fill: color.mimosa },
    "& path": { fill: color.blue },
  }),
  site: css({
    padding: `${space(2)} ${space(2)} 0`,
    color: color.inkSoft,
    fontSize: "min(.8125rem,3.3cqi)",
    lineHeight: 1.35,
  }),
  title: css({
    padding: `${space(1)} ${space(2)} 0`,
    fontSize: "min(1rem,4.5cqi)",
    lineHeight: 1.3,
  }),
  qr: css({
    ...sheet,
    display: "grid",
    alignItems: "center",
    padding: space(1),
    background: color.qrPaper,
    ...enter(arrive, 5),
  }),
  countries: css({
    display: "grid",
    gap: space(2),
    gridColumn: "1/-1",
    [from.phone]: { gridColumn: "auto" },
    ...enter(arrive, 6),
  }),
  country: css({
    ...text.label,
    display: "flex",
    alignItems: "center",
    gap: space(1.5),
    padding: `${space(1.5)} ${space(3)}`,
    border: `2px solid ${color.ink}`,
    borderRadius: radius.pill,
    background: color.raised,
    "& b": { flex: "none", minWidth: "1.5em", whiteSpace: "nowrap" },
    "& span": { fontWeight: 400, lineHeight: 1.2 },
  }),
};
