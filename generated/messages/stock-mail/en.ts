// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { StockMailMessages } from './messages.ts';

export const stockMailMessages: MessageData<StockMailMessages> = {
  confirmSubject: ['One more step: ', 'name'],
  greeting: 'Hello,',
  confirm: ['You asked to hear when ', 'product', ' is back in stock. Please confirm that we may email ', 'recipient', ':'],
  confirmLink: 'Yes, let me know',
  notYou: 'If this wasn’t you, ignore this email: without your confirmation, we won’t send anything.',
  backSubject: ['Back in stock: ', 'name'],
  back: ['Good news: ', 'product', ' is back in stock.'],
  backLink: ['View ', 'name'],
  notReserved:
    'We can’t hold one for you, and it may sell out quickly. We’ll only email you once: if you miss it, sign up again on the product page.',
  stopLead: 'Don’t want these emails?',
  stopLink: 'Stop stock notifications',
  signature: ['The ', 'brand', ' team'],
};
