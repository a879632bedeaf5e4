import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { getPaymentMethods } from '#generated/calls/get-payment-methods.ts';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { Cart, PaymentMethod } from '#generated/openapi/cart.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { PlanLine } from '../checkout/tenders/pay-later/plan-line.tsx';
import { useCalls } from '../query/commerce-provider.tsx';
import type { Formatters } from '../site/formatters.ts';

interface Props {
  readonly cart: Cart;
  readonly messages: Pick<CartMessages, 'planLine' | 'planMore' | 'buyWith'>;
  readonly formatters: Formatters;
}

/** Express payment for the cart: the wallet's button and the pay-later line, if they are available. */
export function CartExpress({ cart, messages, formatters }: Props): ReactElement | null {
  const basketId = cart.id;
  const methods = getPaymentMethods.query(useCalls(), { basketId });
  // The payment methods depend on the total, so they are refetched when the cart changes. The button stays meanwhile, and keeps the focus.
  const { data } = useQuery({ ...methods, queryKey: [...methods.queryKey, cart.version], placeholderData: keepPreviousData });
  const find = (kind: PaymentMethod['kind']): PaymentMethod | undefined =>
    data?.paymentMethods.find((method) => method.kind === kind && method.unavailable === undefined);
  const plan = find('payLater');
  const sheet = find('wallet');
  return (
    <>
      {sheet ? (
        <ButtonLink href="#modal-digital-wallet" variant="inverse" full>
          {messages.buyWith({ provider: sheet.label })}
        </ButtonLink>
      ) : null}
      {plan?.installments ? <PlanLine plan={plan.installments} provider={plan.label} messages={messages} formatters={formatters} /> : null}
    </>
  );
}
