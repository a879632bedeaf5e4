import { useEffect, type ReactElement } from 'react';
import { useRevalidator } from 'react-router';
import { createFormatters } from '#commerce/site/formatters.ts';
import { ConfirmationScreen } from '#commerce/orders/confirmation-screen.tsx';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { CanvasView } from '../../canvas/canvas-view.tsx';
import { defineView } from '../../screen/define-view.tsx';
import type { ConfirmationPage } from './screen.ts';

/** Milliseconds between looks at an order whose payment is still being confirmed. */
const LOOK_AGAIN = 4000;

function ConfirmationView({ page: { confirmation, canvas } }: { readonly page: ConfirmationPage }): ReactElement {
  return (
    <>
      {confirmation ? <Confirmation {...confirmation} /> : null}
      {canvas ? <CanvasView data={canvas} /> : null}
    </>
  );
}

function Confirmation({ shopLocale, messages, order, countries }: NonNullable<ConfirmationPage['confirmation']>): ReactElement {
  const { revalidate } = useRevalidator();
  const isProcessing = order.processing;
  useEffect(() => {
    if (!isProcessing) return undefined;
    const timer = setInterval(() => void revalidate(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [isProcessing, revalidate]);
  return (
    <ConfirmationScreen
      order={order}
      messages={bindMessages(messages, shopLocale.languageTag)}
      formatters={createFormatters({ ...shopLocale, currency: order.currency })}
      countries={countries}
    />
  );
}

export const view = defineView<ConfirmationPage>({ show: ConfirmationView });
