import type { Log } from '#backend/ports.ts';

/** Line ends that JSON does not escape but that log readers may split at. */
const ENDS_OF_LINES = /[\u0085\u2028\u2029]/g;

const escapeCharacter = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Writes one JSON object per line: info to stdout, warnings and errors to stderr. */
export function createLog(now: () => Date = () => new Date()): Log {
  const write =
    (level: string, stream: NodeJS.WriteStream) =>
    (sentence: string, data: Readonly<Record<string, unknown>> = {}) => {
      const line = JSON.stringify({ at: now().toISOString(), level, sentence, ...data });
      stream.write(`${line.replaceAll(ENDS_OF_LINES, escapeCharacter)}\n`);
    };
  return { info: write('info', process.stdout), warn: write('warn', process.stderr), error: write('error', process.stderr) };
}
