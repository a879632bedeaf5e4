import type { ReactElement } from 'react';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import type { DayHours } from '#generated/openapi/shared.ts';
import { describeWeek } from '../../../stores/describe-hours.ts';
import { HoursTable } from '../../../stores/list/hours-table.tsx';
import { HoursRoot } from './place.styles.ts';

interface Props {
  readonly hours: readonly DayHours[];
  readonly messages: Pick<CheckoutMessages, 'openingHours' | 'closedAllDay'>;
  readonly languageTag: string;
}

/** Opening hours of a regular week, collapsed. */
export function HoursList({ hours, messages, languageTag }: Props): ReactElement | null {
  if (hours.length === 0) return null;
  const { openingHours } = messages;
  return (
    <HoursRoot>
      <summary>{openingHours}</summary>
      <HoursTable label={openingHours} rows={describeWeek(hours, undefined, { messages, languageTag })} today="" />
    </HoursRoot>
  );
}
