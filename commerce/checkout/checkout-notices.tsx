import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { getFlashNotices } from '../cart/notices/flash-notices.ts';
import type { Formatters } from '../site/formatters.ts';
import { getOpenChanges } from './delivery/open-changes.ts';

/** Loaded on demand: few carts have changed deliveries. */
const DeliveryChanges = lazy(async () => ({
  default: (await import('../delivery/delivery-changes/delivery-changes.tsx')).DeliveryChanges,
}));

/** Loaded on demand: only express purchases reserve stock. */
const ReservationTimer = lazy(async () => ({ default: (await import('./reservation/reservation-timer.tsx')).ReservationTimer }));

/** Id of the section that takes the focus when the shop has changed deliveries. */
export const changesId = 'delivery-changes';

interface Props {
  readonly cart: Cart;
  readonly messages: CheckoutMessages;
  readonly cartMessages: CartMessages;
  readonly deliveryMessages: DeliveryMessages;
  readonly formatters: Formatters;
  readonly isMerged: boolean;
  /** Server time in milliseconds; by default the device's. */
  readonly now: number | undefined;
  readonly errors: readonly string[];
  /** Called after the last changed delivery was accepted or undone. */
  readonly onSettled: () => void;
}

/** Notices above the steps. */
export function CheckoutNotices(props: Props): ReactElement {
  const { cart, messages, cartMessages, deliveryMessages, formatters, isMerged, now, errors, onSettled } = props;
  const [announcement, setAnnouncement] = useState<string>();
  return (
    <>
      {cart.reservedUntil === undefined ? null : (
        <Suspense fallback={null}>
          <ReservationTimer until={cart.reservedUntil} now={now} messages={messages} />
        </Suspense>
      )}
      <noscript>
        <Notice kind="warning" announce="none">
          {messages.needsScript}
        </Notice>
      </noscript>
      {isMerged ? <Notice kind="info">{cartMessages.merged}</Notice> : null}
      {errors.map((text) => (
        <Notice key={text} kind="danger">
          {text}
        </Notice>
      ))}
      {getFlashNotices(cart, cartMessages).map(({ key, kind, text }) => (
        <Notice key={key} kind={kind}>
          {text}
        </Notice>
      ))}
      <VisuallyHidden as="div" role="status">
        {announcement}
      </VisuallyHidden>
      {getOpenChanges(cart).length === 0 ? null : (
        <div data-part="changes" id={changesId} tabIndex={-1}>
          <Suspense fallback={null}>
            <DeliveryChanges
              cart={cart}
              messages={deliveryMessages}
              formatters={formatters}
              onSettled={(text) => {
                setAnnouncement(text);
                onSettled();
              }}
            />
          </Suspense>
        </div>
      )}
    </>
  );
}
