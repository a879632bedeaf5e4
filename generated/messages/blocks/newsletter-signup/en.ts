// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { NewsletterSignupMessages } from './messages.ts';

export const newsletterSignupMessages: MessageData<NewsletterSignupMessages> = {
  emailLabel: 'Email address',
  ownAddress: 'It goes to the e-mail address of your account.',
  policyLabel: 'I agree to receive news by email and have read the privacy policy.',
  submit: 'Sign up',
  submitting: 'Signing up …',
  success: 'Thank you. If your address is new to us, a mail asks you to confirm it.',
  failed: 'We could not sign you up just now. Please try again.',
  dismiss: 'Dismiss message',
  required: 'This field is required',
  invalidEmail: 'Email is not valid',
  policyRequired: 'Please agree to the privacy policy to sign up',
  phoneLabel: 'Mobile number',
  ownPhone: 'They go to the phone number of your account.',
  policySms: 'I agree to receive news by text message and have read the privacy policy.',
  successSms: 'Thank you. A text message asks you to confirm your number.',
};
