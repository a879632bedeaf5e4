import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { cartKey } from '../../query/cart-key.ts';
import { TimerRoot } from './reservation-timer.styles.ts';
import { useTimeLeft } from './use-time-left.ts';

interface Props {
  /** The cart's reservedUntil. */
  readonly until: string | undefined;
  readonly now: number | undefined;
  readonly messages: Pick<CheckoutMessages, 'reserved' | 'reservedMinutes' | 'reservationEnded'>;
}

/** Minutes before the end at which screen readers announce it; the countdown itself is silent. */
const announcedMinutes = [5, 1];
/** Seconds that an announcement stays in the live region. */
const announcementSeconds = 10;

const formatClock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Counts down the cart's reservation and shows a notice after its end; renders nothing without one. */
export function ReservationTimer({ until, now, messages }: Props): ReactElement | null {
  const [latest, setLatest] = useState(until);
  if (until !== undefined && until !== latest) setLatest(until);
  const left = useTimeLeft(until, now);
  const client = useQueryClient();
  const hasEnded = left === 0 || (until === undefined && latest !== undefined);
  useEffect(() => {
    // From now on the cart is validated like any other.
    if (hasEnded) void client.invalidateQueries({ queryKey: cartKey });
  }, [hasEnded, client]);
  if (hasEnded) return <Notice kind="info">{messages.reservationEnded}</Notice>;
  if (until === undefined) return null;
  const minutes =
    left === undefined ? undefined : announcedMinutes.find((count) => left <= count * 60 && left > count * 60 - announcementSeconds);
  return (
    <>
      <TimerRoot>
        {messages.reserved} <span role="timer">{left === undefined ? '' : formatClock(left)}</span>
      </TimerRoot>
      <VisuallyHidden role="status">{minutes === undefined ? '' : messages.reservedMinutes({ count: minutes })}</VisuallyHidden>
    </>
  );
}
