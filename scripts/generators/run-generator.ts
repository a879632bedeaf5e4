interface Generator {
  /** Name of its npm script, e.g. "new:block". */
  readonly script: string;
  /** Arguments of the script, e.g. "<name>". */
  readonly usage: string;
  /** The next step for the user, in one sentence. */
  readonly next: string;
  /** @returns the paths written. */
  readonly write: (name: string) => Promise<readonly string[]>;
}

/** Runs a generator on the command line, and prints the paths that it wrote and the next step, or its error. */
export async function runGenerator({ script, usage, next, write }: Generator, name: string | undefined): Promise<void> {
  const fail = (text: string): void => {
    console.error(`[cairn] [${script}] ${text}`);
    process.exitCode = 1;
  };
  if (name === undefined) return fail(`usage: npm run ${script} ${usage}`);
  try {
    const paths = await write(name);
    console.log([`Created ${name}:`, ...paths.map((path) => `  ${path}`), `Next: ${next}`].join('\n'));
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}
