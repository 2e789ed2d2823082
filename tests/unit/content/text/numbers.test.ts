import { counted, formatPrice, twelveMonths } from "../../../../src/content/text/numbers";

const PRICES = [
  [2.9, "2,90\u00A0€"],
  [118.8, "118,80\u00A0€"],
  [29, "29\u00A0€"],
  [0, "0\u00A0€"],
] as const;

test.each(PRICES)("%d € is written %j", (price, written) => {
  expect(formatPrice(price)).toBe(written);
});

/** Like Safari on an older system: other zeros would be a hydration mismatch in the prices. */
test.each(PRICES)(
  "%d € is written %j even by a browser that ignores the option to strip zeros",
  async (price, written) => {
    const { NumberFormat } = Intl;
    const older = jest
      .spyOn(Intl, "NumberFormat")
      .mockImplementation(
        ((locale: string, { trailingZeroDisplay: _, ...known }: Intl.NumberFormatOptions = {}) =>
          new NumberFormat(locale, known)) as typeof NumberFormat,
      );
    await jest.isolateModulesAsync(async () => {
      const numbers = await import("../../../../src/content/text/numbers");
      expect(numbers.formatPrice(price)).toBe(written);
    });
    expect(older).toHaveBeenCalled();
    older.mockRestore();
  },
);

test("twelve months cost a whole number of cents", () => {
  expect([2.9, 8.9, 29.9].map(twelveMonths)).toEqual([34.8, 106.8, 358.8]);
});

test("a count is plural from two on", () => {
  expect([0, 1, 2].map((number) => counted(number, "fichier"))).toEqual(["0 fichier", "1 fichier", "2 fichiers"]);
});
