import { changeSavedPayment } from '#generated/calls/change-saved-payment.ts';
import { deleteSavedPayment } from '#generated/calls/delete-saved-payment.ts';
import type { SavedPaymentsMessages } from '#generated/messages/saved-payments/messages.ts';
import type { SavedPayment } from '#generated/openapi/payments.ts';
import { getAccountPath } from '../../site/account-paths.ts';
import type { CustomerContext } from '../account-context.ts';
import type { FormDefinition } from '../form-definition.ts';
import { createLabelField } from './label-field.ts';
import { formatPaymentName } from './payment-text.ts';

/** Renames a saved payment; an empty name removes the name. */
export function createRenameForm(payment: SavedPayment, messages: SavedPaymentsMessages, context: CustomerContext): FormDefinition {
  const { request, messages: account, session } = context;
  const { paymentInstrumentId, label = '' } = payment;
  return {
    id: 'rename-payment',
    lead: formatPaymentName(payment, messages),
    fields: [{ ...createLabelField(messages, context), value: label }],
    submit: account.save,
    links: [{ href: getAccountPath(request.site, 'payments'), label: account.back }],
    async send(values) {
      await changeSavedPayment(session.calls, { paymentInstrumentId, body: { label: values.text('label') || null } });
      return getAccountPath(request.site, 'payments', { done: 'changed' });
    },
  };
}

/** Deletes a saved payment after a confirmation, because it cannot be undone. */
export function createRemoveForm(
  payment: SavedPayment,
  messages: SavedPaymentsMessages,
  { request, session }: CustomerContext,
): FormDefinition {
  const { paymentInstrumentId, card } = payment;
  const name = formatPaymentName(payment, messages);
  return {
    id: 'remove-payment',
    lead: card ? messages.removeCardLead({ name }) : name,
    fields: [],
    submit: messages.removeSubmit,
    links: [{ href: getAccountPath(request.site, 'payments'), label: messages.keep }],
    async send() {
      await deleteSavedPayment(session.calls, { paymentInstrumentId });
      return getAccountPath(request.site, 'payments', { done: 'removed' });
    },
  };
}
