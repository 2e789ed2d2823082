import { gatsby } from "./system/gatsby";

void gatsby(["build", ...process.argv.slice(2)]).then((code) => {
  process.exitCode = code;
});
