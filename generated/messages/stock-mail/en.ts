// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { StockMailMessages } from './messages.ts';

export const stockMailMessages: MessageData<StockMailMessages> = {
  confirmSubject: ['One more step: ', 'name'],
  greeting: 'Hello,',
  confirm: ['you would like to know when ', 'product', ' is back in stock. Please confirm that we may write to ', 'recipient', ':'],
  confirmLink: 'Yes, let me know',
  notYou: 'If this was not you, simply ignore this mail: without a confirmation we send nothing more.',
  backSubject: ['Back in stock: ', 'name'],
  back: ['good news: ', 'product', ' is back in stock.'],
  backLink: ['View ', 'name'],
  notReserved:
    'We cannot hold one for you, and it may go quickly. This is the only mail about it: if you miss it this time, sign up again on the product page.',
  stopLead: 'No more mails like this?',
  stopLink: 'Stop stock notifications',
  signature: ['Your ', 'brand', ' team'],
};
