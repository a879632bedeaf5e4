/** Pages of content that the shop answers without a locale, too, by redirecting to the visitor's own: links in mails and on paper name none. */
export const rootPages = [
  'account-profile',
  'associate-discount-terms',
  'basecamp',
  'brand-terms',
  'contact-us',
  'gift-card',
  'help/returns/how-to-return',
  'location-selector',
  'loyalty-terms',
  'privacy',
  'promotions',
  'sale-terms',
  'sign-up',
  'sms-terms',
  'store-locator',
  'westend',
] as const;
