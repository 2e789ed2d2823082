/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import frame from "../../../data/outils.json";
import words from "../../../data/outils/doctor.json";
import DoctorFace from "../../../src/tools/doctor/doctor-face";

jest.mock("gatsby", () => ({
  graphql: () => null,
  useStaticQuery: () => ({ siteSettings: { appUrl: "https://app.example", signUpPath: "/inscription" } }),
}));

const RULES = [
  { path: "/raccourcir-lien/zoom", label: "Zoom", hosts: ["zoom.us"], keep: ["pwd"], drop: [], warnings: [] },
];

const change = (link: string) => fireEvent.change(screen.getByLabelText(words.input), { target: { value: link } });

test("where the rules cannot be had, the next change of the link asks for them again, and then no more", async () => {
  const fetched = jest.fn<Promise<unknown>, [string]>().mockResolvedValueOnce({ ok: false, status: 503 });
  fetched.mockResolvedValue({ ok: true, json: () => Promise.resolve(RULES) });
  globalThis.fetch = fetched as unknown as typeof fetch;
  render(<DoctorFace words={{ name: "doctor", ...words, frame } as unknown as Queries.DoctorWordsFragment} />);
  expect(fetched).not.toHaveBeenCalled();

  change("https://zoom.us/j/1?pwd=a");
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  expect(screen.queryByText("Zoom")).toBeNull();

  await fetched.mock.results[0]!.value;
  change("https://zoom.us/j/12?pwd=a");
  expect(await screen.findByText("Zoom")).toBeVisible();
  expect(fetched.mock.calls).toEqual([["/doctor.json"], ["/doctor.json"]]);

  change("https://zoom.us/j/123?pwd=a");
  expect(fetched).toHaveBeenCalledTimes(2);
});
