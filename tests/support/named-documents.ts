/** Pages that the shop, its dialogs and other programs request by name; every site has each in every locale. */
export const namedPages = [
  'account-profile',
  'associate-discount-terms',
  'basecamp',
  'brand-terms',
  'contact-us',
  'error-4xx',
  'error-5xx',
  'gift-card',
  'help/returns/how-to-return',
  'home',
  'location-selector',
  'loyalty-modal',
  'loyalty-terms',
  'privacy',
  'promotions',
  'sale-terms',
  'sign-up',
  'sign-up-modal',
  'sms-terms',
  'store-locator',
  'westend',
] as const;

/** Parts of pages that are fragments with that name. The footer is also a part, but a document kind of its own. */
export const namedParts = ['collections', 'foot-sizes', 'search', 'size-chart/default', 'utility'] as const;
