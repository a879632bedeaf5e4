import type { Log } from '#backend/ports.ts';

/** One JSON object a line: informative ones to stdout, the others to stderr. */
export function createLog(now: () => Date = () => new Date()): Log {
  const write =
    (level: string, stream: NodeJS.WriteStream) =>
    (sentence: string, data: Readonly<Record<string, unknown>> = {}) => {
      stream.write(`${JSON.stringify({ at: now().toISOString(), level, sentence, ...data })}\n`);
    };
  return { info: write('info', process.stdout), warn: write('warn', process.stderr), error: write('error', process.stderr) };
}
