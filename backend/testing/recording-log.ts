import type { Log } from '../ports.ts';

export interface RecordedLine {
  readonly level: keyof Log;
  readonly sentence: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A log that records its lines for tests. */
export function createRecordingLog(): Log & { readonly lines: RecordedLine[] } {
  const lines: RecordedLine[] = [];
  const keep =
    (level: keyof Log) =>
    (sentence: string, data: Readonly<Record<string, unknown>> = {}): void =>
      void lines.push({ level, sentence, data });
  return { lines, info: keep('info'), warn: keep('warn'), error: keep('error') };
}
