import { expectedRefund } from '#commerce/orders/expected-refund.ts';
import { cancelOrder } from '#generated/calls/cancel-order.ts';
import type { Cancellation } from '#generated/openapi/orders.ts';
import type { LineUnits, OrderItem } from '#generated/openapi/shared.ts';
import { orderPath } from '../../site/order-paths.ts';
import type { AccountContent } from '../define-account-screen.ts';
import type { FormDefinition } from '../form-definition.ts';
import { attemptField, attemptKey } from './attempt-key.ts';
import { orderFormatters } from './bill-section.ts';
import type { OrderContext } from './order-context.ts';
import { itemModel, itemsOfUnits } from './order-items.ts';
import { paymentAmounts } from './refund-sections.ts';
import { chosenUnits, readUnits, unitsField, writeUnits } from './units-fields.ts';

type Reason = NonNullable<Cancellation['reason']>;

const reasons = ['changedMind', 'orderedByMistake', 'foundCheaper', 'tooLate', 'otherPayment'] as const satisfies readonly Reason[];
const most = ({ units }: OrderItem): number => units?.cancellable ?? 0;

/** Lets the customer choose units to cancel, and then shows the refund before anything is canceled. */
export function cancelPage(context: OrderContext): AccountContent {
  const { order, texts, place, request } = context;
  const back = { href: orderPath(request.site, place), label: texts.backToOrder };
  const query = request.url.searchParams;
  const chosen = readUnits(query.get('units'), order.items, most);
  const isConfirming = chosen.length > 0 && !query.has('change');
  if (!order.items.some((item) => most(item) > 0))
    return {
      title: texts.cancelTitle,
      isBroad: true,
      notices: [{ kind: 'info', text: texts.cannotCancel, link: back }],
      sections: [],
    };
  if (isConfirming) return confirmPage(context, chosen, reasonOf(query.get('reason')));
  return {
    title: texts.cancelTitle,
    lead: texts.cancelLead,
    isBroad: true,
    sections: [{ kind: 'form', form: { ...choiceForm(context, chosen), links: [back] } }],
  };
}

function reasonOf(name: string | null): Reason | undefined {
  return reasons.find((reason) => reason === name);
}

function choiceForm(context: OrderContext, chosen: readonly LineUnits[]): FormDefinition {
  const { order, texts, place, request } = context;
  const items = order.items.filter((item) => most(item) > 0);
  const [first] = items;
  // An order of a single unit is canceled as a whole.
  const isSingle = items.length === 1 && first !== undefined && most(first) === 1;
  const initial = isSingle ? [{ itemId: first.id, qty: 1 }] : chosen;
  const fields = items.map((item) => ({
    ...unitsField(item, { keep: texts.keepIt, choice: texts.cancelCount, most, chosen: initial }),
    patternText: texts.chooseUnits,
  }));
  return {
    id: 'choose-units',
    fields: [
      ...fields,
      {
        name: 'reason',
        kind: 'select',
        label: texts.reason,
        value: reasonOf(request.url.searchParams.get('reason')) ?? '',
        options: [{ value: '', label: texts.noReason }, ...reasons.map((reason) => ({ value: reason, label: texts[reason] }))],
      },
    ],
    submit: texts.continueToRefund,
    judge: (values) => (chosenUnits(values, items, most).length === 0 && first ? { [first.id]: { code: 'pattern' } } : {}),
    send(values) {
      const reason = reasonOf(values.text('reason'));
      const units = writeUnits(chosenUnits(values, items, most));
      return Promise.resolve(orderPath(request.site, place, 'cancel', { units, ...(reason ? { reason } : {}) }));
    },
  };
}

function confirmPage(context: OrderContext, units: readonly LineUnits[], reason: Reason | undefined): AccountContent {
  const { order, texts, place, proof, request, session } = context;
  const { money } = orderFormatters(context);
  const refund = expectedRefund(order, units);
  const query = { units: writeUnits(units), ...(reason ? { reason } : {}) };
  return {
    title: texts.cancelConfirmTitle,
    isBroad: true,
    sections: [
      {
        kind: 'order',
        title: texts.willBeCancelled,
        part: {
          name: 'units',
          itemsLabel: texts.willBeCancelled,
          items: itemsOfUnits(units, context).map(({ item, qty }) => itemModel(item, qty, context)),
          amountsTitle: texts.willBeRefunded,
          amounts: [
            ...(refund.shipping > 0
              ? [
                  { label: texts.refundGoods, value: money(refund.goods) },
                  { label: texts.refundShipping, value: money(refund.shipping) },
                ]
              : []),
            { label: texts.refundTotal, value: money(refund.total), isTotal: true },
            ...paymentAmounts(refund.payments, context),
          ],
          note: texts.refundNote,
        },
      },
      {
        kind: 'form',
        form: {
          id: 'cancel-units',
          hidden: attemptField(),
          fields: [],
          submit: texts.cancelConfirm,
          links: [{ href: orderPath(request.site, place, 'cancel', { ...query, change: '' }), label: texts.changeChoice }],
          async send(values) {
            const { orderNumber } = order;
            await cancelOrder(session.calls, {
              body: { orderNumber, ...proof, items: [...units], ...(reason ? { reason } : {}) },
              'idempotency-key': attemptKey(values),
            });
            return orderPath(request.site, place, '', { done: 'cancelled' });
          },
        },
      },
    ],
  };
}
