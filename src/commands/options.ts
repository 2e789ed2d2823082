import { parseArgs, type ParseArgsConfig } from "node:util";

const HELP = ["--help", "--aide", "-h"];

/** Whether a command line asks how a command is used. */
export const asksForHelp = (args: readonly string[]) => args.some((arg) => HELP.includes(arg));

/** The command line after the command's name; one that asks for it ends here with its usage and code 0. */
function argumentsOf(usage: string): string[] {
  const args = process.argv.slice(2);
  if (!asksForHelp(args)) return args;
  console.log(usage);
  process.exit(0);
}

/**
 * Ends a command that takes no options, before it writes anything, where it was given some: with code 0 and its usage
 * where that was asked for, with code 2 otherwise.
 * @param usage what the command does and what steers it
 */
export function takesNoOptions(usage: string): void {
  const args = argumentsOf(usage);
  if (args.length === 0) return;
  console.error(`Unknown option: ${args[0]}\n\n${usage}`);
  process.exit(2);
}

/**
 * Reads the options of a command; ends it with code 0 and its usage where that was asked for.
 * @param usage what the command does and what its options are
 * @param options what it takes, as `parseArgs` wants it
 * @returns the options' values by name
 * @throws Error that names an unknown option, or one without its value, and says how the command is used
 */
export function readOptions<Options extends NonNullable<ParseArgsConfig["options"]>>(usage: string, options: Options) {
  const args = argumentsOf(usage);
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`);
  }
}
