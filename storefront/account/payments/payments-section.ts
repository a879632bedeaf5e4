import { getSavedPayments } from '#generated/calls/get-saved-payments.ts';
import { savedPaymentsMessages } from '#generated/messages/saved-payments/all.ts';
import type { SavedPayment } from '#generated/openapi/payments.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { getAccountPath } from '../../site/account-paths.ts';
import type { CustomerContext } from '../account-context.ts';
import type { SectionDefinition } from '../form-definition.ts';
import { formatPaymentName } from './payment-text.ts';

/** The overview's link to the saved payments, with the default card. */
export async function loadPaymentsSection(context: CustomerContext): Promise<SectionDefinition> {
  const { site } = context.request;
  const messages = getMessages(savedPaymentsMessages, site.locale);
  const card = context.isSending ? undefined : await loadDefaultCard(context);
  const expired = card?.isExpired ? ` (${messages.expired})` : '';
  return {
    kind: 'facts',
    title: messages.title,
    facts: card ? [{ label: messages.defaultCard, value: `${card.label ?? formatPaymentName(card, messages)}${expired}` }] : [],
    link: { href: getAccountPath(site, 'payments'), label: messages.manage },
  };
}

/** Undefined if there is none or it fails to load. */
async function loadDefaultCard({ session, request }: CustomerContext): Promise<SavedPayment | undefined> {
  try {
    const { paymentInstruments } = await getSavedPayments(session.calls, { types: 'CREDIT_CARD' });
    return paymentInstruments.find(({ isDefault }) => isDefault);
  } catch (error) {
    request.services.log.warn('[cairn] [account] the default card failed to load for the overview', { reason: String(error) });
    return undefined;
  }
}
