/** @jest-environment jsdom */
import { render, screen, waitFor } from "@testing-library/react";
import { Layout } from "../../../src/layout/layout";
import { QuestionList } from "../../../src/sections/question-list";

jest.mock("gatsby", () => ({ graphql: () => null, useStaticQuery: () => ({ layoutHeader: null }) }));
jest.mock("../../../src/layout/header", () => ({ Header: () => null }));
jest.mock("../../../src/layout/footer", () => ({ Footer: () => null }));

beforeEach(() => {
  window.scrollBy = () => undefined;
  globalThis.CSS = { supports: () => true } as unknown as typeof CSS;
});

test("a page's two question lists have only one open answer between them, in any browser", async () => {
  const list = (question: string) => <QuestionList items={[{ question, answer: "Oui." }]} />;
  render(
    <Layout>
      {list("Propre à la page ?")}
      {list("Commune ?")}
    </Layout>,
  );
  const [own, common] = screen.getAllByRole<HTMLDetailsElement>("group");
  const isHeard = new Promise((done) => own!.addEventListener("toggle", done));
  own!.querySelector("summary")!.click();
  await isHeard;
  expect(own!.open).toBe(true);
  common!.querySelector("summary")!.click();
  await waitFor(() => expect(own!.open).toBe(false));
  expect(common!.open).toBe(true);
});
