import { cancelOrder } from '#generated/calls/cancel-order.ts';
import type { Cancellation } from '#generated/openapi/orders.ts';
import type { LineUnits, OrderItem } from '#generated/openapi/shared.ts';
import { getOrderPath } from '../../site/order-paths.ts';
import type { AccountContent } from '../define-account-screen.ts';
import type { FormDefinition } from '../form-definition.ts';
import { createAttemptField, readAttemptKey } from './attempt-key.ts';
import type { OrderContext } from './order-context.ts';
import { loadRefundPreview, readExpectedRefund } from './refund-preview.ts';
import { readChosenUnits, parseUnits, createUnitsField, formatUnits } from './units-fields.ts';

type Reason = NonNullable<Cancellation['reason']>;

const reasons = ['changedMind', 'orderedByMistake', 'foundCheaper', 'tooLate', 'otherPayment'] as const satisfies readonly Reason[];
const getMaxUnits = ({ units }: OrderItem): number => units?.cancellable ?? 0;

/** Lets the customer choose units to cancel, and then shows the refund before anything is canceled. */
export function createCancelPage(context: OrderContext): AccountContent | Promise<AccountContent> {
  const { order, texts, place, request } = context;
  const back = { href: getOrderPath(request.site, place), label: texts.backToOrder };
  const query = request.url.searchParams;
  const chosen = parseUnits(query.get('units'), order.items, getMaxUnits);
  const isConfirming = chosen.length > 0 && !query.has('change');
  if (!order.items.some((item) => getMaxUnits(item) > 0))
    return {
      title: texts.cancelTitle,
      isBroad: true,
      notices: [{ kind: 'info', text: texts.cannotCancel, link: back }],
      sections: [],
    };
  if (isConfirming) return createConfirmPage(context, chosen, parseReason(query.get('reason')));
  return {
    title: texts.cancelTitle,
    lead: texts.cancelLead,
    isBroad: true,
    sections: [{ kind: 'form', form: { ...createChoiceForm(context, chosen), links: [back] } }],
  };
}

function parseReason(name: string | null): Reason | undefined {
  return reasons.find((reason) => reason === name);
}

function createChoiceForm(context: OrderContext, chosen: readonly LineUnits[]): FormDefinition {
  const { order, texts, place, request } = context;
  const items = order.items.filter((item) => getMaxUnits(item) > 0);
  const [first] = items;
  // An order of a single unit is canceled as a whole.
  const isSingle = items.length === 1 && first !== undefined && getMaxUnits(first) === 1;
  const initial = isSingle ? [{ itemId: first.id, qty: 1 }] : chosen;
  const fields = items.map((item) => ({
    ...createUnitsField(item, { noneLabel: texts.keepIt, choice: texts.cancelCount, max: getMaxUnits, chosen: initial }),
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
        value: parseReason(request.url.searchParams.get('reason')) ?? '',
        options: [{ value: '', label: texts.noReason }, ...reasons.map((reason) => ({ value: reason, label: texts[reason] }))],
      },
    ],
    submit: texts.continueToRefund,
    validate: (values) => (readChosenUnits(values, items, getMaxUnits).length === 0 && first ? { [first.id]: { code: 'pattern' } } : {}),
    send(values) {
      const reason = parseReason(values.text('reason'));
      const units = formatUnits(readChosenUnits(values, items, getMaxUnits));
      return Promise.resolve(getOrderPath(request.site, place, 'cancel', { units, ...(reason ? { reason } : {}) }));
    },
  };
}

async function createConfirmPage(context: OrderContext, units: readonly LineUnits[], reason: Reason | undefined): Promise<AccountContent> {
  const { order, texts, place, proof, request, session } = context;
  const query = { units: formatUnits(units), ...(reason ? { reason } : {}) };
  const { section, hidden } = await loadRefundPreview(context, 'cancelled', units);
  return {
    title: texts.cancelConfirmTitle,
    isBroad: true,
    sections: [
      section,
      {
        kind: 'form',
        form: {
          id: 'cancel-units',
          hidden: { ...createAttemptField(), ...hidden },
          fields: [],
          submit: texts.cancelConfirm,
          links: [{ href: getOrderPath(request.site, place, 'cancel', { ...query, change: '' }), label: texts.changeChoice }],
          async send(values) {
            const { orderNumber } = order;
            await cancelOrder(session.calls, {
              body: { orderNumber, ...proof, items: [...units], ...(reason ? { reason } : {}), ...readExpectedRefund(values) },
              'idempotency-key': readAttemptKey(values),
            });
            return getOrderPath(request.site, place, '', { done: 'cancelled' });
          },
        },
      },
    ],
  };
}
