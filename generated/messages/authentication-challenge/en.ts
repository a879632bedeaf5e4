// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { AuthenticationChallengeMessages } from './messages.ts';

export const authenticationChallengeMessages: MessageData<AuthenticationChallengeMessages> = {
  title: 'Confirm your payment',
  intro: ['Your bank asks you to confirm ', 'amount', ' for order ', 'number', '.'],
  frame: 'Your bank’s page',
  loading: 'Your bank’s page is loading.',
  slow: 'Your bank’s page is taking longer than usual. You can also open it full screen.',
  newPage: 'Continue on your bank’s page',
  checking: 'Checking with your bank. Please don’t close this page.',
  undecided: 'Your bank has not confirmed the payment yet.',
  unreachable: 'We couldn’t check your payment. Please check again before you pay another way.',
  checkAgain: 'Check again',
  cancel: 'Cancel payment',
  cancelTitle: 'Cancel this payment?',
  cancelText: 'Your order will not be placed and nothing will be charged. Your items stay in your cart.',
  cancelConfirm: 'Yes, cancel payment',
  goOn: 'Continue payment',
  waitingTitle: 'Almost there',
  waitingText: 'Your order is complete once you have confirmed the payment with your bank.',
  resume: 'Confirm payment',
  barLabel: 'Payment to confirm',
  barWaiting: ['Order ', 'number', ' isn’t placed yet. Please confirm the payment by ', 'time', '.'],
  barCancelled: ['Your bank didn’t confirm the payment for order ', 'number', ', so we canceled it. Nothing was charged.'],
  barItems: 'View your items',
};
