import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { currentCart } from '#commerce/cart/changes/find-cart.ts';
import { useGetCart } from '#commerce/cart/changes/get-cart.ts';
import { PlanDialog, type PlanOffer } from '#commerce/checkout/tenders/pay-later/plan-dialog.tsx';
import { getUnavailableText } from '#commerce/checkout/tenders/unavailable-text.ts';
import { useCalls } from '#commerce/query/commerce-provider.tsx';
import { createFormatters, type Formatters } from '#commerce/site/formatters.ts';
import { getPaymentMethods } from '#generated/calls/get-payment-methods.ts';
import type { PayLaterMessages } from '#generated/messages/pay-later/messages.ts';
import type { TendersMessages } from '#generated/messages/tenders/messages.ts';
import type { PaymentMethod } from '#generated/openapi/cart.ts';
import { getLocaleNames } from '../../commerce/shop-locale.ts';
import type { DialogProps } from '../define-dialog.ts';
import type { PlanParams } from './plan-params.ts';

interface Messages {
  readonly payLater: PayLaterMessages;
  readonly tenders: TendersMessages;
}

export default function PlanView({ params: { product }, locale, frame, messages }: DialogProps<PlanParams, Messages>): ReactElement {
  const calls = useCalls();
  const { data: cart } = useGetCart();
  const { data, isError, refetch } = useQuery({
    ...getPaymentMethods.query(calls, { basketId: cart?.id ?? currentCart }),
    enabled: product === undefined && frame.isOpen,
  });
  const currency = product?.currency ?? cart?.currency ?? 'USD';
  const formatters = createFormatters({ ...getLocaleNames(locale), currency });
  const method = data?.paymentMethods.find(({ kind }) => kind === 'payLater');
  const offer = product ?? (method && createOffer(method, messages.tenders, formatters));
  return (
    <PlanDialog
      frame={frame}
      offer={offer}
      isFailed={isError || (data !== undefined && !method)}
      onRetry={() => void refetch()}
      messages={messages.payLater}
      formatters={formatters}
    />
  );
}

function createOffer(method: PaymentMethod, messages: TendersMessages, formatters: Formatters): PlanOffer {
  const { label, installments = [], minAmount, maxAmount } = method;
  const reason = getUnavailableText(method, { messages, formatters });
  return { provider: label, plan: installments, min: minAmount, max: maxAmount, ...(reason === undefined ? {} : { reason }) };
}
