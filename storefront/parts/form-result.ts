import { getErrorMessage } from '#commerce/errors/error-messages.ts';
import { getErrorMessages } from '#commerce/errors/error-messages-for.ts';
import { createProfile } from '#generated/calls/create-profile.ts';
import { createSubscription } from '#generated/calls/create-subscription.ts';
import { updateSubscription } from '#generated/calls/update-subscription.ts';
import { storefrontMessages } from '#generated/messages/storefront/all.ts';
import type { StorefrontMessages } from '#generated/messages/storefront/messages.ts';
import type { Values } from '#messages/runtime/format-message.ts';
import { getLanguageTag } from '#messages/runtime/language-tag.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';

/** Result of the newsletter form. */
export type FormOutcome = 'success' | 'success-sms' | 'subscribed' | 'invalid' | 'invalid-phone' | 'failed';

const texts: Readonly<Record<FormOutcome, keyof StorefrontMessages>> = {
  success: 'newsletterSuccess',
  'success-sms': 'newsletterSuccessSms',
  subscribed: 'newsletterSubscribed',
  invalid: 'newsletterInvalid',
  'invalid-phone': 'newsletterInvalidPhone',
  failed: 'newsletterFailed',
};

export interface FormResult {
  readonly isSuccess: boolean;
  readonly text: string;
}

/** The form result in the page's address: an outcome or an error code. Undefined for any other value. */
export function readFormResult(value: string | null, locale: string, values: Values = {}): FormResult | undefined {
  if (value === null) return undefined;
  const isSuccess = value === 'success' || value === 'success-sms' || value === 'subscribed';
  if (Object.hasOwn(texts, value)) {
    return { isSuccess, text: String(getMessages(storefrontMessages, locale)[texts[value as FormOutcome]]) };
  }
  const text = getErrorMessage(
    getErrorMessages(locale, [createProfile, createSubscription, updateSubscription]),
    value,
    getLanguageTag(locale),
    values,
  );
  return text === undefined ? undefined : { isSuccess, text };
}
