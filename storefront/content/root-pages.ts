/** Pages of content whose addresses without a locale redirect to the visitor's locale: links in mails and on paper name none. */
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
