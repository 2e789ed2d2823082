import { box, circle } from "./icon-shapes";

/* Separate from the others, because every page loads these. */

/** The paths of the interface's own icons, drawn like all of them (see icon-paths.ts). */
export const interfaceIcons = {
  arrow: "M4 12h15M13 6l6 6-6 6",
  out: "M7 17L17.5 6.5M9 6h9v9",
  close: "M6 6l12 12M18 6L6 18",
  menu: "M4 7.5h16M4 12h16M4 16.5h10",
  copy: `${box(8.5, 8.5, 12, 12, 2.5)}M15.5 5A1.5 1.5 0 0 0 14 3.5H6A2.5 2.5 0 0 0 3.5 6v8A1.5 1.5 0 0 0 5 15.5`,
  plus: "M12 5v14M5 12h14",
  alert: "M12 4 2.8 20h18.4zM12 10v4.5M12 17.3h.01",
  download: "M12 4v11M7 10.5l5 5 5-5M4.5 20h15",
  lock: `${box(4.5, 10.5, 15, 10, 2.5)}M8 10.5v-3a4 4 0 0 1 8 0v3M12 14.5v2`,
  info: `${circle(12, 12, 9)}M12 11v5.5M12 7.5h.01`,
  check: "M4.5 12.5l5 5 10-11",
};

export type InterfaceIcon = keyof typeof interfaceIcons;
