/**
 * An error that a person can fix: a taken port, a missing tool, a wrong setting. It is printed as its one
 * sentence, without a stack, and ends the command with exit code 1.
 */
export class Complaint extends Error {
  /** @override */
  name = 'Complaint';
}

/**
 * Runs a command's body and turns what it throws into an exit code: a {@link Complaint} prints one sentence,
 * anything else is a bug of ours and prints its stack.
 *
 * @param {() => Promise<number | void>} body resolves to the exit code, nothing means 0
 */
export async function runCommand(body) {
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    console.error(error instanceof Complaint ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
