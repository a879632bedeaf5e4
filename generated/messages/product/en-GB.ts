// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ProductMessages } from './messages.ts';

export const productMessages: MessageData<ProductMessages> = {
  color: 'Colour',
  size: 'Size',
  fit: 'Fit',
  chooseSize: 'Choose a size',
  chooseFit: 'Choose a fit',
  optionUnavailable: ['', 'name', ', not available'],
  quantity: 'Quantity',
  addToCart: 'Add to cart',
  adding: 'Adding…',
  added: [
    '',
    ['count', 'plural', { one: ['', 'name', ' was added to your cart.'], other: ['', 0, ' × ', 'name', ' were added to your cart.'] }],
  ],
  addFailed: 'This could not be added to your cart.',
  viewCart: 'View cart',
  lowStock: ['', ['count', 'plural', { one: ['Only ', 0, ' left'], other: ['Only ', 0, ' left'] }]],
  priceNow: 'Now',
  priceWas: 'Was',
  rating: ['Rated ', 'score', ' of 5'],
  reviews: ['', ['count', 'plural', { one: ['', 0, ' review'], other: ['', 0, ' reviews'] }]],
  gallery: ['Pictures of ', 'name'],
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  playVideo: 'Play video',
  optionSoldOut: ['', 'name', ', sold out'],
  optionLow: ['', ['count', 'plural', { one: ['', 'name', ', only ', 0, ' left'], other: ['', 'name', ', only ', 0, ' left'] }]],
  decrease: 'One less',
  increase: 'One more',
  soldOut: 'Sold out',
  soldOutColor: 'This colour is sold out in every size right now. Another colour may still be there.',
  soldOutAll: 'This product is sold out right now. There are others in the shop.',
  addedShort: 'Added',
  videoFailed: 'The video could not be played.',
};
