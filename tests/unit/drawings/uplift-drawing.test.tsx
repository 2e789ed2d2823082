/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { UpliftDrawing } from "../../../src/drawings/uplift-drawing";

test.each([
  ["+40 % de clics", "71.4%"],
  ["+40\u00A0% de clics", "71.4%"],
  ["12,5 % de plus", "88.9%"],
  ["+1\u202F000 % de clics", "9.1%"],
])(
  "beside a gain of %j, the ordinary result is drawn to scale, %s as wide, for sighted visitors only",
  (gain, width) => {
    const [ordinary, more] = render(<UpliftDrawing ordinary="Un lien nu" gain={gain} />).container.querySelectorAll(
      "span",
    );
    expect(getComputedStyle(ordinary!).width).toBe(width);
    expect([ordinary!.ariaHidden, more!.ariaHidden, more!.textContent]).toEqual(["true", null, gain]);
  },
);
