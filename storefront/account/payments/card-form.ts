import { cardFields } from '#commerce/account/payments/card-fields.ts';
import { getPaymentSession } from '#generated/calls/get-payment-session.ts';
import { savePayment } from '#generated/calls/save-payment.ts';
import type { SavedPaymentsMessages } from '#generated/messages/saved-payments/messages.ts';
import type { PaymentSession } from '#generated/openapi/cart.ts';
import { getAccountPath } from '../../site/account-paths.ts';
import type { CustomerContext } from '../account-context.ts';
import type { FieldDefinition, FormDefinition } from '../form-definition.ts';
import { createLabelField, readLabel } from './label-field.ts';

/** Saves a card by its token from the partner's frame. The partner stores it only with the customer's consent. */
export async function createCardForm(messages: SavedPaymentsMessages, context: CustomerContext): Promise<FormDefinition> {
  const { request, messages: account, session } = context;
  const { token, sessionId } = cardFields;
  const card: FieldDefinition = {
    name: 'card',
    kind: 'card',
    label: messages.cardDetails,
    card: {
      session: await openSession(context),
      retry: getAccountPath(request.site, 'payments', { add: 'CREDIT_CARD' }),
      texts: {
        cardFrame: messages.cardDetails,
        cardLoading: messages.cardLoading,
        cardFailed: messages.cardFailed,
        tryAgain: messages.tryAgain,
        noScript: messages.cardNoScript,
      },
    },
  };
  return {
    id: 'add-card',
    fields: [
      card,
      createLabelField(messages, context),
      { name: 'consent', kind: 'checkbox', label: messages.consent, required: true },
      { name: 'isDefault', kind: 'checkbox', label: messages.isDefault },
    ],
    validate: (values) => ({ card: values.text(token) === '' || values.text(sessionId) === '' ? { code: 'required' } : undefined }),
    errorFields: { PYT300: 'card', PYT404: 'card', FE309: 'card' },
    submit: messages.saveCard,
    links: [{ href: getAccountPath(request.site, 'payments'), label: account.back }],
    async send(values) {
      await savePayment(session.calls, {
        body: {
          type: 'CREDIT_CARD',
          sessionId: values.text(sessionId),
          token: values.text(token),
          consent: true,
          ...(values.isTicked('isDefault') ? { isDefault: true } : {}),
          ...readLabel(values),
        },
      });
      return getAccountPath(request.site, 'payments', { done: 'added' });
    },
  };
}

/** Opens a session of the partner's frame. Returns undefined and logs a warning if that fails. */
async function openSession({ request, session, isSending }: CustomerContext): Promise<PaymentSession | undefined> {
  if (isSending) return undefined;
  try {
    return await getPaymentSession(session.calls, { type: 'card', shopOrigin: request.url.origin });
  } catch (error) {
    request.services.log.warn('[cairn] [account] the session of the card frame could not be opened', { reason: String(error) });
    return undefined;
  }
}
