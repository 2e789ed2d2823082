import { misread } from "./qr-downloads";
import type { QrLevel } from "../../../../src/content/tools/terms";

/* A program that prints which downloads of a correction level are not read back correctly. */
void misread(process.argv[2] as QrLevel).then((wrong) => console.log(JSON.stringify(wrong)));
