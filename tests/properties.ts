import fc from "fast-check";

// The same samples in every run, so that no change fails for a case that it did not make; FC_SEED looks for others.
fc.configureGlobal({ seed: Number(process.env["FC_SEED"] ?? 2026) });
