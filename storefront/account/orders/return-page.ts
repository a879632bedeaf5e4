import { requestReturnLabel } from '#generated/calls/request-return-label.ts';
import type { OrderItem, ReturnItem } from '#generated/openapi/shared.ts';
import { getOrderPath } from '../../site/order-paths.ts';
import type { AccountContent } from '../define-account-screen.ts';
import type { FieldDefinition, FormDefinition, FormValues } from '../form-definition.ts';
import { createAttemptField, readAttemptKey } from './attempt-key.ts';
import type { OrderContext } from './order-context.ts';
import { formatDay } from './order-days.ts';
import { getItemName } from './order-items.ts';
import { readChosenUnits, createUnitsField } from './units-fields.ts';

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
const getReasonFieldName = ({ id }: OrderItem): string => `reason-${id}`;

/** Lets the customer choose units to return, each item with a reason. The order page then shows the label. */
export function createReturnPage(context: OrderContext): AccountContent {
  const { order, texts, place, request } = context;
  const back = { href: getOrderPath(request.site, place), label: texts.backToOrder };
  const until = order.allowed?.returnUntil;
  const title = texts.returnTitle;
  if (!order.items.some((item) => getMaxUnits(item) > 0))
    return { title, isBroad: true, notices: [{ kind: 'info', text: texts.cannotReturn, link: back }], sections: [] };
  return {
    title,
    lead: texts.returnLead,
    isBroad: true,
    notices: until === undefined ? [] : [{ kind: 'info', text: texts.returnUntil({ day: formatDay(until, request.site) }) }],
    sections: [{ kind: 'form', form: { ...createReturnForm(context), links: [back] } }],
  };
}

function createReturnForm(context: OrderContext): FormDefinition {
  const { order, texts, place, proof, request, session } = context;
  const items = order.items.filter((item) => getMaxUnits(item) > 0);
  const [first] = items;
  return {
    id: 'return-units',
    hidden: createAttemptField(),
    fields: items.flatMap((item) => [
      {
        ...createUnitsField(item, { noneLabel: texts.keepIt, choice: texts.returnCount, max: getMaxUnits }),
        patternText: texts.chooseUnits,
      },
      createReasonField(item, context),
    ]),
    submit: texts.requestLabel,
    validate(values) {
      const chosen = readChosenUnits(values, items, getMaxUnits);
      if (chosen.length === 0) return first ? { [first.id]: { code: 'pattern' } } : {};
      const without = items.filter((item) => chosen.some(({ itemId }) => itemId === item.id) && readReason(item, values) === undefined);
      return Object.fromEntries(without.map((item) => [getReasonFieldName(item), { code: 'pattern' as const }]));
    },
    async send(values) {
      const units = readChosenUnits(values, items, getMaxUnits).flatMap(({ itemId, qty }): readonly ReturnItem[] => {
        const item = items.find(({ id }) => id === itemId);
        const reason = item && readReason(item, values);
        return reason ? [{ itemId, qty, reason }] : [];
      });
      const { orderId } = order;
      await requestReturnLabel(session.calls, {
        orderId,
        body: { ...proof, items: [...units] },
        'idempotency-key': readAttemptKey(values),
      });
      return getOrderPath(request.site, place, '', { done: 'returned' });
    },
  };
}

function readReason(item: OrderItem, values: FormValues): Reason | undefined {
  return reasons.find((reason) => reason === values.text(getReasonFieldName(item)));
}

function createReasonField(item: OrderItem, { texts }: OrderContext): FieldDefinition {
  return {
    name: getReasonFieldName(item),
    kind: 'select',
    isFollowUp: true,
    label: texts.returnReason({ name: getItemName(item) }),
    patternText: texts.chooseReason,
    options: [{ value: '', label: texts.chooseReason }, ...reasons.map((reason) => ({ value: reason, label: texts[reason] }))],
  };
}
