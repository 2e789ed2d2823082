import { gatsby } from "./gatsby";

gatsby(["build", ...process.argv.slice(2)]).then(
  (code) => (process.exitCode = code),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
