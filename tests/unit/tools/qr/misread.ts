import { misread } from "./qr-downloads";
import type { QrLevel } from "../../../../src/content/tools/terms";

/* A program: prints what a level's downloads do not give back. */
void misread(process.argv[2] as QrLevel).then((wrong) => console.log(JSON.stringify(wrong)));
