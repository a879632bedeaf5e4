import type { Rate } from '#backend/limits/rate.ts';
import type { Log } from '#backend/ports.ts';

/** Characters of a sentence or of one text in its data. */
const longestText = 1000;
/** Characters of all data of a line, as JSON. */
const longestData = 8000;

type Level = keyof Log;

const truncate = (text: string): string =>
  text.length > longestText ? `${text.slice(0, longestText)}… (${text.length} characters)` : text;

/** Truncates texts. Data that is still too large is replaced by its size. */
function truncateData(data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const text = JSON.stringify(data, (_, value: unknown) => (typeof value === 'string' ? truncate(value) : value));
  return text.length > longestData ? { leftOut: `${text.length} characters` } : (JSON.parse(text) as Readonly<Record<string, unknown>>);
}

/** The area of a line: "[cairn] [contract]". */
const getArea = (sentence: string): string => /^\[cairn\] \[[\w-]+\]/.exec(sentence)?.[0] ?? '[cairn]';

interface Span {
  lines: number;
  /** Level of the latest dropped line. */
  level: Level;
}

/**
 * Limits the length of each line and the number of lines per area and time span, so that clients cannot flood the log. The number of
 * dropped lines is logged at the end of a span.
 */
export function limitLog(log: Log, { calls: most, seconds }: Rate): Log {
  const spans = new Map<string, Span>();

  const end = (area: string): void => {
    const { lines, level } = spans.get(area) ?? { lines: 0, level: 'info' };
    spans.delete(area);
    if (lines > most) log[level](`${area} ${lines - most} more lines within ${seconds} seconds were dropped`, { dropped: lines - most });
  };

  const write =
    (level: Level) =>
    (sentence: string, data: Readonly<Record<string, unknown>> = {}): void => {
      const area = getArea(sentence);
      const span = spans.get(area) ?? { lines: 0, level };
      if (!spans.has(area)) {
        spans.set(area, span);
        setTimeout(end, seconds * 1000, area).unref();
      }
      span.lines += 1;
      if (span.lines <= most) log[level](truncate(sentence), truncateData(data));
      else span.level = level;
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
