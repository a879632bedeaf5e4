import type { Log } from '../ports.ts';

export interface RecordedLine {
  readonly level: keyof Log;
  readonly sentence: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A log that records its lines for tests. */
export function createRecordingLog(): Log & { readonly lines: RecordedLine[] } {
  const lines: RecordedLine[] = [];
  const createRecorder =
    (level: keyof Log) =>
    (sentence: string, data: Readonly<Record<string, unknown>> = {}): void =>
      void lines.push({ level, sentence, data });
  return { lines, info: createRecorder('info'), warn: createRecorder('warn'), error: createRecorder('error') };
}
