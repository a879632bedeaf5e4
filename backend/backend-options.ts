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
import type { Listen } from './database/listen.ts';
import type { Tables } from './database/tables.ts';
import type { CollectionFieldsOf } from './delivery/collection-fields.ts';
import type { DeliveryKinds } from './delivery/delivery-kind.ts';
import type { Feature } from './features/feature.ts';
import type { RetentionDays } from './features/retention.ts';
import type { FulfilmentRulesOf } from './fulfilment/fulfilment-rules.ts';
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
  /** Notifications of the database; without it this is the only host that works on it. */
  readonly listen?: Listen;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly media: MediaPort;
  /** What is done later. Its owner opens and closes it. */
  readonly jobs: JobQueue;
  /** Counts calls; without it nothing is too much. */
  readonly limiter?: Limiter;
  /** How many mails an address gets that its owner may not have asked for. */
  readonly mailRates?: MailRates;
  /** How long what nobody has a use for is kept; without it, for good. */
  readonly retention?: RetentionDays;
  /**
   * Other companies' systems. Without payments every card is refused with PAY400; without mail, mails lie in the outbox; without a check
   * for bots every visitor passes; without translation no review can be translated.
   */
  readonly partners?: {
    readonly payments?: PaymentsPort;
    readonly mail?: MailPort;
    readonly sms?: SmsPort;
    readonly botCheck?: BotCheckPort;
    readonly translation?: TranslationPort;
  };
  /** When calls have to show that they are a person's; always by default, where somebody sets challenges. */
  readonly botCheckRules?: BotCheckRules;
  /** How each brand's mails look; plain by default. */
  readonly mailLooks?: MailLooks;
  /** Wrong passwords until an address is locked, and for how long it is; ten, for a quarter of an hour, by default. */
  readonly lockout?: Rate;
  /** Hours of a session of an associate, 12 by default, and of an agent, 8. */
  readonly staffHours?: (site: ShopSite) => StaffHours;
  /** Percent of a price that employees may take off, by rank. */
  readonly adjustmentLimits?: AdjustmentLimitsOf;
  /** Where links in mails lead; to the site's own origin by default. */
  readonly linkOrigin?: LinkOrigin;
  /** Whom passkeys are for, by the origin of a page; on a site's own origin alone by default. */
  readonly relyingParties?: RelyingParties;
  /** What stands before a country's code in the path of getCountryByToken; "country-" by default. */
  readonly countryToken?: string;
  /** Secret from which the numbers and PINs of gift cards follow; it never changes. Without it, none can be checked (GFC799). */
  readonly giftCardKey?: string;
  /** Whether fulfilment is simulated, and how fast; it is not by default. */
  readonly fulfilmentRules?: FulfilmentRulesOf;
  /** Secrets that sign the events of an order management system; without any, its events are rejected. */
  readonly fulfilmentSecrets?: readonly string[];
  /** What hashing a password costs. */
  readonly passwordCost?: PasswordCost;
  /** Seconds in which an authorization may still be on its way to its partner; 30 by default. */
  readonly settlementGrace?: number;
  /** Minutes after which an order is cancelled whose shopper was not authenticated; 15 by default. */
  readonly authenticationMinutes?: AuthenticationMinutes;
  /** Days for a return, 60 by default, and for handing in its parcel, 14. */
  readonly returnRules?: ReturnRulesOf;
  /** The company that documents name; the brand alone by default. */
  readonly sellerOf?: SellerOf;
  /** What employees have taken off their goods; 30 by default. */
  readonly associatePercent?: AssociatePercent;
  /** Minutes that stock is reserved for an express purchase; 15 by default. */
  readonly reservationMinutes?: ReservationMinutes;
  /** Items that a customer can save for later; 100 by default. */
  readonly savedItemsLimit?: SavedItemsLimit;
  /** How many coupon codes a cart holds; five by default. */
  /** Limit of coupon codes in a cart; five by default. */
  readonly couponsPerCart?: CouponsPerCart;
  /** Whether a site has favorites, and how many; by default it has. */
  /** Favorites of a site: allowed by default. */
  readonly favoriteRules?: FavoriteRulesOf;
  /** Points, vouchers and welcome promotion of a site; a point for a unit of the currency and no promotion by default. */
  readonly loyaltyRules?: LoyaltyRulesOf;
  /** Contact fields that a customer who collects a shipment must give; none by default. */
  readonly collectionFields?: CollectionFieldsOf;
  /** Delivery kinds in place of those that the backend brings. */
  readonly deliveryKinds?: DeliveryKinds;
  /** Tenders in addition to those that the backend brings, or in their place. */
  readonly tenderKinds?: Partial<TenderKinds>;
  /** Features besides those of the backend; their handlers and jobs replace its own. */
  readonly features?: readonly Feature[];
  /** Of keys and tokens; the system's by default. */
  readonly secrets?: Secrets;
  /** Of the programs that may call, for calls whose contract asks for one; without any, every program may. */
  readonly accessKeys?: readonly string[];
  /** Holds `<brand>/<locale or language>/<kind>/<slug>.json`, `<brand>/promotions/<id>.json` and `<brand>/experiments.json`. */
  readonly contentDir: string;
  /** Prepared images lie here. */
  readonly cacheDir: string;
  readonly shippedImagesDir?: ImageServiceOptions['shippedDir'];
  readonly log: Log;
  /** Outside production every answer is checked by its contract. */
  readonly mode: BackendMode;
  readonly imageLimits?: ImageServiceOptions['limits'];
  readonly drawsAhead?: ImageServiceOptions['drawsAhead'];
  readonly lastActivity?: ImageServiceOptions['lastActivity'];
  /** Milliseconds until a handler is given up; 10 000 by default. */
  readonly timeoutMs?: number;
  /** Whether edits of content are taken while it runs; true by default. */
  readonly watch?: boolean;
}
