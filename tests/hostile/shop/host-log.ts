import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';

export interface ProcessLog {
  readonly lines: number;
  readonly bytes: number;
  /** Lines with a stack trace, and non-JSON lines long after the host started listening: one fault each. */
  readonly faults: readonly string[];
  /** The latest lines, for diagnosis. */
  readonly latest: readonly string[];
  /** Returns the lines that contain a text. */
  findLines(text: string): readonly string[];
  listen(stream: Readable): void;
  /** Subscribes to every line. */
  onLine(hear: (line: string) => void): void;
}

const maxLines = 20_000;
const stack = /(?:^|\\n|\n)\s+at (?:async )?(?:[\w.<>[\] ]+ \()?(?:file:|node:|\/)/;

/** Collects a host's log over all its processes. */
export function createProcessLog(): ProcessLog {
  const latest: string[] = [];
  const faults: string[] = [];
  const hearers: ((line: string) => void)[] = [];
  const counted = { lines: 0, bytes: 0 };
  return {
    faults,
    latest,
    get lines() {
      return counted.lines;
    },
    get bytes() {
      return counted.bytes;
    },
    findLines: (text) => latest.filter((line) => line.includes(text)),
    listen(stream) {
      createInterface({ input: stream }).on('line', (line) => {
        counted.lines += 1;
        counted.bytes += Buffer.byteLength(line) + 1;
        latest.push(line);
        if (latest.length > maxLines) latest.shift();
        if (stack.test(line)) faults.push(line);
        for (const hear of hearers) hear(line);
      });
    },
    onLine: (hear) => void hearers.push(hear),
  };
}
