import { orderKinds } from '#commerce/checkout/order/order-kinds.ts';
import { getKnownPayments } from '#commerce/checkout/tenders/payment-order.ts';
import type { AmountModel, OrderRefundsModel, OrderReturnsModel, StateModel } from '#commerce/orders/history/order-model.ts';
import { tendersMessages } from '#generated/messages/tenders/all.ts';
import type { OrderReturn, Refund } from '#generated/openapi/shared.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { getDocumentPath } from '../../site/order-paths.ts';
import type { OrderSectionDefinition } from '../form-definition.ts';
import { createOrderFormatters } from './bill-section.ts';
import type { OrderContext } from './order-context.ts';
import { formatDateAt, formatDay } from './order-days.ts';
import { getItemName, findItemsOfUnits } from './order-items.ts';

/** Refunds and returns of an order, latest first. */
export function createRefundSections(context: OrderContext): readonly OrderSectionDefinition[] {
  const { order, texts } = context;
  const { refunds = [], returns = [] } = order;
  return [
    ...(returns.length > 0
      ? [
          {
            kind: 'order',
            title: texts.returns,
            content: { name: 'returns', returns: returns.map((one) => createReturnModel(one, context)) },
          } as const,
        ]
      : []),
    ...(refunds.length > 0
      ? [
          {
            kind: 'order',
            title: texts.refunds,
            content: { name: 'refunds', refunds: refunds.map((one) => createRefundModel(one, context)) },
          } as const,
        ]
      : []),
  ];
}

function createRefundModel(refund: Refund, context: OrderContext): OrderRefundsModel['refunds'][number] {
  const { order, texts, place, request } = context;
  const { money } = createOrderFormatters(context);
  const { refundId, reason, state, refundedAt, amount, shipping = 0, priceChange = 0, endedPromotions = [], creditNoteNumber } = refund;
  const items = refund.items.flatMap(({ itemId, qty, amount: value }): readonly AmountModel[] => {
    const item = order.items.find(({ id }) => id === itemId);
    return item ? [{ label: texts.unitsOf({ count: qty, name: getItemName(item) }), value: money(value) }] : [];
  });
  const title = texts.refundFor({ reason });
  return {
    id: refundId,
    title,
    state:
      state === 'refunded'
        ? { icon: 'check', tone: 'success', text: texts.refundDone({ date: formatDateAt(refundedAt ?? refund.createdAt, request.site) }) }
        : { icon: 'info', tone: 'info', text: texts.refundPending },
    amounts: [
      ...items,
      ...(shipping > 0 ? [{ label: texts.refundShipping, value: money(shipping) }] : []),
      ...(priceChange === 0 ? [] : [{ label: [texts.priceChange, ...endedPromotions].join(' · '), value: money(priceChange) }]),
      { label: texts.refundTotal, value: money(amount), isTotal: true },
      ...getPaymentAmounts(refund.payments, context),
    ],
    ...(creditNoteNumber === undefined
      ? {}
      : {
          creditNote: {
            href: getDocumentPath(request.site, place, 'credit-note', { refund: refundId }),
            label: texts.creditNoteOf({ amount: money(amount) }),
          },
        }),
  };
}

/** Amounts of a refund per payment, named like the order's payments. */
export function getPaymentAmounts(
  payments: readonly Pick<Refund['payments'][number], 'paymentInstrumentId' | 'amount' | 'points'>[],
  context: OrderContext,
): readonly AmountModel[] {
  const { order, texts, request } = context;
  const formatters = createOrderFormatters(context);
  const paymentTexts = { messages: getMessages(tendersMessages, request.site.locale), formatters };
  const known = getKnownPayments(order.paymentMethod, orderKinds.tenders);
  return payments.map(({ paymentInstrumentId, amount, points }) => {
    const paid = known.find(({ instrument }) => instrument.paymentInstrumentId === paymentInstrumentId);
    const value = formatters.money(amount);
    return {
      label: paid?.tender.getLines(paid.instrument, paymentTexts)[0] ?? texts.refunds,
      value: points === undefined ? value : `${value} (${texts.points({ count: points })})`,
    };
  });
}

function createReturnModel(one: OrderReturn, context: OrderContext): OrderReturnsModel['returns'][number] {
  const { texts, place, request } = context;
  const { returnId, returnNumber, state, sendBy, items } = one;
  const day = formatDay(sendBy, request.site);
  const isOpen = state === 'requested';
  return {
    id: returnId,
    title: texts.returnOf({ number: returnNumber }),
    state: getReturnState(one, context),
    items: findItemsOfUnits(items, context).map(({ item, qty }) => texts.unitsOf({ count: qty, name: getItemName(item) })),
    steps: isOpen ? [texts.nextLabel, texts.nextPack, texts.nextHandIn({ day })] : [],
    ...(isOpen ? { label: { href: getDocumentPath(request.site, place, 'return-label', { return: returnId }), label: texts.label } } : {}),
  };
}

function getReturnState({ state, receivedAt, requestedAt }: OrderReturn, { texts, request: { site } }: OrderContext): StateModel {
  if (state === 'received')
    return { icon: 'check', tone: 'success', text: texts.returnReceived({ date: formatDateAt(receivedAt ?? requestedAt, site) }) };
  return state === 'requested'
    ? { icon: 'return', tone: 'info', text: texts.returnRequested }
    : { icon: 'alert', tone: 'warning', text: texts.returnExpired };
}
