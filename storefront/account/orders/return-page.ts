import { requestReturnLabel } from '#generated/calls/request-return-label.ts';
import type { LineUnits, OrderItem, ReturnItem } from '#generated/openapi/shared.ts';
import { getOrderPath } from '../../site/order-paths.ts';
import type { AccountContent } from '../define-account-screen.ts';
import type { FieldDefinition, FormDefinition } from '../form-definition.ts';
import { createAttemptField, readAttemptKey } from './attempt-key.ts';
import type { OrderContext } from './order-context.ts';
import { formatDay } from './order-days.ts';
import { getItemName } from './order-items.ts';
import { loadRefundPreview, readExpectedRefund } from './refund-preview.ts';
import { readChosenUnits, createUnitsField, formatUnits, parseUnits } from './units-fields.ts';

type Reason = ReturnItem['reason'];

const reasons = [
  'tooSmall',
  'tooLarge',
  'notAsDescribed',
  'damaged',
  'wrongItem',
  'arrivedLate',
  'changedMind',
] as const satisfies readonly Reason[];
const getMaxUnits = ({ units }: OrderItem): number => units?.returnable ?? 0;
const getReasonFieldName = (itemId: string): string => `reason-${itemId}`;

/** Lets the customer choose units to return, each item with a reason, and then shows the refund. The order page then shows the label. */
export function createReturnPage(context: OrderContext): AccountContent | Promise<AccountContent> {
  const { order, texts, place, request } = context;
  const query = request.url.searchParams;
  const chosen = parseUnits(query.get('units'), order.items, getMaxUnits);
  const returned = chosen.flatMap(({ itemId, qty }): readonly ReturnItem[] => {
    const reason = parseReason(query.get(getReasonFieldName(itemId)));
    return reason ? [{ itemId, qty, reason }] : [];
  });
  const back = { href: getOrderPath(request.site, place), label: texts.backToOrder };
  const until = order.allowed?.returnUntil;
  const title = texts.returnTitle;
  if (!order.items.some((item) => getMaxUnits(item) > 0))
    return { title, isBroad: true, notices: [{ kind: 'info', text: texts.cannotReturn, link: back }], sections: [] };
  if (returned.length > 0 && returned.length === chosen.length && !query.has('change')) return createConfirmPage(context, returned);
  return {
    title,
    lead: texts.returnLead,
    isBroad: true,
    notices: until === undefined ? [] : [{ kind: 'info', text: texts.returnUntil({ day: formatDay(until, request.site) }) }],
    sections: [{ kind: 'form', form: { ...createChoiceForm(context, chosen), links: [back] } }],
  };
}

function createChoiceForm(context: OrderContext, chosen: readonly LineUnits[]): FormDefinition {
  const { order, texts, place, request } = context;
  const items = order.items.filter((item) => getMaxUnits(item) > 0);
  const [first] = items;
  return {
    id: 'choose-units',
    fields: items.flatMap((item) => [
      {
        ...createUnitsField(item, { noneLabel: texts.keepIt, choice: texts.returnCount, max: getMaxUnits, chosen }),
        patternText: texts.chooseUnits,
      },
      createReasonField(item, context),
    ]),
    submit: texts.continueToRefund,
    validate(values) {
      const units = readChosenUnits(values, items, getMaxUnits);
      if (units.length === 0) return first ? { [first.id]: { code: 'pattern' } } : {};
      const without = units.filter(({ itemId }) => parseReason(values.text(getReasonFieldName(itemId))) === undefined);
      return Object.fromEntries(without.map(({ itemId }) => [getReasonFieldName(itemId), { code: 'pattern' as const }]));
    },
    send(values) {
      const units = readChosenUnits(values, items, getMaxUnits);
      const given = units.map(({ itemId }) => [getReasonFieldName(itemId), values.text(getReasonFieldName(itemId))]);
      return Promise.resolve(getOrderPath(request.site, place, 'return', { units: formatUnits(units), ...Object.fromEntries(given) }));
    },
  };
}

async function createConfirmPage(context: OrderContext, items: readonly ReturnItem[]): Promise<AccountContent> {
  const { order, texts, place, proof, request, session } = context;
  const units = items.map(({ itemId, qty }) => ({ itemId, qty }));
  const { section, hidden } = await loadRefundPreview(context, 'returned', units);
  const query = Object.fromEntries(items.map(({ itemId, reason }) => [getReasonFieldName(itemId), reason]));
  return {
    title: texts.returnConfirmTitle,
    isBroad: true,
    sections: [
      section,
      {
        kind: 'form',
        form: {
          id: 'return-units',
          hidden: { ...createAttemptField(), ...hidden },
          fields: [],
          submit: texts.requestLabel,
          links: [
            {
              href: getOrderPath(request.site, place, 'return', { units: formatUnits(units), ...query, change: '' }),
              label: texts.changeChoice,
            },
          ],
          async send(values) {
            await requestReturnLabel(session.calls, {
              orderId: order.orderId,
              body: { ...proof, items: [...items], ...readExpectedRefund(values) },
              'idempotency-key': readAttemptKey(values),
            });
            return getOrderPath(request.site, place, '', { done: 'returned' });
          },
        },
      },
    ],
  };
}

function parseReason(name: string | null): Reason | undefined {
  return reasons.find((reason) => reason === name);
}

function createReasonField(item: OrderItem, { texts, request }: OrderContext): FieldDefinition {
  return {
    name: getReasonFieldName(item.id),
    kind: 'select',
    isFollowUp: true,
    label: texts.returnReason({ name: getItemName(item) }),
    patternText: texts.chooseReason,
    value: parseReason(request.url.searchParams.get(getReasonFieldName(item.id))) ?? '',
    options: [{ value: '', label: texts.chooseReason }, ...reasons.map((reason) => ({ value: reason, label: texts[reason] }))],
  };
}
