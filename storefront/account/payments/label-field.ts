import type { SavedPaymentsMessages } from '#generated/messages/saved-payments/messages.ts';
import { savedPaymentLimits } from '#generated/openapi/limits.ts';
import type { AccountContext } from '../account-context.ts';
import type { FieldDefinition, FormValues } from '../form-definition.ts';

/** The customer's own name of a saved payment. */
export function createLabelField(
  { label, labelHint }: SavedPaymentsMessages,
  { messages }: Pick<AccountContext, 'messages'>,
): FieldDefinition {
  return { name: 'label', kind: 'text', label, note: messages.optional, hints: [labelHint], maxLength: savedPaymentLimits.label.maxLength };
}

/** The nickname of the request; omitted if empty. */
export function readLabel(values: FormValues): { readonly label?: string } {
  const label = values.text('label');
  return label === '' ? {} : { label };
}
