// A busy machine may take longer than the second that Testing Library waits by default.
if (typeof document === "object") require("@testing-library/dom").configure({ asyncUtilTimeout: 15_000 });
