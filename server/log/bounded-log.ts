import type { Rate } from '#backend/limits/rate.ts';
import type { Log } from '#backend/ports.ts';

/** Characters of a sentence or of one text in its data. */
const longestText = 1000;
/** Characters of all of a line's data, as JSON. */
const longestData = 8000;

type Level = keyof Log;

const cut = (text: string): string => (text.length > longestText ? `${text.slice(0, longestText)}… (${text.length} characters)` : text);

/** Texts are cut; data that is still too much is left out, and its size said. */
function cutData(data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const text = JSON.stringify(data, (_, value: unknown) => (typeof value === 'string' ? cut(value) : value));
  return text.length > longestData ? { leftOut: `${text.length} characters` } : (JSON.parse(text) as Readonly<Record<string, unknown>>);
}

/** The part of the shop that speaks: "[cairn] [contract]". */
const areaOf = (sentence: string): string => /^\[cairn\] \[[\w-]+\]/.exec(sentence)?.[0] ?? '[cairn]';

interface Span {
  lines: number;
  /** Under which the latest dropped line would have been. */
  level: Level;
}

/**
 * A log that nobody fills from outside: lines have a greatest length, and of each area of the shop so many are let through in a span of
 * time. What is dropped then is counted, and said in one line at the span's end.
 */
export function boundLog(log: Log, { calls: most, seconds }: Rate): Log {
  const spans = new Map<string, Span>();

  const end = (area: string): void => {
    const { lines, level } = spans.get(area) ?? { lines: 0, level: 'info' };
    spans.delete(area);
    if (lines > most) log[level](`${area} ${lines - most} more lines within ${seconds} seconds were dropped`, { dropped: lines - most });
  };

  const write =
    (level: Level) =>
    (sentence: string, data: Readonly<Record<string, unknown>> = {}): void => {
      const area = areaOf(sentence);
      const span = spans.get(area) ?? { lines: 0, level };
      if (!spans.has(area)) {
        spans.set(area, span);
        setTimeout(end, seconds * 1000, area).unref();
      }
      span.lines += 1;
      if (span.lines <= most) log[level](cut(sentence), cutData(data));
      else span.level = level;
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
