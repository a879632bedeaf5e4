// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { NewsletterSignupMessages } from './messages.ts';

export const newsletterSignupMessages: MessageData<NewsletterSignupMessages> = {
  emailLabel: 'Email address',
  ownAddress: 'We’ll send it to the email address of your account.',
  policyLabel: 'I agree to receive news by email and have read the privacy policy.',
  submit: 'Sign up',
  submitting: 'Signing up…',
  success: 'Thank you. If you’re new to our list, check your inbox to confirm.',
  failed: 'We couldn’t sign you up. Please try again.',
  dismiss: 'Dismiss message',
  required: 'This field is required',
  invalidEmail: 'Email is not valid',
  policyRequired: 'Please agree to the privacy policy to sign up',
  phoneLabel: 'Mobile number',
  ownPhone: 'We’ll send them to the phone number of your account.',
  policySms: 'I agree to receive news by text message and have read the privacy policy.',
  successSms: 'Thank you. Reply to our text message to confirm your number.',
};
