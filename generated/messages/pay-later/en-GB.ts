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
  changedTotal: 'If your order total changes, you accept a new plan.',
  range: ['For orders from ', 'min', ' to ', 'max', '.'],
  unavailable: ['You can’t pay for this basket with ', 'provider', ' right now. ', 'reason'],
  loading: 'Calculating your payments…',
  failed: 'We couldn’t load the payments. Please try again.',
  tryAgain: 'Try again',
  continue: ['Continue with ', 'provider'],
  leaving: ['You’ll continue to ', 'provider', '. After that, you review and place your order here.'],
  leaveFailed: ['We can’t reach ', 'provider', ' right now. Please try again or choose another payment method.'],
  accepted: ['Your plan with ', 'provider', ' is accepted.'],
  outdated: 'Your order total has changed. Please accept a new plan.',
  newPlan: 'Choose a new plan',
  keepPlan: 'Keep your plan',
  declined: 'Your pay-later plan was not approved, and nothing was charged. Please choose another payment method.',
  notAccepted: 'You haven’t accepted a pay-later plan yet. Please try again or choose another payment method.',
};
