// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { StorefrontMessages } from './messages.ts';

export const storefrontMessages: MessageData<StorefrontMessages> = {
  skipToContent: 'Skip to content',
  home: 'Home',
  location: 'Country and language',
  secureCheckout: 'Secure checkout',
  help: 'Help',
  relatedContent: 'Related content',
  published: ['Published ', ['day', 'tag', ['', ['date', 'date', { dateStyle: 'long' }]]]],
  by: ['By ', 'author'],
  locationTitle: 'Choose your country and language',
  locationLead: 'Prices, delivery and offers follow the country that you choose.',
  locationCart: [
    'Your cart (',
    ['count', 'plural', { one: ['', 0, ' item'], other: ['', 0, ' items'] }],
    ') stays in the ',
    'country',
    ' shop and waits for you there. Each country has its own cart, prices and stock.',
  ],
  notFoundTitle: 'We could not find that page',
  notFoundText: 'It may have moved, or the address has a typing error.',
  errorTitle: 'Something went wrong on our side',
  errorText: 'Please try again in a moment.',
  backHome: 'Go to the home page',
  close: 'Close',
  notifications: 'Notifications',
  loading: 'Loading',
  newsletterSuccess: 'Thank you. If your address is new to us, a mail asks you to confirm it.',
  newsletterSubscribed: 'You are on the list.',
  newsletterInvalid: 'Please enter a valid e-mail address and accept the policy.',
  newsletterSuccessSms: 'Thank you. A text message asks you to confirm your number.',
  newsletterInvalidPhone: 'Please check the phone number and your consent.',
  newsletterFailed: 'We could not sign you up just now. Please try again.',
  stores: 'Stores',
  myStore: 'Your store:',
};
