/** The two halves of the mark, on a 56 × 32 grid: each passes once over and once under the other. */
export const mark = {
  left: "M23.91 26.83A11 11 0 0 1 22 27h-7a11 11 0 0 1 0-22h7a11 11 0 0 1 9.12 17.15",
  right: "M32.09 5.17A11 11 0 0 1 34 5h7a11 11 0 0 1 0 22h-7a11 11 0 0 1-9.12-17.15",
};
