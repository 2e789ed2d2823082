/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Prose } from "../../../src/ui/prose";

const shown = (text: string) => render(<Prose>{text}</Prose>).container.innerHTML;

test("a text is rendered with its links inside the sentence", () => {
  expect(shown("Le lien d’un [PDF](/raccourcir-lien/pdf).")).toBe(
    'Le lien d’un <a href="/raccourcir-lien/pdf">PDF</a>.',
  );
});

test("an invalid link is rendered as it is typed", () => {
  expect(shown("[ici](https://ailleurs.example) & <b>")).toBe("[ici](https://ailleurs.example) &amp; &lt;b&gt;");
});
