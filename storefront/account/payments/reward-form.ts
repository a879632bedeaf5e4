import { savePayment } from '#generated/calls/save-payment.ts';
import type { SavedPaymentsMessages } from '#generated/messages/saved-payments/messages.ts';
import { savedRewardCodeInputLimits } from '#generated/openapi/limits.ts';
import type { SavedPaymentType } from '#generated/openapi/payments.ts';
import { getAccountPath } from '../../site/account-paths.ts';
import type { CustomerContext } from '../account-context.ts';
import type { FormDefinition } from '../form-definition.ts';
import { createLabelField, readLabel } from './label-field.ts';

/** Saves a reward by its code, or a reward card by its number. */
export function createRewardForm(
  type: Exclude<SavedPaymentType, 'CREDIT_CARD'>,
  messages: SavedPaymentsMessages,
  context: CustomerContext,
): FormDefinition {
  const { request, messages: account, session } = context;
  const isCode = type === 'REWARD_CODE';
  return {
    id: 'add-reward',
    fields: [
      {
        name: 'code',
        kind: 'text',
        label: isCode ? messages.code : messages.cardNumber,
        hints: isCode ? [messages.codeHint] : [],
        autoComplete: 'off',
        required: true,
        maxLength: savedRewardCodeInputLimits.code.maxLength,
      },
      createLabelField(messages, context),
    ],
    errorFields: { PYT300: 'code', REW130: 'code', REW135: 'code', REW140: 'code', REW401: 'code' },
    errorTexts: { PYT300: messages.duplicateReward },
    submit: messages.saveReward,
    links: [{ href: getAccountPath(request.site, 'payments'), label: account.back }],
    async send(values) {
      await savePayment(session.calls, { body: { type, code: values.text('code'), ...readLabel(values) } });
      return getAccountPath(request.site, 'payments', { done: 'added' });
    },
  };
}
