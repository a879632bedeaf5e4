import type { StoresMessages } from '#generated/messages/stores/messages.ts';
import { weekdayValues } from '#generated/openapi/enums.ts';
import type { DayHours } from '#generated/openapi/shared.ts';
import type { Store } from '#generated/openapi/stores.ts';
import { formatDate } from '#messages/format/date.ts';
import { formatTimeInZone } from './describe-opening.ts';
import type { HoursRow } from './store-entry.ts';

/** Both times or none: a day without times is closed. */
interface Span {
  readonly opens?: string;
  readonly closes?: string;
}

interface HoursSource {
  readonly languageTag: string;
  readonly messages: Pick<StoresMessages, 'closedAllDay'>;
}

/** A Monday, used to format the names of weekdays. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/**
 * Hours of a regular week, Monday first; a day with a break has two spans.
 * @param today ISO 8601 date in the store's zone; undefined marks no day, as on a special day
 */
export function describeWeek(hours: readonly DayHours[], today: string | undefined, source: HoursSource): readonly HoursRow[] {
  const now = today === undefined ? undefined : new Date(today).getUTCDay();
  return weekdayValues.map((weekday, index) => ({
    day: formatDate(new Date(MONDAY + index * DAY), source.languageTag, { weekday: 'long' }),
    spans: getSpans(
      hours.filter(({ day }) => day === weekday),
      source,
    ),
    ...(now === (index + 1) % 7 ? { isToday: true as const } : {}),
  }));
}

/** Holidays and days with special hours, nearest first. */
export function describeSpecialDays(days: Store['specialDays'], today: string, source: HoursSource): readonly HoursRow[] {
  return [...new Set(days.map(({ date }) => date))].map((date) => {
    const spans = days.filter((day) => day.date === date);
    const name = spans.find((span) => span.name !== undefined)?.name;
    const day = formatDate(new Date(date), source.languageTag, { weekday: 'long', day: 'numeric', month: 'long' });
    return {
      day: name === undefined ? day : `${day} · ${name}`,
      spans: getSpans(spans, source),
      ...(date === today ? { isToday: true as const } : {}),
    };
  });
}

function getSpans(spans: readonly Span[], { languageTag, messages }: HoursSource): readonly string[] {
  const texts = spans.flatMap(({ opens, closes }) =>
    opens === undefined || closes === undefined ? [] : `${formatTimeOfDay(opens, languageTag)} – ${formatTimeOfDay(closes, languageTag)}`,
  );
  return texts.length === 0 ? [messages.closedAllDay] : texts;
}

/** @param time e.g. "20:00"; "24:00" is midnight */
function formatTimeOfDay(time: string, languageTag: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return formatTimeInZone(new Date(Date.UTC(2024, 0, 1, hours, minutes)), 'UTC', languageTag);
}
