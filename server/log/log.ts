import type { Log } from '#backend/ports.ts';

/** Ends of lines that JSON leaves as they are, and that readers of logs go by. */
const ENDS_OF_LINES = /[\u0085\u2028\u2029]/g;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** One JSON object a line: informative ones to stdout, the others to stderr. */
export function createLog(now: () => Date = () => new Date()): Log {
  const write =
    (level: string, stream: NodeJS.WriteStream) =>
    (sentence: string, data: Readonly<Record<string, unknown>> = {}) => {
      const line = JSON.stringify({ at: now().toISOString(), level, sentence, ...data });
      stream.write(`${line.replaceAll(ENDS_OF_LINES, escaped)}\n`);
    };
  return { info: write('info', process.stdout), warn: write('warn', process.stderr), error: write('error', process.stderr) };
}
