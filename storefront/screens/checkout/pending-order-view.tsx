import { useEffect, type ReactElement } from 'react';
import { WaitingOrder } from '#commerce/checkout/authentication/waiting-order.tsx';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { getDialogName } from '../../host/navigation.ts';
import { openDialog } from '../../host/open-dialog.ts';
import type { CheckoutPage } from './screen.ts';

/** The page of an order that requires a challenge. The dialog opens on its own, and again with its button. */
export default function Waiting({ waiting }: { readonly waiting: NonNullable<CheckoutPage['waiting']> }): ReactElement {
  const { orderId, redirectUrl, messages, languageTag } = waiting;
  const resume = (): void => openDialog('three-d-secure-challenge', { orderId });
  useEffect(() => {
    if (getDialogName(location.hash) === undefined) openDialog('three-d-secure-challenge', { orderId });
  }, [orderId]);
  return <WaitingOrder messages={bindMessages(messages, languageTag)} redirectUrl={redirectUrl} onResume={resume} />;
}
