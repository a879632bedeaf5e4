// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { DeliveryMessages } from './messages.ts';

export const deliveryMessages: MessageData<DeliveryMessages> = {
  changesTitle: [
    '',
    ['count', 'plural', { one: 'We had to change the delivery of an item', other: ['We had to change the delivery of ', 0, ' items'] }],
  ],
  changesLead: 'Nothing is ordered yet. Keep the new delivery or choose what suits you better.',
  changeBefore: 'Before',
  changeNow: 'Now',
  reasonStoreStock: ['', 'store', ' no longer has enough of it in stock.'],
  reasonWarehouseStock: 'Our warehouse no longer has enough of it in stock.',
  reasonStoreClosed: ['', 'store', ' is closed for now.'],
  reasonServiceEnded: ['', 'store', ' no longer offers this.'],
  reasonMethodUnavailable: ['', 'method', ' is not available for your order any more.'],
  theStore: 'The store',
  costsMore: ['Shipping costs ', 'amount', ' more.'],
  costsLess: ['Shipping costs ', 'amount', ' less.'],
  costsSame: 'Shipping costs the same.',
  accept: 'Accept',
  acceptFor: ['Accept for ', 'name'],
  undo: 'Undo',
  undoFor: ['Undo for ', 'name'],
  chooseAnother: 'Choose another',
  chooseAnotherFor: ['Choose another delivery for ', 'name'],
  settled: ['', 'name', ' – ', 'method', '. Saved.'],
};
