import { changeSavedPayment } from '#generated/calls/change-saved-payment.ts';
import type { SavedPaymentsMessages } from '#generated/messages/saved-payments/messages.ts';
import type { SavedPayment, SavedPaymentType } from '#generated/openapi/payments.ts';
import { getAccountPath } from '../../site/account-paths.ts';
import type { CustomerContext } from '../account-context.ts';
import type { FormDefinition, SectionDefinition } from '../form-definition.ts';
import { formatPaymentLines } from './payment-text.ts';

/** Saved payments by type, each with its links and forms. */
export function createPaymentSections(
  payments: readonly SavedPayment[],
  messages: SavedPaymentsMessages,
  context: CustomerContext,
): readonly SectionDefinition[] {
  const createEntries = (isCard: boolean) =>
    payments.filter(({ type }) => (type === 'CREDIT_CARD') === isCard).map((payment) => createEntry(payment, messages, context));
  const add = (type: SavedPaymentType, label: string) => ({ href: getAccountPath(context.request.site, 'payments', { add: type }), label });
  return [
    {
      kind: 'entries',
      title: messages.cards,
      empty: messages.noCards,
      entries: createEntries(true),
      links: [add('CREDIT_CARD', messages.addCard)],
    },
    {
      kind: 'entries',
      title: messages.rewards,
      empty: messages.noRewards,
      entries: createEntries(false),
      links: [add('REWARD_CODE', messages.addCode), add('REWARD_CARD', messages.addRewardCard)],
    },
  ];
}

type Entry = Extract<SectionDefinition, { readonly kind: 'entries' }>['entries'][number];

function createEntry(payment: SavedPayment, messages: SavedPaymentsMessages, context: CustomerContext): Entry {
  const { paymentInstrumentId: id, type, card, isDefault, isExpired } = payment;
  const { site } = context.request;
  const canBeDefault = type === 'CREDIT_CARD' && !isDefault && !isExpired;
  return {
    id,
    lines: formatPaymentLines(payment, messages, site),
    ...(card ? { cardBrand: card.brand } : {}),
    ...(isDefault ? { badge: messages.default } : {}),
    ...(isExpired ? { warning: messages.expired } : {}),
    links: [
      { href: getAccountPath(site, 'payments', { rename: id }), label: messages.rename },
      { href: getAccountPath(site, 'payments', { remove: id }), label: messages.remove },
    ],
    forms: canBeDefault ? [createDefaultForm(id, messages, context)] : [],
  };
}

function createDefaultForm(
  paymentInstrumentId: string,
  messages: SavedPaymentsMessages,
  { request, session }: CustomerContext,
): FormDefinition {
  return {
    id: `default-${paymentInstrumentId}`,
    fields: [],
    submit: messages.makeDefault,
    looks: 'text-link',
    async send() {
      await changeSavedPayment(session.calls, { paymentInstrumentId, body: { isDefault: true } });
      return getAccountPath(request.site, 'payments', { done: 'changed' });
    },
  };
}
