import { useEffect, type ReactElement } from 'react';
import { useRevalidator } from 'react-router';
import { setCartCount } from '#commerce/cart/mini-cart/cart-count.ts';
import { createFormatters } from '#commerce/site/formatters.ts';
import { ConfirmationScreen } from '#commerce/orders/confirmation-screen.tsx';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { CanvasView } from '../../canvas/canvas-view.tsx';
import { useTrackedEvents } from '../../host/use-tracked-events.ts';
import { defineView } from '../../screen/define-view.tsx';
import type { ConfirmationPage } from './screen.ts';
import { usePolling } from './use-polling.ts';

function ConfirmationView({ page: { confirmation, canvas } }: { readonly page: ConfirmationPage }): ReactElement {
  return (
    <>
      {confirmation ? <Confirmation confirmation={confirmation} /> : null}
      {canvas ? <CanvasView data={canvas} /> : null}
    </>
  );
}

function Confirmation({ confirmation }: { readonly confirmation: NonNullable<ConfirmationPage['confirmation']> }): ReactElement {
  const { shopLocale, messages, tendersMessages, order, countries, isMember, cartCount, isPlacedHere } = confirmation;
  const { revalidate } = useRevalidator();
  const isSlow = usePolling(order.processing, revalidate);
  // The cart of a canceled order exists again.
  useEffect(() => setCartCount(cartCount), [cartCount]);
  useTrackedEvents(
    ({ createPurchaseEvents }) => createPurchaseEvents(order, localStorage),
    isPlacedHere && order.finalised ? order.orderNumber : undefined,
  );
  return (
    <ConfirmationScreen
      order={order}
      messages={bindMessages(messages, shopLocale.languageTag)}
      tendersMessages={bindMessages(tendersMessages, shopLocale.languageTag)}
      formatters={createFormatters({ ...shopLocale, currency: order.currency })}
      countries={countries}
      isMember={isMember}
      isSlow={isSlow}
    />
  );
}

export const view = defineView<ConfirmationPage>({ show: ConfirmationView, overlays: 'none' });
