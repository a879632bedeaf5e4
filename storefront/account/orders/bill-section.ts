import { formatAddress } from '#commerce/checkout/address/address-lines.ts';
import { orderKinds } from '#commerce/checkout/order/order-kinds.ts';
import { getPaymentEntries } from '#commerce/checkout/tenders/payment-entries.ts';
import { createTotalRows } from '#commerce/cart/totals/total-rows.ts';
import type { AmountModel, FactLinesModel } from '#commerce/orders/history/order-model.ts';
import { createFormatters, type Formatters } from '#commerce/site/formatters.ts';
import { confirmationMessages } from '#generated/messages/confirmation/all.ts';
import { tendersMessages } from '#generated/messages/tenders/all.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { OrderSectionDefinition } from '../form-definition.ts';
import type { OrderContext } from './order-context.ts';

export function createOrderFormatters({ order, request: { site } }: OrderContext): Formatters {
  return createFormatters({ locale: site.locale, languageTag: site.languageTag, currency: order.currency });
}

/** The billing address, the payments and the amounts of an order. */
export function createBillSection(context: OrderContext, countries: readonly Country[]): OrderSectionDefinition {
  const { order, texts, request } = context;
  const messages = getMessages(confirmationMessages, request.site.locale);
  const payments = { messages: getMessages(tendersMessages, request.site.locale), formatters: createOrderFormatters(context) };
  const { billingAddress } = order;
  const facts: readonly FactLinesModel[] = [
    ...(billingAddress ? [{ label: messages.billingAddress, lines: formatAddress(billingAddress, countries) }] : []),
    ...getPaymentEntries(order.paymentMethod, orderKinds.tenders, messages, payments).map(({ label, lines = [] }) => ({
      label,
      lines: lines.filter((line) => line !== undefined),
    })),
  ];
  return { kind: 'order', title: texts.totals, content: { name: 'bill', facts, amounts: getAmounts(context) } };
}

function getAmounts(context: OrderContext): readonly AmountModel[] {
  const { order, texts, request } = context;
  const formatters = createOrderFormatters(context);
  const { money } = formatters;
  const messages = getMessages(confirmationMessages, request.site.locale);
  const { totals, refunds = [] } = order;
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...createTotalRows({ cart: order, messages, formatters }).map(({ kind, label, value }) => ({
      label,
      value,
      ...(kind === 'total' ? { isTotal: true as const } : {}),
    })),
    ...(refunded > 0
      ? [
          { label: texts.refunds, value: money(-refunded) },
          { label: texts.afterRefunds, value: money(totals.total - refunded), isTotal: true as const },
        ]
      : []),
  ];
}
