import type { AmountModel } from '#commerce/orders/history/order-model.ts';
import { previewRefund } from '#generated/calls/preview-refund.ts';
import type { RefundPreview, RefundPreviewRequest } from '#generated/openapi/orders.ts';
import type { LineUnits } from '#generated/openapi/shared.ts';
import type { FormModel } from '#commerce/account/form-model.ts';
import type { FormValues, OrderSectionDefinition } from '../form-definition.ts';
import { createOrderFormatters } from './bill-section.ts';
import type { OrderContext } from './order-context.ts';
import { createItemModel, findItemsOfUnits } from './order-items.ts';
import { getPaymentAmounts } from './refund-sections.ts';

const FIELD = 'refund';

interface Preview {
  /** The leaving units, the refund and its reasons. */
  readonly section: OrderSectionDefinition;
  /** A hidden field with the amount that the shopper sees. */
  readonly hidden: NonNullable<FormModel['hidden']>;
}

/** Shows the refund of units before they are canceled or returned. */
export async function loadRefundPreview(
  context: OrderContext,
  reason: RefundPreviewRequest['reason'],
  units: readonly LineUnits[],
): Promise<Preview> {
  const { order, texts, proof, session } = context;
  const body = { ...proof, reason, items: [...units] };
  const preview = await previewRefund(session.calls, { orderId: order.orderId, body });
  const itemsLabel = reason === 'cancelled' ? texts.willBeCancelled : texts.willBeReturned;
  const items = findItemsOfUnits(preview.items, context).map(({ item, qty }) => {
    const isChosen = units.some(({ itemId }) => itemId === item.id);
    return createItemModel(item, qty, context, isChosen ? [] : [texts.leavesToo]);
  });
  const amounts = getAmounts(preview, context);
  const notes = getNotes(preview, reason, context);
  return {
    section: {
      kind: 'order',
      title: itemsLabel,
      content: { name: 'units', itemsLabel, items, amountsTitle: texts.willBeRefunded, amounts, notes },
    },
    hidden: { [FIELD]: String(preview.amount) },
  };
}

/** The previewed amount of a sent form. */
export function readExpectedRefund(values: FormValues): { readonly expectedRefund?: number } {
  const text = values.text(FIELD);
  return /^\d{1,8}(?:\.\d{1,2})?$/.test(text) ? { expectedRefund: Number(text) } : {};
}

function getAmounts(
  { items, amount, shipping = 0, priceChange = 0, payments }: RefundPreview,
  context: OrderContext,
): readonly AmountModel[] {
  const { texts } = context;
  const { money } = createOrderFormatters(context);
  const goods = items.reduce((sum, item) => sum + item.amount, 0);
  const parts = [
    { label: texts.refundGoods, value: money(goods) },
    ...(shipping > 0 ? [{ label: texts.refundShipping, value: money(shipping) }] : []),
    ...(priceChange === 0 ? [] : [{ label: texts.priceChange, value: money(priceChange) }]),
  ];
  return [
    ...(parts.length > 1 ? parts : []),
    { label: texts.refundTotal, value: money(amount), isTotal: true },
    ...getPaymentAmounts(payments, context),
  ];
}

/** The reasons for a lower refund, and its way to the customer. */
function getNotes(
  { amount, priceChange = 0, endedPromotions = [] }: RefundPreview,
  reason: RefundPreviewRequest['reason'],
  { texts }: OrderContext,
) {
  return [
    ...endedPromotions.map((name) => texts.promotionEnds({ name })),
    ...(reason === 'returned' && priceChange < 0 ? [texts.keptItems] : []),
    amount > 0 ? (reason === 'cancelled' ? texts.refundNote : texts.refundAfterReturn) : texts.noRefund,
  ];
}
