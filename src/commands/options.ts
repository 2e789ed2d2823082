const HELP = ["--help", "--aide", "-h"];

/** Whether a command line asks how a command is used. */
export const asksForHelp = (args: readonly string[]) => args.some((arg) => HELP.includes(arg));

/**
 * Ends a command that takes no options, before it writes anything, where it was given some: with code 0 and its usage
 * where that was asked for, with code 2 otherwise.
 * @param usage what the command does and what steers it
 * @param args the command line after the command's name
 */
export function takesNoOptions(usage: string, args: readonly string[] = process.argv.slice(2)): void {
  if (args.length === 0) return;
  if (asksForHelp(args)) {
    console.log(usage);
    process.exit(0);
  }
  console.error(`Unknown option: ${args[0]}\n\n${usage}`);
  process.exit(2);
}
