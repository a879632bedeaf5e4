import type { ReactElement } from 'react';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import { weekdayValues } from '#generated/openapi/enums.ts';
import type { DayHours } from '#generated/openapi/shared.ts';
import { formatDate } from '#messages/format/date.ts';
import { remember } from '#messages/format/remember.ts';
import { HoursRoot } from './place.styles.ts';

interface Props {
  readonly hours: readonly DayHours[];
  readonly messages: Pick<CheckoutMessages, 'openingHours' | 'closedAllDay'>;
  readonly languageTag: string;
}

/** A Monday, to name the days of the week by. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** The hours of a usual week, folded; a day with a break has two spans. */
export function HoursList({ hours, messages, languageTag }: Props): ReactElement | null {
  if (hours.length === 0) return null;
  return (
    <HoursRoot>
      <summary>{messages.openingHours}</summary>
      <dl>
        {weekdayValues.map((weekday, index) => (
          <div key={weekday}>
            <dt>{formatDate(new Date(MONDAY + index * DAY), languageTag, { weekday: 'long' })}</dt>
            <dd>{spansOf(hours, weekday, languageTag) || messages.closedAllDay}</dd>
          </div>
        ))}
      </dl>
    </HoursRoot>
  );
}

function spansOf(hours: readonly DayHours[], weekday: DayHours['day'], languageTag: string): string {
  return hours
    .flatMap(({ day, opens, closes }) =>
      day === weekday && opens !== undefined && closes !== undefined
        ? `${formatTimeOfDay(opens, languageTag)} – ${formatTimeOfDay(closes, languageTag)}`
        : [],
    )
    .join(', ');
}

/** @param time e.g. "20:00"; "24:00" is midnight. */
function formatTimeOfDay(time: string, languageTag: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const format = remember(`${languageTag} time UTC`, () => new Intl.DateTimeFormat(languageTag, { timeStyle: 'short', timeZone: 'UTC' }));
  // Browsers and servers differ in the space before AM and PM.
  return format.format(new Date(Date.UTC(2024, 0, 1, hours, minutes))).replaceAll('\u202F', ' ');
}
