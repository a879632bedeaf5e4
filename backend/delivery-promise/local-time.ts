import type { Day } from './holidays.ts';

export interface LocalTime extends Day {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...parts });
  formats.set(timeZone, format);
  return format;
}

/** Day and time on the clocks of a time zone. @param timeZone IANA name. */
export function localTime(moment: Date, timeZone: string): LocalTime {
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour'), minute: part('minute'), second: part('second') };
}

/** The moment at which clocks of a time zone show an hour of a day. */
export function instantOf({ year, month, day }: Day, hour: number, timeZone: string): Date {
  const wanted = Date.UTC(year, month - 1, day, hour);
  let moment = wanted;
  // The first pass may take the offset of the other side of a change of the clocks.
  for (let pass = 0; pass < 2; pass += 1) {
    const shown = localTime(new Date(moment), timeZone);
    moment += wanted - Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute, shown.second);
  }
  return new Date(moment);
}
