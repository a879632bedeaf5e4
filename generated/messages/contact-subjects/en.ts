// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ContactSubjectsMessages } from './messages.ts';

export const contactSubjectsMessages: MessageData<ContactSubjectsMessages> = {
  orderCategory: 'My order',
  returnCategory: 'Returns and refunds',
  productCategory: 'Products',
  paymentCategory: 'Payment',
  accountCategory: 'My account',
  otherCategory: 'Something else',
  whereIsMyOrder: 'Where is my order?',
  changeOrder: 'Change my order',
  cancelOrder: 'Cancel my order',
  missingItem: 'An item is missing',
  damagedItem: 'An item is damaged or wrong',
  howToReturn: 'How do I return something?',
  refund: 'Where is my refund?',
  exchange: 'Exchange an item',
  sizeAndFit: 'Size and fit',
  productAdvice: 'Help me choose',
  careAndRepair: 'Care and repair',
  availability: 'When is it back in stock?',
  paymentFailed: 'My payment didn’t go through',
  giftCard: 'Gift cards',
  promotion: 'Promotions and codes',
  invoice: 'I need an invoice',
  signIn: 'I can’t sign in',
  membership: 'Membership and points',
  personalData: 'My personal data',
  stores: 'Our stores',
  website: 'A problem with the website',
  feedback: 'Feedback',
};
