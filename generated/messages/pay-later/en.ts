// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { PayLaterMessages } from './messages.ts';

export const payLaterMessages: MessageData<PayLaterMessages> = {
  more: 'How it works',
  title: ['Pay later with ', 'provider'],
  intro: ['Split ', 'amount', ' into ', 'count', ' payments.'],
  today: 'When you order',
  dueOn: ['', ['date', 'date', { dateStyle: 'long' }]],
  conditions: 'Good to know',
  noInterest: 'No interest and no fees if you pay on time.',
  onItsPage: ['You accept the plan on ', 'provider', '’s page before you order. ', 'provider', ' decides whether to approve it.'],
  changedTotal: 'If the total of your order changes, you accept a new plan.',
  range: ['For orders from ', 'min', ' to ', 'max', '.'],
  unavailable: ['Your cart cannot be paid with ', 'provider', ' at the moment. ', 'reason'],
  loading: 'Your payments are being calculated.',
  failed: 'We could not load the payments. Please try again.',
  tryAgain: 'Try again',
  continue: ['Continue with ', 'provider'],
  leaving: ['We take you to ', 'provider', '. Afterwards you check your order and place it here.'],
  leaveFailed: ['', 'provider', ' cannot be reached at the moment. Please try again or use another way to pay.'],
  accepted: ['Your plan with ', 'provider', ' is accepted.'],
  outdated: 'The total of your order has changed. Please accept a new plan.',
  newPlan: 'Choose a new plan',
  keepPlan: 'Keep your plan',
  declined: 'Your pay-later plan was not approved, and nothing was charged. Please use another way to pay.',
  notAccepted: 'You have not accepted a pay-later plan yet. Please try again or use another way to pay.',
};
