import { CONTENTS, misreadApart } from "./qr-downloads";

/* Two files, so that the work runs on two processors. */
it.each(["L", "M"] as const)(
  `at level %s, ${CONTENTS} contents are read back from PNG and SVG, without and with a logo`,
  async (level) => expect(await misreadApart(level)).toEqual([]),
  300_000,
);
