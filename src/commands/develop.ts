import { gatsby } from "./gatsby";

void gatsby(["develop", ...process.argv.slice(2)]).then((code) => {
  process.exitCode = code;
});
