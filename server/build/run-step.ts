interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Writes to a terminal only. For steps that run while the process may write JSON log lines. */
export const terminalOnly: Output = { write: (text) => process.stdout.isTTY && process.stdout.write(text) };

/** Runs one step of the start and shows it on one line with its duration: "Building the shop … done in 24 s". */
export async function runStep<Result>(label: string, work: () => Promise<Result>, output: Output = process.stdout): Promise<Result> {
  const started = performance.now();
  const isLive = output.isTTY === true;
  if (isLive) output.write(`${label} … `);
  const end = (outcome: string): unknown => output.write(`${isLive ? '' : `${label} … `}${outcome}\n`);
  try {
    const result = await work();
    end(`done in ${Math.max(1, Math.round((performance.now() - started) / 1000))} s`);
    return result;
  } catch (error) {
    end('failed');
    throw error;
  }
}
