/** @jest-environment jsdom */
import { fireEvent, render } from "@testing-library/react";
import frame from "../../../../data/outils.json";
import words from "../../../../data/outils/redirects.json";
import site from "../../../../data/site.json";
import RedirectsTool from "../../../../src/tools/redirects/redirects-tool";
import { translate } from "../../translate";

jest.mock("gatsby", () => ({ graphql: () => null, useStaticQuery: () => ({ siteSettings: site }) }));

test("the redirect simulator follows each choice on a page translated by the browser", () => {
  const given = { name: "redirects", ...words, frame } as unknown as Queries.RedirectsWordsFragment;
  const [own, translated] = [render(<RedirectsTool words={given} />), render(<RedirectsTool words={given} />)];
  translate(translated.container);
  const choices = [
    ...words.countries.map(({ value }) => ["country", value]),
    ...words.devices.map(({ value }) => ["device", value]),
    ...words.scenarios.map(({ code }) => ["scenario", code]),
    ...words.countries.map(({ value }) => ["country", value]),
  ];
  for (const [name, value] of choices) {
    const [expected, shown] = [own, translated].map(({ container }) => {
      fireEvent.change(container.querySelector(`[name=${name}]`)!, { target: { value } });
      const drawing = container.querySelector("[role=region]")!;
      return [drawing.textContent, drawing.querySelectorAll("[data-outcome=matched] svg").length];
    });
    expect([name, value, shown]).toEqual([name, value, expected]);
  }
});
