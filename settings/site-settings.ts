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

const createConsentFlag = () => z.boolean().default(true).describe('These galleries need consent to partner content.');

/**
 * Groups that blocks may read. A block's definition lists the groups that it needs, and gets each completely, on the server and in the
 * browser.
 */
const blockGroups = {
  menu: createGroup({
    triggerOnClick: createFlag('Panels of the menu open on click only, not on hover or focus.'),
    showLevel3ShopAll: createFlag('Small screens show the "shop all" links of the third level.'),
  }),
  promoBar: createGroup({
    maxMessages: createCount(8, 'Number of messages that a promo bar shows; editors may write more.'),
  }),
  recommendations: createGroup({
    maxProducts: createCount(24, 'Maximum number of products in a carousel.'),
  }),
  articleGrid: createGroup({
    pageSize: createCount(3, 'Articles per row of an article grid. It loads whole rows.'),
    facetsSmall: createCount(4, 'Tags shown before "see more" on small screens.'),
    facetsMedium: createCount(10, 'Tags shown before "see more" on medium screens.'),
    facetsLarge: createCount(20, 'Tags shown before "see more" on large screens.'),
  }),
  popUp: createGroup({
    delay: createMilliseconds(2000, 'Milliseconds until a pop-up without a delay of its own expands.'),
  }),
  video: createGroup({
    hostedPlayer: createFlag("Long videos of the media service play in the service's own player, which loads on demand."),
    hostedPlayerAddress: createPartnerUrl(
      "Page of the media service's player; the query names the video. Empty for the partners' sandbox.",
    ),
    youtubeAddress: createPartnerUrl(
      "Origin of the YouTube player, e.g. https://www.youtube-nocookie.com. Empty for the partners' sandbox.",
    ),
  }),
  curalate: createGroup({
    script: createPartnerUrl("Script of the Curalate galleries. Empty for the partners' sandbox."),
    requiresConsent: createConsentFlag(),
  }),
  olapic: createGroup({
    script: createPartnerUrl(
      "Script of the Olapic galleries; {locale} stands for the locale of the page. Empty for the partners' sandbox.",
    ),
    instance: createText('', 'Instance that the script uses.'),
    key: createText('', 'Public key that the script uses.'),
    requiresConsent: createConsentFlag(),
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
      .describe('Origins of gallery pictures, in addition to those of the scripts.'),
  }),
  features: createGroup({
    expressCheckout: createFlag('Shoppers with a default card and address go straight to the summary of the checkout.'),
    simplifiedEnrollment: createFlag('The sign-in dialog starts with an email lookup.'),
    favorites: createFlag('Products can be saved as favorites.', true),
    associateLogin: createFlag('Associates of stores can sign in and sell.'),
    agentLogin: createFlag('Agents can sign in and act for customers.'),
    clientPerformanceIngest: createFlag('Browsers send their performance measures to the shop.'),
  }),
  botCheck: createGroup({
    signIn: createBotCheck('adaptive', 'signing in'),
    signUp: createBotCheck('adaptive', 'creating an account'),
    resetPassword: createBotCheck('adaptive', 'resetting a password'),
    placeOrder: createBotCheck('adaptive', 'placing an order'),
    shippingAddress: createBotCheck('never', 'saving a shipping address in the checkout'),
    contact: createBotCheck('adaptive', 'writing to customer service'),
  }),
  associateDiscount: createGroup({
    percent: z
      .number()
      .int()
      .min(0)
      .max(90)
      .default(30)
      .describe('Discount in percent for employees who have accepted the terms; 0 for none.'),
  }),
  loyalty: createGroup({
    pointsPerUnit: z
      .number()
      .min(0)
      .max(1000)
      .multipleOf(0.01)
      .default(1)
      .describe('Points that a member earns per unit of the currency; at most two decimals.'),
    vouchers: z.record(currency, z.array(voucher).max(20)).default({}).describe('Value of points vouchers by currency, in minor units.'),
    welcomePoints: z.number().int().min(0).max(1_000_000).default(0).describe('Points that a new member gets once; 0 for none.'),
    welcomeRewards: z
      .record(currency, minorUnits)
      .default({})
      .describe('Value of the reward code that a new member gets once, by currency, in minor units.'),
    welcomeRewardDays: createDays(90, 'Days until the reward code of a new member expires.'),
  }),
  staff: createGroup({
    employeeList: z
      .enum(['auto', 'known', 'everyone'])
      .default('auto')
      .describe(
        'Who sees the employees of a store at the associate sign-in: known devices and networks only, or everyone. auto is everyone only if no other machine can reach the shop.',
      ),
    networks: z
      .array(z.union([z.cidrv4(), z.cidrv6()]))
      .max(100)
      .default([])
      .describe('Networks of stores in CIDR notation, whose devices are known without enrollment. An IPv6 network has at most 64 bits.'),
    pinDigits: z.number().int().min(4).max(12).default(6).describe("Minimum digits of an associate's PIN; a shorter one does not sign in."),
    associateHours: createCount(12, 'Hours until the session of an associate ends, however often its tokens are renewed.'),
    agentHours: createCount(8, 'Hours until the session of an agent ends, however often its tokens are renewed.'),
    associatePercent: createPercent(15, 'Maximum price reduction in percent by an associate.'),
    managerPercent: createPercent(40, 'Maximum price reduction in percent by a store manager.'),
    agentPercent: createPercent(20, 'Maximum price reduction in percent by an agent.'),
    supervisorPercent: createPercent(50, 'Maximum price reduction in percent by a supervisor of agents.'),
  }),
  articles: createGroup({
    related: createCount(4, 'Number of related articles below an article.'),
  }),
  cart: createGroup({
    suggestedLinks: createCount(4, 'Number of menu entries that an empty cart suggests.'),
    reservationMinutes: createCount(15, 'Minutes for which an express purchase reserves its stock.'),
    savesForLater: z.boolean().default(true).describe('Items of the cart can be saved for later.'),
    savedForLaterLimit: createCount(100, 'Maximum number of saved items per customer.'),
    coupons: createCount(5, 'Maximum number of coupon codes per cart.'),
    savedForLaterPageSize: createCount(12, 'Saved items per request.'),
  }),
  checkout: createGroup({
    authenticationMinutes: createCount(15, 'Minutes until an order without a completed 3-D Secure challenge is canceled.'),
  }),
  fulfillment: createGroup({
    simulation: z
      .enum(['auto', 'on', 'off'])
      .default('auto')
      .describe(
        'Whether the shop simulates the order management system. auto turns it on if only this machine can reach the shop and FULFILLMENT_SECRET is not set.',
      ),
    speed: z
      .number()
      .min(1)
      .max(100_000)
      .default(1)
      .describe('Speed of the simulation: 1 is real time, 1440 turns a day into a minute. It applies from the next event of an order on.'),
  }),
  favorites: createGroup({
    pageSize: createCount(24, 'Favorites per page.'),
    maxLists: createCount(20, 'Maximum number of lists per customer and site.'),
    maxItems: z.number().int().min(1).max(2000).default(500).describe('Maximum number of favorites per customer and site, in all lists.'),
  }),
  collection: createGroup({
    storePickupFields: z.array(collectionField).default([]).describe('Required contact fields for pickup in a store.'),
    collectionPointFields: z.array(collectionField).default([]).describe('Required contact fields for collection points.'),
  }),
  returns: createGroup({
    days: createCount(60, 'Days after delivery in which a product can be returned free of charge.'),
    sendWithinDays: createCount(14, 'Days after a return was requested until its parcel must be handed in.'),
    refundsDelivery: z
      .enum(['auto', 'on', 'off'])
      .default('auto')
      .describe(
        'Whether the delivery is refunded once all units of a shipment are returned, up to the price of the least expensive method. auto turns it on in the EEA and the United Kingdom.',
      ),
    page: createText('/help/returns/how-to-return', 'Path of the page about returns, without the locale.'),
  }),
  contact: createGroup({
    answerWithinHours: z.number().int().min(1).max(240).default(24).describe('Hours within which customer service replies.'),
    warrantyMonths: z
      .number()
      .int()
      .min(1)
      .max(600)
      .default(24)
      .describe('Months after the purchase in which a warranty case can be opened.'),
    mailbox: z
      .union([z.literal(''), z.email().max(200)])
      .default('')
      .describe('Email address of customer service, used if no help desk is connected; empty for none.'),
    keepDays: createDays(730, 'Days until a message or a warranty case is deleted with its attachments.'),
  }),
  payments: createGroup({
    planPayments: z
      .number()
      .int()
      .min(0)
      .max(36)
      .default(0)
      .describe('Number of payments of the pay-later plan on product pages; 0 hides it. The provider decides on each order.'),
    planDays: createCount(14, 'Days between two payments of the plan.'),
    planMin: z.number().min(0).default(35).describe("Lowest price for which product pages show a plan, in the site's currency."),
    planMax: z.number().min(0).default(1500).describe('Highest price for which product pages show a plan.'),
    walletButton: createFlag('Product pages have a button of the digital wallet.'),
  }),
  toasts: createGroup({
    duration: createMilliseconds(6000, 'Milliseconds until a toast closes.'),
    durationWithAction: createMilliseconds(12_000, 'Milliseconds until a toast with a button closes.'),
  }),
  company: createGroup({
    name: createText('', 'Company name on invoices; empty for the name of the brand.'),
    address: createText('', 'Address of the company, and of returns, with line breaks.'),
    taxNumber: createText('', 'Sales tax or VAT number on invoices.'),
  }),
  limits: createGroup({
    reading: createRate(3000, 60, 'Pages and data requested by a client address.'),
    searching: createRate(600, 60, 'Searches by a client address.'),
    changing: createRate(900, 60, 'Requests and forms of a client address that change something.'),
    reports: createRate(1200, 60, 'Reports of browsers by client address: events, errors and measurements.'),
    changes: createRate(300, 60, 'Requests of a customer that change something.'),
    guests: createRate(600, 600, 'New guests by client address. A guest is created with the first cart.'),
    coupons: createRate(60, 600, 'Wrong coupon codes by a client address.'),
    mails: createRate(60, 600, 'Requests by a client address that send a mail.'),
    signIns: createRate(60, 600, 'Wrong passwords, PINs, passkeys and links by a client address.'),
    lookups: createRate(300, 600, 'Email addresses looked up by a client address; each sign-in begins with one.'),
    passkeys: createRate(300, 600, 'Passkey challenges requested by a client address; each open sign-in page requests some.'),
    reviews: createRate(60, 600, 'Reviews and questions written or translated by a client address.'),
    signUps: createRate(30, 3600, 'Accounts created by a client address.'),
    unchecked: createRate(
      5,
      600,
      'Failures before an adaptive bot check, counted separately for wrong passwords, declined cards, new accounts, resets and addresses.',
    ),
    wrongPasswords: createRate(10, 900, 'Wrong passwords before an email address is locked, and the seconds for which it is locked.'),
    giftCards: createRate(30, 600, 'Wrong numbers of gift cards and rewards by a client address.'),
    messages: createRate(10, 3600, 'Messages and warranty cases from a client address.'),
    orderLookups: createRate(
      5,
      900,
      'Failed lookups of orders by client address, and failures by order number; the right email address is not blocked by those.',
    ),
    wrongPins: createRate(20, 3600, 'Wrong gift card PINs by client address.'),
    cardFrames: createRate(120, 600, 'Card frames opened by a client address.'),
    declinedCardsOfCart: createRate(6, 3600, 'Declined cards for orders of a cart.'),
    declinedCardsOfCustomer: createRate(10, 3600, 'Declined cards for orders of a customer.'),
    declinedCardsOfAddress: createRate(60, 3600, 'Declined cards for orders of a client address.'),
    mailsOfRecipient: createRate(3, 3600, 'Mails or text messages without a purchase to one recipient. More are dropped silently.'),
    mailsOfRecipientAndKind: createRate(1, 300, 'The same per kind of message.'),
    logLines: createRate(120, 60, 'Log lines per area of the shop. More are counted in one line.'),
  }),
  countries: createGroup({
    token: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,58}-$/, 'must be lower case letters, digits and hyphens, with a hyphen at the end')
      .default('country-')
      .describe("Prefix of a country's code in the path of the operation for one country."),
  }),
  tracking: createGroup({
    tagManager: z
      .union([z.literal(''), z.url({ protocol: /^https?$/ })])
      .default('')
      .describe('Script of the tag manager that reads the data layer; empty for none.'),
    origins: z
      .array(z.url({ protocol: /^https?$/ }))
      .default([])
      .describe('Origins to which the tag manager sends, in addition to its own.'),
  }),
  consent: createGroup({
    days: createDays(180, 'Days until a visitor is asked for consent again.'),
  }),
  contract: createGroup({
    reportedShare: z
      .number()
      .min(0)
      .max(1)
      .default(0.01)
      .describe(
        'Share of the sessions whose responses are compared with the contract, from 0 to 1. In development and in previews it is always 1.',
      ),
  }),
  pages: createGroup({
    cacheMegabytes: z
      .number()
      .int()
      .min(0)
      .max(65_536)
      .default(64)
      .describe('Megabytes of finished pages in memory on each host; 0 stores none.'),
  }),
  contentOrigin: createGroup({
    timeout: createMilliseconds(1500, 'Milliseconds that a page waits for a content origin before it uses stored content.'),
    retry: createMilliseconds(5000, 'Milliseconds between two requests to a failing content origin.'),
    essentials: createMilliseconds(
      600_000,
      'Milliseconds between two requests for the content of every page and of the error pages, so that an outage finds them stored.',
    ),
    cacheMegabytes: z
      .number()
      .int()
      .min(0)
      .max(65_536)
      .default(64)
      .describe('Megabytes, in memory and on disk, for the last good responses of a content origin on each host; 0 stores none.'),
  }),
  retention: createGroup({
    guests: createDays(60, 'Days after its creation until a guest without order, cart and token is deleted.'),
    carts: createDays(90, 'Days after its last change until a cart without an order is deleted.'),
    tokens: createDays(7, 'Days after its expiry until a refresh token or a payment session is deleted.'),
    events: createDays(90, 'Days until personalization events are deleted.'),
    mails: createDays(90, 'Days until a mail is deleted from the outbox.'),
    rejectedTexts: createDays(90, 'Days until a rejected review or question is deleted.'),
    changes: createDays(1, 'Days until a record of a catalog change is deleted.'),
    favorites: createDays(90, 'Days after the last addition until the favorites of a guest are deleted.'),
    notifications: createDays(180, 'Days until a request for a back-in-stock email expires.'),
    savedItems: createDays(365, 'Days until a saved item is deleted.'),
    savedCards: createDays(365, 'Days after its last valid month until a saved card is deleted.'),
    couponUses: createDays(730, "Days after the last use until a customer's use of a coupon is deleted."),
    storedValue: createDays(
      730,
      'Days until a used or expired reward, a credit of an earlier year, and points of an erased account are deleted.',
    ),
    erasedOrders: z
      .number()
      .int()
      .min(0)
      .max(3650)
      .default(0)
      .describe('Days after the erasure of an account until the names and addresses of its ended orders are removed; 0 for at once.'),
    staffActions: createDays(730, "Days until the record of an employee's action is deleted."),
    jobs: createDays(14, 'Days until a finished or failed job is deleted.'),
  }),
  personalization: createGroup({
    account: createText('cairn', 'Account in requests to the personalization service.'),
    isProduction: createFlag('All routes use the production instance of the account; otherwise only routes that start with /p.'),
    showcaseChannel: createText('cairn/sandbox/showcase', 'Channel of requests from the showcase.'),
    testIp: createText('192.0.2.10', 'Client address of all visitors outside of production; empty for their own.'),
    latitudeHeader: createText('', "Request header with the visitor's latitude, set by a proxy; empty for none."),
    longitudeHeader: createText('', "Request header with the visitor's longitude, set by a proxy; empty for none."),
  }),
  place: createGroup({
    countryHeader: createText('', "Request header with the visitor's country as two letters, set by a proxy; empty for none."),
    cityHeader: createText('', "Request header with the visitor's city, plain or percent-encoded; empty for none."),
  }),
  timeLimits: createGroup({
    decision: createMilliseconds(300, 'Milliseconds that a page waits for decisions before it shows the baselines.'),
    profile: createMilliseconds(300, 'Milliseconds that a page waits for the profile before it treats the visitor as a non-member.'),
    alternates: createMilliseconds(300, 'Milliseconds that a page waits for its addresses in other languages.'),
    document: createMilliseconds(6000, 'Milliseconds until an unfinished document is cut off.'),
    contentCall: createMilliseconds(5000, 'Time-out in milliseconds of content requests.'),
    personalizationCall: createMilliseconds(2000, 'Time-out in milliseconds of personalization requests.'),
    commerceCall: createMilliseconds(
      10_000,
      'Time-out in milliseconds of commerce requests; that of page scripts is a little longer.',
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
