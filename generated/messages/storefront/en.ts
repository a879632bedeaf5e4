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
  locationLead: 'Prices, delivery and offers depend on the country you choose.',
  locationCart: [
    'Your cart (',
    ['count', 'plural', { one: ['', 0, ' item'], other: ['', 0, ' items'] }],
    ') stays in the ',
    'country',
    ' shop. Each country has its own cart, prices and stock.',
  ],
  notFoundTitle: 'We can’t find that page',
  notFoundText: 'It may have moved, or the address may have a typo.',
  errorTitle: 'Something went wrong',
  errorText: 'That’s on us. Please try again in a moment.',
  backHome: 'Go to the home page',
  close: 'Close',
  notifications: 'Notifications',
  loading: 'Loading',
  newsletterSuccess: 'Thank you. If you’re new to our list, check your inbox to confirm.',
  newsletterSubscribed: 'You’re on the list.',
  newsletterInvalid: 'Please enter a valid email address and accept the policy.',
  newsletterSuccessSms: 'Thank you. Reply to our text message to confirm your number.',
  newsletterInvalidPhone: 'Please check your phone number and your consent.',
  newsletterFailed: 'We couldn’t sign you up. Please try again.',
  stores: 'Stores',
  myStore: 'Your store:',
};
