/** Content pages that redirect from an address without a locale to the visitor's locale, for links in mails and in print. */
export const rootPages = [
  'account-profile',
  'associate-discount-terms',
  'basecamp',
  'brand-terms',
  'gift-card',
  'help/returns/how-to-return',
  'location-selector',
  'loyalty-terms',
  'privacy',
  'promotions',
  'sale-terms',
  'sign-up',
  'sms-terms',
  'westend',
] as const;
