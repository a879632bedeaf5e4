import { spawn } from 'node:child_process';

/** Error of a failed build command, with its exit code. Its output has been written to stderr already. */
export class PrepareError extends Error {
  readonly code: number;
  constructor(command: string, code: number) {
    super(`[cairn] [prepare] "${command}" ended with ${code}; its output is above.`);
    this.name = 'PrepareError';
    this.code = code;
  }
}

/**
 * Runs a command in `root` and hides its output unless it fails.
 * @throws PrepareError on an exit code other than 0, after passing the output to `showOutput`.
 */
export function runCommand(
  root: string,
  command: string,
  args: readonly string[],
  signal: AbortSignal,
  showOutput: (output: string) => unknown = (output) => process.stderr.write(output),
): Promise<void> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32', signal });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve();
      showOutput(`\n${Buffer.concat(chunks).toString()}\n`);
      reject(new PrepareError([command, ...args].join(' '), code ?? 1));
    });
  });
}
