import type { Kysely } from 'kysely';
import type { BotCheckPort, BotCheckRules } from './authentication/bot-check/bot-check.ts';
import type { RelyingParties } from './authentication/passkeys/relying-party.ts';
import type { PasswordCost } from './authentication/passwords/phc-string.ts';
import type { StaffHours } from './authentication/staff/staff-hours.ts';
import type { Secrets } from './authentication/tokens/secrets.ts';
import type { ReservationMinutes } from './cart/reservations/reserve-with-item.ts';
import type { CouponsPerCart } from './cart/coupons/coupons-per-cart.ts';
import type { AdjustmentLimitsOf } from './cart/price-adjustments/adjustment-limits.ts';
import type { AssociatePercent } from './cart/pricing/associate-standing.ts';
import type { SavedItemsLimit } from './cart/saved-items/saved-items-ports.ts';
import type { ContactRulesOf } from './contact/contact-rules.ts';
import type { CaseDesk } from './contact/desk/case-desk.ts';
import type { Listen } from './database/listen.ts';
import type { Tables } from './database/tables.ts';
import type { CollectionFieldsOf } from './delivery/collection-fields.ts';
import type { DeliveryKinds } from './delivery/delivery-kind.ts';
import type { Feature } from './features/feature.ts';
import type { StaffAccessOf } from './authentication/devices/staff-access.ts';
import type { RetentionDays } from './features/retention.ts';
import type { FulfillmentRulesOf } from './fulfillment/fulfillment-rules.ts';
import type { ImageServiceOptions } from './images/image-service.ts';
import type { JobQueue } from './jobs/jobs.ts';
import type { Limiter } from './limits/limiter.ts';
import type { Rate } from './limits/rate.ts';
import type { LoyaltyRulesOf } from './loyalty/loyalty-rules.ts';
import type { MailLooks } from './mail/frame/mail-look.ts';
import type { MailPort, SmsPort } from './mail/mail.ts';
import type { MailRates } from './mail/queue-mail.ts';
import type { SellerOf } from './orders/documents/seller.ts';
import type { AuthenticationMinutes } from './orders/authentication/authentication-minutes.ts';
import type { ReturnRulesOf } from './orders/returns/return-rules.ts';
import type { PaymentsPort } from './payments/payments.ts';
import type { TranslationPort } from './reviews/translation/translation-port.ts';
import type { BackendMode, Clock, Ids, Log, MediaPort } from './ports.ts';
import type { LinkOrigin, ShopSite } from './sites/shop-site.ts';
import type { TenderKinds } from './tenders/tender-kind.ts';
import type { FavoriteRulesOf } from './wishlists/favorite-rules.ts';

export interface BackendOptions {
  readonly db: Kysely<Tables>;
  /** Listens for database notifications; omit on a single host. */
  readonly listen?: Listen;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly media: MediaPort;
  /** Queue of background jobs. The caller opens and closes it. */
  readonly jobs: JobQueue;
  /** Limits the rate of requests; unlimited if omitted. */
  readonly limiter?: Limiter;
  /** Limits of mails to an address that its owner may not have requested. */
  readonly mailRates?: MailRates;
  /** Retention periods of unused data; if omitted, data is retained forever. */
  readonly retention?: RetentionDays;
  /**
   * Systems of partners. Without payments every card is rejected with PAY400; without mail, mails stay in the outbox; without a bot check
   * every visitor passes; without translation no review can be translated; without a help desk, cases are mailed to customer service.
   */
  readonly partners?: {
    readonly payments?: PaymentsPort;
    readonly mail?: MailPort;
    readonly sms?: SmsPort;
    readonly botCheck?: BotCheckPort;
    readonly translation?: TranslationPort;
    readonly caseDesk?: CaseDesk;
  };
  /** When requests require a bot check; by default always, if a provider is configured. */
  readonly botCheckRules?: BotCheckRules;
  /** Mail design of each brand; plain by default. */
  readonly mailLooks?: MailLooks;
  /** Failed passwords before an address is locked, and the duration of the lock; by default ten, for 15 minutes. */
  readonly lockout?: Rate;
  /** Maximum hours of a session: 12 by default for an associate, 8 for an agent. */
  readonly staffHours?: (site: ShopSite) => StaffHours;
  /** Rules for the sign-in of associates; by default only enrolled devices list the employees. */
  readonly staffAccess?: StaffAccessOf;
  /** Maximum discount by employees in percent of a price, by rank. */
  readonly adjustmentLimits?: AdjustmentLimitsOf;
  /** Origin of links in mails; the site's own by default. */
  readonly linkOrigin?: LinkOrigin;
  /** Relying party of passkeys by the origin of a page; by default only for a site's own origin. */
  readonly relyingParties?: RelyingParties;
  /** Prefix of a country code in the path of getCountryByToken; "country-" by default. */
  readonly countryToken?: string;
  /** Secret for deriving the numbers and PINs of gift cards; it must never change. Without it, cards cannot be checked (GFC799). */
  readonly giftCardKey?: string;
  /** Enables the simulation of fulfillment at a speed; off by default. */
  readonly fulfillmentRules?: FulfillmentRulesOf;
  /** Secrets that sign the events of an order management system; without any, its events are rejected. */
  readonly fulfillmentSecrets?: readonly string[];
  /** Cost of hashing a password. */
  readonly passwordCost?: PasswordCost;
  /** Seconds during which an authorization may still be on its way to its partner; 30 by default. */
  readonly settlementGrace?: number;
  /** Minutes before an order without the shopper's authentication is canceled; 15 by default. */
  readonly authenticationMinutes?: AuthenticationMinutes;
  /** Days for requesting a return, 60 by default, and for handing in its parcel, 14. */
  readonly returnRules?: ReturnRulesOf;
  /** The company named in documents; the brand alone by default. */
  readonly sellerOf?: SellerOf;
  /** Associate discount in percent; 30 by default. */
  readonly associatePercent?: AssociatePercent;
  /** Minutes that stock is reserved for an express purchase; 15 by default. */
  readonly reservationMinutes?: ReservationMinutes;
  /** Items that a customer can save for later; 100 by default. */
  readonly savedItemsLimit?: SavedItemsLimit;
  /** Limit of coupon codes in a cart; five by default. */
  readonly couponsPerCart?: CouponsPerCart;
  /** Allows and limits favorites of a site; allowed by default. */
  readonly favoriteRules?: FavoriteRulesOf;
  /** Points, vouchers and welcome promotion of a site; by default one point per unit of the currency and no promotion. */
  readonly loyaltyRules?: LoyaltyRulesOf;
  /** Response time, warranty and address of customer service of a site; by default 24 hours, 24 months and no address. */
  readonly contactRules?: ContactRulesOf;
  /** Contact fields required from a customer who collects a shipment; none by default. */
  readonly collectionFields?: CollectionFieldsOf;
  /** Replaces the delivery kinds of the backend. */
  readonly deliveryKinds?: DeliveryKinds;
  /** Tender kinds that extend or replace those of the backend. */
  readonly tenderKinds?: Partial<TenderKinds>;
  /** Additional features; their handlers and jobs replace those of the backend. */
  readonly features?: readonly Feature[];
  /** Source of keys and tokens; the system's by default. */
  readonly secrets?: Secrets;
  /** Keys of programs, for operations whose contract requires one; without any, every program has access. */
  readonly accessKeys?: readonly string[];
  /** Holds `<brand>/<locale or language>/<kind>/<slug>.json`, `<brand>/promotions/<id>.json` and `<brand>/experiments.json`. */
  readonly contentDir: string;
  /** Folder of prepared images. */
  readonly cacheDir: string;
  readonly shippedImagesDir?: ImageServiceOptions['shippedDir'];
  readonly log: Log;
  /** Outside production every response is validated by its contract. */
  readonly mode: BackendMode;
  readonly imageLimits?: ImageServiceOptions['limits'];
  readonly drawsAhead?: ImageServiceOptions['drawsAhead'];
  readonly lastActivity?: ImageServiceOptions['lastActivity'];
  /** Time-out of handlers in milliseconds; 10,000 by default. */
  readonly timeoutMs?: number;
  /** False to ignore edits of content at run time; true by default. */
  readonly watch?: boolean;
}
