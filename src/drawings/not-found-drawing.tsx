import { Drawing } from "./drawing";

/** A chain that broke, and takes it well: two links apart, the open one between them smiles. */
export function NotFoundDrawing() {
  return (
    <Drawing width={360} height={170}>
      <path className="blue" strokeWidth="16" d="M84 112H50a34 34 0 0 1 0-68h38a34 34 0 0 1 32 22" />
      <path strokeWidth="16" d="M276 112h34a34 34 0 0 0 0-68h-38a34 34 0 0 0-32 22" />
      <path className="mimosa" strokeWidth="16" d="M112 104c12 58 124 58 136 0" />
      <path strokeWidth="13" d="M155 80h.1m50 0h.1" />
      <path d="m136 40-9-13m26 7-3-15m74 21 9-13m-26 7 3-15" />
    </Drawing>
  );
}
