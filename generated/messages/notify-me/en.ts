// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { NotifyMeMessages } from './messages.ts';

export const notifyMeMessages: MessageData<NotifyMeMessages> = {
  title: 'Notify me when it’s back',
  lead: ['', 'product', ' is sold out right now. Leave your email address and we’ll let you know when it’s back.'],
  submit: 'Notify me',
  hint: 'One email, no newsletter. You can stop any time with the link in it.',
  pending: 'Almost done. If this address is new to us, check your inbox for a link to confirm it.',
  active: 'You’re on the list. We’ll email you as soon as it’s back.',
  unknown: 'We can’t take requests for this product anymore.',
  back: 'Back to the product',
  confirmTitle: 'Confirm your notification',
  confirmLead: 'One click and we’ll email you when it’s back in stock.',
  confirmSubmit: 'Confirm',
  confirmed: 'Thank you. We’ll email you as soon as it’s back.',
  missing: 'Please open this page from the link in our email. If your link has expired, sign up again on the product page.',
  stopTitle: 'Stop stock notifications',
  stopLead: 'We’ll stop emailing you when products are back in stock.',
  stopSubmit: 'Stop notifications',
  stopped: 'Done. You won’t get any more stock notifications at this address.',
  home: 'Continue shopping',
};
