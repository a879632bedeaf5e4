interface Generator {
  /** Of its npm script, e.g. "new:block". */
  readonly script: string;
  /** What stands behind the script's name, e.g. "<name>". */
  readonly usage: string;
  /** What to do next, in one sentence. */
  readonly next: string;
  /** Answers the paths written. */
  readonly write: (name: string) => Promise<readonly string[]>;
}

/** A generator on the command line: says what it has written and what comes next, or why it wrote nothing. */
export async function runGenerator({ script, usage, next, write }: Generator, name: string | undefined): Promise<void> {
  const fail = (text: string): void => {
    console.error(`[cairn] [${script}] ${text}`);
    process.exitCode = 1;
  };
  if (name === undefined) return fail(`usage: npm run ${script} ${usage}`);
  try {
    const paths = await write(name);
    console.log([`${name} stands:`, ...paths.map((path) => `  ${path}`), `Next: ${next}`].join('\n'));
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}
