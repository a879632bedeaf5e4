import { z } from 'zod';
import {
  createBotCheck,
  createCount,
  createDays,
  createFlag,
  createGroup,
  createMilliseconds,
  createPartnerUrl,
  createPercent,
  createRate,
  createText,
} from './fields.ts';

const createConsentFlag = () =>
  z.boolean().default(true).describe('These galleries wait until the visitor allows content of other companies.');

/**
 * Groups that blocks may read. A block's definition lists the groups that it needs, and gets each completely, on the server and in the
 * browser.
 */
const blockGroups = {
  menu: createGroup({
    triggerOnClick: createFlag('Panels of the menu open on a click alone, not on hover or focus.'),
    showLevel3ShopAll: createFlag('Small screens show the shop-all links of the third level.'),
  }),
  promoBar: createGroup({
    maxMessages: createCount(8, 'Messages that a promo bar shows; editors may write more.'),
  }),
  recommendations: createGroup({
    maxProducts: createCount(24, 'Products of one carousel that are shown and whose impressions are told.'),
  }),
  articleGrid: createGroup({
    pageSize: createCount(3, 'Articles in one row of an article grid, which loads rows times this many.'),
    facetsSmall: createCount(4, 'Tags that the filter of an article grid shows on small screens before "see more".'),
    facetsMedium: createCount(10, 'The same on medium screens.'),
    facetsLarge: createCount(20, 'The same on large screens.'),
  }),
  popUp: createGroup({
    delay: createMilliseconds(2000, 'Until a pop-up that says nothing else expands.'),
  }),
  video: createGroup({
    hostedPlayer: createFlag('Long videos of the media service play in its own player, which is fetched on demand.'),
    hostedPlayerAddress: createPartnerUrl("The page of the media service's player, which is told what to play by its query."),
    youtubeAddress: createPartnerUrl(
      'What stands before /embed/ in the address of a player of YouTube, e.g. https://www.youtube-nocookie.com.',
    ),
  }),
  curalate: createGroup({
    script: createPartnerUrl("The site's script of galleries of the Curalate kind."),
    asksConsent: createConsentFlag(),
  }),
  olapic: createGroup({
    script: createPartnerUrl('The script of galleries of the Olapic kind; {locale} in it stands for the page’s own.'),
    instance: createText('', 'The instance that this script is told.'),
    key: createText('', 'The key that this script is told; it is public.'),
    asksConsent: createConsentFlag(),
  }),
};

/** Time-out in milliseconds of page scripts; longer than the gateway's, which reports the reason. */
export const longestCommerceCall = 11_000;

const collectionField = z.enum(['email', 'mobile', 'contact']);

const currency = z.string().regex(/^[A-Z]{3}$/, 'must be three capital letters');
const minorUnits = z.number().int().min(1).max(10_000_000);
const voucher = z.strictObject({ points: z.number().int().min(1).max(10_000_000), amountMinor: minorUnits });

/** Settings of a site: every flag and every configured number, with its default and its meaning. */
export const siteSettingsSchema = z.strictObject({
  ...blockGroups,
  galleries: createGroup({
    pictureOrigins: z
      .array(z.url({ protocol: /^https?$/ }))
      .default([])
      .describe('Origins whose pictures the galleries show, beside those of their scripts.'),
  }),
  features: createGroup({
    expressCheckout: createFlag('Shoppers with a default card and address go straight to the summary of the checkout.'),
    simplifiedEnrollment: createFlag('The dialog of a few steps stands in for the sign-in dialog.'),
    favorites: createFlag('Products can be saved as favorites.', true),
    associateLogin: createFlag('Associates of stores can sign in and sell.'),
    agentLogin: createFlag('Agents can sign in and act for customers.'),
    clientPerformanceIngest: createFlag('Browsers send their performance measures to the shop.'),
  }),
  botCheck: createGroup({
    signIn: createBotCheck('adaptive', 'Signing in.'),
    signUp: createBotCheck('adaptive', 'Making an account.'),
    resetPassword: createBotCheck('adaptive', 'Asking for a new password.'),
    placeOrder: createBotCheck('adaptive', 'Placing an order.'),
    shippingAddress: createBotCheck('never', 'Saving a shipping address in the checkout.'),
    contact: createBotCheck('adaptive', 'Writing to customer service.'),
  }),
  associateDiscount: createGroup({
    percent: z
      .number()
      .int()
      .min(0)
      .max(90)
      .default(30)
      .describe('Percent. What an employee who has accepted the terms has taken off; 0 is nothing.'),
  }),
  loyalty: createGroup({
    pointsPerUnit: z
      .number()
      .min(0)
      .max(1000)
      .multipleOf(0.01)
      .default(1)
      .describe('Points that a member earns with each whole unit of the currency; at most two decimals.'),
    vouchers: z
      .record(currency, z.array(voucher).max(20))
      .default({})
      .describe('What points buy, by currency: amounts in its minor units.'),
    welcomePoints: z.number().int().min(0).max(1_000_000).default(0).describe('Points that a new member gets once; 0 for none.'),
    welcomeRewards: z
      .record(currency, minorUnits)
      .default({})
      .describe('What the reward code that a new member gets once is worth, by currency: minor units. None in other currencies.'),
    welcomeRewardDays: createDays(90, 'Until the reward code of a new member expires.'),
  }),
  staff: createGroup({
    associateHours: createCount(12, 'Hours until the session of an associate ends, however often its tokens are renewed.'),
    agentHours: createCount(8, 'Hours until the session of an agent ends, however often its tokens are renewed.'),
    associatePercent: createPercent(15, 'Most that an associate may take off a price.'),
    managerPercent: createPercent(40, 'Most that the manager of a store may take off a price.'),
    agentPercent: createPercent(20, 'Most that an agent may take off a price.'),
    supervisorPercent: createPercent(50, 'Most that a supervisor of agents may take off a price.'),
  }),
  articles: createGroup({
    related: createCount(4, 'Related articles below an article.'),
  }),
  cart: createGroup({
    suggestedLinks: createCount(4, 'Entries of the menu to which an empty cart leads on.'),
    reservationMinutes: createCount(15, 'Minutes that the stock of an express purchase is reserved for.'),
    savesForLater: z.boolean().default(true).describe('Items of the cart can be saved for later.'),
    savedForLaterLimit: createCount(100, 'Items that a customer can save for later.'),
    coupons: createCount(5, 'Coupon codes that a cart holds at most.'),
    savedForLaterPageSize: createCount(12, 'Items saved for later that are fetched at a time.'),
  }),
  checkout: createGroup({
    authenticationMinutes: createCount(15, 'Minutes until an order is cancelled whose shopper the issuer has not authenticated.'),
  }),
  fulfillment: createGroup({
    simulation: z
      .enum(['auto', 'on', 'off'])
      .default('auto')
      .describe(
        'Whether the shop plays the order management system itself: packs, sends and delivers orders. auto is on where only this machine uses the shop and no FULFILLMENT_SECRET is set.',
      ),
    speed: z
      .number()
      .min(1)
      .max(100_000)
      .default(1)
      .describe(
        'How fast time passes in the simulation: 1 is real time, 1440 makes a day a minute. It holds from the next event of an order on.',
      ),
  }),
  favorites: createGroup({
    pageSize: createCount(24, 'Favorites on a page.'),
    maxLists: createCount(20, 'Lists of a customer on a site.'),
    maxItems: z.number().int().min(1).max(2000).default(500).describe('Favorites of a customer on a site, in all lists.'),
  }),
  collection: createGroup({
    storePickupFields: z.array(collectionField).default([]).describe('Fields that a shopper must fill in to collect from a store.'),
    collectionPointFields: z
      .array(collectionField)
      .default([])
      .describe('Fields that a shopper must fill in to collect from a collection point.'),
  }),
  returns: createGroup({
    days: createCount(60, 'Days after the delivery in which a product can be returned free of charge.'),
    sendWithinDays: createCount(14, 'Days after the request of a return until its parcel must be handed in.'),
    page: createText('/help/returns/how-to-return', 'Path of the page about returns, without the locale.'),
  }),
  contact: createGroup({
    answerWithinHours: z.number().int().min(1).max(240).default(24).describe('Hours in which customer service answers.'),
    warrantyMonths: z
      .number()
      .int()
      .min(1)
      .max(600)
      .default(24)
      .describe('Months from the day of purchase in which a warranty case can be opened.'),
    mailbox: z
      .union([z.literal(''), z.email().max(200)])
      .default('')
      .describe('Address of customer service, to which cases are mailed where no help desk is connected; empty for none.'),
    keepDays: createDays(730, 'Until a message or a warranty case is deleted, with its attachments.'),
  }),
  payments: createGroup({
    planPayments: z
      .number()
      .int()
      .min(0)
      .max(36)
      .default(0)
      .describe('Equal payments of a pay-later plan that product pages show; 0 shows none. The provider decides on each order.'),
    planDays: createCount(14, 'Days between two of them.'),
    planMin: z.number().min(0).default(35).describe("Least price that product pages show a plan for, in the site's currency."),
    planMax: z.number().min(0).default(1500).describe('Highest price that product pages show a plan for.'),
    walletButton: createFlag('Product pages have a button of the digital wallet.'),
  }),
  toasts: createGroup({
    duration: createMilliseconds(6000, 'Until a toast closes by itself.'),
    durationWithAction: createMilliseconds(12_000, 'The same for a toast with something to press.'),
  }),
  company: createGroup({
    name: createText('', "The company that sells, as invoices name it; the brand's name where it is empty."),
    address: createText('', 'Its address, and where returns go; a line break between two lines.'),
    taxNumber: createText('', 'Its number for sales tax or VAT, as invoices name it.'),
  }),
  limits: createGroup({
    reading: createRate(3000, 60, 'Pages and data that a client address asks for.'),
    searching: createRate(600, 60, 'Searches of a client address.'),
    changing: createRate(900, 60, 'Calls and forms of a client address that change something.'),
    reports: createRate(1200, 60, 'What browsers of a client address tell of pages: events, faults and measures.'),
    changes: createRate(300, 60, 'Calls that change something, of a customer.'),
    guests: createRate(600, 600, 'New guests of a client address, who begin with the first thing in a cart.'),
    coupons: createRate(60, 600, 'Coupon codes that a client address tries.'),
    mails: createRate(60, 600, 'Calls of a client address that make the shop write a mail.'),
    signIns: createRate(60, 600, 'Passwords that a client address tries, and e-mail addresses that it looks up.'),
    passkeys: createRate(300, 600, 'Challenges for passkeys that a client address asks for: each sign-in page that is open asks for some.'),
    reviews: createRate(60, 600, 'Reviews and questions that a client address writes or has translated.'),
    signUps: createRate(30, 3600, 'Accounts that a client address makes.'),
    unchecked: createRate(
      5,
      600,
      'Wrong passwords, refused cards, new accounts, resets and addresses, each by themselves, of a client address, an account or a customer, until an adaptive bot check is asked for.',
    ),
    wrongPasswords: createRate(10, 900, 'Wrong passwords for an e-mail address until it is locked, and for how long it is locked then.'),
    giftCards: createRate(30, 600, 'Numbers of gift cards and rewards that a client address tries.'),
    messages: createRate(10, 3600, 'Messages and warranty cases that a client address sends to customer service.'),
    orderLookups: createRate(5, 900, 'Lookups of an order that find nothing, of a client address and for an order number.'),
    wrongPins: createRate(20, 3600, 'Wrong PINs of gift cards that a client address enters.'),
    cardFrames: createRate(120, 600, 'Card frames that a client address opens.'),
    declinedCardsOfCart: createRate(6, 3600, 'Declined cards for orders of a cart.'),
    declinedCardsOfCustomer: createRate(10, 3600, 'Declined cards for orders of a customer.'),
    declinedCardsOfAddress: createRate(60, 3600, 'Declined cards for orders of a client address.'),
    mailsOfRecipient: createRate(
      3,
      3600,
      'Mails or text messages that nobody has paid for, to an e-mail address or a number; what is more is not sent, and nobody is told.',
    ),
    mailsOfRecipientAndKind: createRate(1, 300, 'The same of one kind.'),
    logLines: createRate(120, 60, 'Lines of the log, of each area of the shop; what is more is counted in one line.'),
  }),
  countries: createGroup({
    token: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,58}-$/, 'must be lower case letters, digits and hyphens, with a hyphen at the end')
      .default('country-')
      .describe("What stands before a country's code in the path of the call for one country."),
  }),
  tracking: createGroup({
    tagManager: z
      .union([z.literal(''), z.url({ protocol: /^https?$/ })])
      .default('')
      .describe('The script of the tag manager that reads the data layer; empty for none.'),
    origins: z
      .array(z.url({ protocol: /^https?$/ }))
      .default([])
      .describe('Origins that it sends to, beside its own.'),
  }),
  consent: createGroup({
    days: createDays(180, 'Until a visitor is asked anew what may be tracked.'),
  }),
  contract: createGroup({
    reportedShare: z
      .number()
      .min(0)
      .max(1)
      .default(0.01)
      .describe(
        'Share of the sessions whose responses are compared with the contract, from 0 to 1. In development and in previews all of them are.',
      ),
  }),
  pages: createGroup({
    cacheMegabytes: z.number().int().min(0).max(65_536).default(64).describe('Memory for finished pages, on each host; 0 keeps none.'),
  }),
  contentOrigin: createGroup({
    patience: createMilliseconds(1500, 'That a page waits for a content origin before it stands as it last was.'),
    retry: createMilliseconds(5000, 'Between two questions to a content origin that fails.'),
    essentials: createMilliseconds(
      600_000,
      'Between two askings for what every page needs, and for the error pages, so that an outage finds them kept.',
    ),
    cacheMegabytes: z
      .number()
      .int()
      .min(0)
      .max(65_536)
      .default(64)
      .describe('Memory, and room in the data folder, for the last good answers of a content origin, on each host; 0 keeps none.'),
  }),
  retention: createGroup({
    guests: createDays(60, 'Until a guest without order, cart and token is forgotten, from the beginning on.'),
    carts: createDays(90, 'Until a cart that became no order is forgotten, from its last change on.'),
    tokens: createDays(7, 'Until a refresh token or a session with the payment partner is forgotten, from its expiry on.'),
    events: createDays(90, 'Until what visitors were shown and did is forgotten.'),
    mails: createDays(90, 'Until a mail leaves the outbox.'),
    rejectedTexts: createDays(90, 'Until a review or a question that was rejected is deleted.'),
    changes: createDays(1, 'Until a note of what has changed in the catalog is forgotten.'),
    favorites: createDays(90, 'Until the favorites of a guest are deleted, from when one was last added.'),
    notifications: createDays(180, 'Until a request for a mail about stock expires.'),
    savedItems: createDays(365, 'Until an item that was saved for later is deleted.'),
    savedCards: createDays(365, 'Until a saved card is deleted, from the end of its last month on.'),
    couponUses: createDays(730, 'Until it is forgotten that a customer has used a coupon, from the last time on.'),
    storedValue: createDays(
      730,
      'Until a reward that is used or expired, a credit of an earlier year and points of an erased account are deleted.',
    ),
    staffActions: createDays(730, 'Until the record of what an employee did for a customer is deleted.'),
    jobs: createDays(14, 'Until a job is forgotten that is done or was given up.'),
  }),
  personalization: createGroup({
    account: createText('cairn', 'The account that calls to the personalization service name.'),
    isProduction: createFlag(
      'Calls of every route name the production instance of the account; otherwise only those of routes that start with /p.',
    ),
    showcaseChannel: createText('cairn/sandbox/showcase', 'Where the calls of the showcase come from.'),
    testIp: createText('192.0.2.10', 'The address that visitors have outside production; empty for their own.'),
    latitudeHeader: createText(
      '',
      "The request header in which the network in front of the shop says the visitor's latitude; empty for none.",
    ),
    longitudeHeader: createText('', 'The same for the longitude.'),
  }),
  place: createGroup({
    countryHeader: createText(
      '',
      "The request header in which the network in front of the shop says the visitor's country, as two letters; empty for none.",
    ),
    cityHeader: createText('', 'The same for the city, percent-encoded or plain.'),
  }),
  timeLimits: createGroup({
    decision: createMilliseconds(300, 'That a page waits for decisions before it shows the baselines.'),
    profile: createMilliseconds(300, 'That a page waits for who looks at it before it takes them for a member of nothing.'),
    alternates: createMilliseconds(300, 'That a page waits for its addresses in other languages before it goes without.'),
    document: createMilliseconds(6000, 'Until a document that does not finish is cut off.'),
    contentCall: createMilliseconds(5000, 'Until a content call is given up.'),
    personalizationCall: createMilliseconds(2000, 'Until a personalization call is given up.'),
    commerceCall: createMilliseconds(
      10_000,
      "Until a commerce call is given up; a page's own limit is a little longer.",
      longestCommerceCall,
    ),
  }),
});

export type SiteSettings = Readonly<z.output<typeof siteSettingsSchema>>;

/** Settings of a layer or of the environment; every part is optional. */
export type PartialSettings = z.input<typeof siteSettingsSchema>;

/** The groups that blocks may read. */
export type BlockSettings = Readonly<Pick<SiteSettings, keyof typeof blockGroups>>;

const blockGroupNames = Object.keys(blockGroups) as readonly (keyof BlockSettings)[];

export function selectBlockSettings(settings: SiteSettings): BlockSettings {
  return Object.fromEntries(blockGroupNames.map((name) => [name, settings[name]])) as unknown as BlockSettings;
}
