/** Pages that the shop, its dialogs and other programs ask for by name; every site has each in every locale. */
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

/** Parts of pages that are fragments of that name. The footer is a part too, and a kind of document of its own. */
export const namedParts = ['collections', 'foot-sizes', 'search', 'size-chart/default', 'utility'] as const;
