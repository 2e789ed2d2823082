import { parseArgs, type ParseArgsConfig } from "node:util";

const HELP = ["--help", "--aide", "-h"];

/** Whether a command line asks for help. */
export const asksForHelp = (args: readonly string[]) => args.some((arg) => HELP.includes(arg));

/** The command line after the command's name. If it asks for help, prints the usage and exits with code 0. */
function argumentsOf(usage: string): string[] {
  const args = process.argv.slice(2);
  if (!asksForHelp(args)) return args;
  console.log(usage);
  process.exit(0);
}

/**
 * Exits from a command that takes no options if it was given some, before it writes anything: with code 0 and the usage
 * if help was asked for, with code 2 otherwise.
 * @param usage what the command does and what configures it
 */
export function takesNoOptions(usage: string): void {
  const args = argumentsOf(usage);
  if (args.length === 0) return;
  console.error(`Unknown option: ${args[0]}\n\n${usage}`);
  process.exit(2);
}

/**
 * Reads the options of a command; prints the usage and exits with code 0 if help was asked for.
 * @param usage what the command does and what its options are
 * @param options the accepted options, in the format of `parseArgs`
 * @returns the options' values by name
 * @throws Error that names an unknown option, or one without its value, and includes the usage
 */
export function readOptions<Options extends NonNullable<ParseArgsConfig["options"]>>(usage: string, options: Options) {
  const args = argumentsOf(usage);
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`);
  }
}
