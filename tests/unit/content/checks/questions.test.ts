import { checkQuestions } from "../../../../src/content/checks/questions";
import { checkedPage, FOUR_FIELDS } from "../bad-files/bad-file";

const asking = (...questions: string[]) =>
  checkQuestions(checkedPage({ questions: questions.map((question) => ({ question, answer: FOUR_FIELDS.subtitle })) }));

describe("the questions of a page", () => {
  it("end with a question mark", () => {
    expect(asking("Comment fermer l'accès ?", "Comment le rouvrir")).toMatchObject([
      { field: "questions[1].question", message: expect.stringContaining("point d’interrogation") },
    ]);
  });

  it("may end with a closing quote or bracket", () => {
    expect(asking("Que veut dire « qui l'a vu ? »", "Est-ce gratuit (vraiment ?)")).toEqual([]);
  });

  it("are not repeated", () => {
    expect(asking("Comment fermer l'accès ?", "COMMENT fermer l’accès?")).toMatchObject([
      { field: "questions[1].question", message: expect.stringContaining("déjà plus haut") },
    ]);
  });
});
