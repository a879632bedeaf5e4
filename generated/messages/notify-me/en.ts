// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { NotifyMeMessages } from './messages.ts';

export const notifyMeMessages: MessageData<NotifyMeMessages> = {
  title: 'Notify me when it’s back',
  lead: ['', 'product', ' is sold out right now. Leave your email address, and we’ll write to you once when it returns.'],
  submit: 'Notify me',
  hint: 'One mail, no newsletter. Every mail has a link to stop.',
  pending: 'Almost done. If we don’t have your confirmation for this address yet, there is a mail with a link in your inbox now.',
  active: 'Done. We’ll write to you as soon as it’s back.',
  unknown: 'This product can’t be requested any more.',
  back: 'Back to the product',
  confirmTitle: 'Confirm your notification',
  confirmLead: 'One press, and we’ll write to you when it’s back in stock.',
  confirmSubmit: 'Confirm',
  confirmed: 'Thank you. We’ll write to you as soon as it’s back.',
  missing: 'This page is reached by the link in our mail. If yours has expired, sign up again on the product page.',
  stopTitle: 'Stop stock notifications',
  stopLead: 'We won’t write to you about products that are back in stock any more.',
  stopSubmit: 'Stop the mails',
  stopped: 'Done. You won’t get any more stock notifications at this address.',
  home: 'Continue shopping',
};
