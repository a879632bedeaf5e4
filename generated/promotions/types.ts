// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/**
 * At most one decimal.
 */
export type Percent = number;
export type PromotionStyleId = string;
/**
 * Codes of the shipping methods. Defaults to all.
 */
export type PromotionMethods = ('standard' | 'express' | 'pickup' | 'pudo' | 'sts' | 'digital' | 'customs')[];
export type PromotionLevel = 'ORDER' | 'PRODUCT' | 'SHIPPING';
export type Stacking = 'stackable' | 'exclusive-in-level' | 'exclusive';
/**
 * A member has joined the loyalty program; an employee has accepted the terms; a partner belongs to a professional program; a new customer has no order yet, neither in the account nor with the email address of the cart, and may be a guest.
 */
export type Segment = 'member' | 'employee' | 'athlete' | 'prosumer' | 'partner' | 'new-customer' | 'signed-in';

/**
 * The reward of each kind.
 */
export interface RewardByKind {
  'buy-x-get-y': BuyXGetY;
  'gift-with-purchase': GiftWithPurchase;
  'order-amount': OrderAmount;
  'order-percentage': OrderPercentage;
  'product-amount': ProductAmount;
  'product-fixed-price': ProductFixedPrice;
  'product-percentage': ProductPercentage;
  'shipping-amount': ShippingAmount;
  'shipping-fixed-price': ShippingFixedPrice;
  'shipping-free': ShippingFree;
  'shipping-percentage': ShippingPercentage;
}
/**
 * Reduces some units when others are bought. Sets are formed from the most expensive items down; the cheapest items of each set are reduced.
 */
export interface BuyXGetY {
  /**
   * Kind of the reward.
   */
  kind: 'buy-x-get-y';
  /**
   * Number of units at full price.
   */
  buy: number;
  /**
   * Number of reduced units.
   */
  get: number;
  percent: Percent;
  of?: PromotionItems;
  /**
   * Maximum number of times per cart; unlimited by default.
   */
  most?: number;
}
/**
 * Items of any of the categories or styles. Defaults to all items, but never includes gift cards.
 */
export interface PromotionItems {
  /**
   * IDs of categories.
   */
  categories?: string[];
  /**
   * IDs of styles.
   */
  styles?: PromotionStyleId[];
  /**
   * Excluded items.
   */
  except?: {
    /**
     * IDs of categories.
     */
    categories?: string[];
    /**
     * IDs of styles.
     */
    styles?: PromotionStyleId[];
    /**
     * Items with a reduced price.
     */
    reduced?: true;
  };
}
/**
 * Gifts. An automatic gift is the first one in stock; otherwise the shopper chooses. Gifts are only added to parcels, never to a pickup.
 */
export interface GiftWithPurchase {
  /**
   * Kind of the reward.
   */
  kind: 'gift-with-purchase';
  /**
   * SKUs in order of preference.
   */
  gifts: string[];
  /**
   * Number of gifts that the shopper may choose. If empty, one gift is added automatically.
   */
  choose?: number;
}
/**
 * An amount off the items as a whole.
 */
export interface OrderAmount {
  /**
   * Kind of the reward.
   */
  kind: 'order-amount';
  amount: Amounts;
}
/**
 * An amount per currency of the sites, in its major unit.
 */
export interface Amounts {
  USD?: number;
  CAD?: number;
  GBP?: number;
  EUR?: number;
}
/**
 * A percentage off the items as a whole.
 */
export interface OrderPercentage {
  /**
   * Kind of the reward.
   */
  kind: 'order-percentage';
  percent: Percent;
  maximum?: Amounts;
}
/**
 * An amount off each unit of the items.
 */
export interface ProductAmount {
  /**
   * Kind of the reward.
   */
  kind: 'product-amount';
  amount: Amounts;
}
/**
 * Each unit, or each set of units, at a fixed price. Sets with a lower total keep their price.
 */
export interface ProductFixedPrice {
  /**
   * Kind of the reward.
   */
  kind: 'product-fixed-price';
  price: Amounts;
  /**
   * Number of items in a set. Defaults to 1. The most expensive items come first.
   */
  units?: number;
}
/**
 * A percentage off each item, rounded per unit.
 */
export interface ProductPercentage {
  /**
   * Kind of the reward.
   */
  kind: 'product-percentage';
  percent: Percent;
}
/**
 * An amount off shipping.
 */
export interface ShippingAmount {
  /**
   * Kind of the reward.
   */
  kind: 'shipping-amount';
  amount: Amounts;
  methods?: PromotionMethods;
}
/**
 * Shipping at a fixed price. Cheaper shipping keeps its price.
 */
export interface ShippingFixedPrice {
  /**
   * Kind of the reward.
   */
  kind: 'shipping-fixed-price';
  price: Amounts;
  methods?: PromotionMethods;
}
/**
 * Free shipping.
 */
export interface ShippingFree {
  /**
   * Kind of the reward.
   */
  kind: 'shipping-free';
  methods?: PromotionMethods;
}
/**
 * A percentage off shipping.
 */
export interface ShippingPercentage {
  /**
   * Kind of the reward.
   */
  kind: 'shipping-percentage';
  percent: Percent;
  methods?: PromotionMethods;
}
/**
 * A text per language. {remaining} is replaced by the missing amount, {units} by the missing units.
 */
export interface CalloutText {
  en: string;
  fr: string;
  de: string;
  'en-us'?: string;
  'en-ca'?: string;
  'en-gb'?: string;
  'fr-ca'?: string;
  'de-de'?: string;
}
/**
 * A promotion: its reward, audience, period and items. The file name is its ID. The reward is validated by the schema of its kind.
 */
export interface Promotion {
  /**
   * Path of the schema, which editing tools use for completion and validation.
   */
  $schema?: string;
  name: PromotionText;
  /**
   * Messages in the cart before and after the promotion is earned. Without it, the cart shows no message.
   */
  callout?: {
    approaching: CalloutText;
    inProgress: CalloutText;
    earned: CalloutText;
  };
  calloutLevel?: PromotionLevel;
  /**
   * Defaults to all sites of the brand.
   */
  sites?: string[];
  /**
   * Defaults to all locales.
   */
  locales?: string[];
  /**
   * Start; immediately by default.
   */
  validFrom?: string;
  /**
   * End; unlimited by default.
   */
  validTo?: string;
  /**
   * Within a level, promotions with a higher priority apply first; equal ones in the order of their IDs. Promotions of sets follow those of single units. Defaults to 0.
   */
  priority?: number;
  stacking?: Stacking;
  /**
   * Applies only to carts with one of these codes.
   */
  coupon?: {
    /**
     * In capital letters; shoppers can type them in lower case.
     */
    codes?: string[];
    /**
     * Accepts every code that starts with it, followed by at least one character.
     */
    prefix?: string;
    /**
     * Maximum number of uses. Canceling an order restores its use.
     */
    limits?: {
      /**
       * Maximum orders per customer.
       */
      perCustomer?: number;
      /**
       * Maximum orders of all customers.
       */
      total?: number;
      budget?: Amounts;
    };
  };
  /**
   * Customers of any of these segments. Defaults to everyone.
   */
  segments?: Segment[];
  items?: PromotionItems;
  /**
   * Required amount or number of these items, after the promotions of earlier levels.
   */
  minimum?: {
    amount?: Amounts;
    /**
     * Number of units.
     */
    units?: number;
  };
  /**
   * Counts only items with one of these deliveries.
   */
  delivery?: string[];
  reward: RawReward;
}
/**
 * A text per language. A locale such as en-gb overrides its language.
 */
export interface PromotionText {
  en: string;
  fr: string;
  de: string;
  'en-us'?: string;
  'en-ca'?: string;
  'en-gb'?: string;
  'fr-ca'?: string;
  'de-de'?: string;
}
/**
 * A reward before its kind is known.
 */
export interface RawReward {
  kind: string;
  [k: string]: unknown;
}

/** The name of every kind of reward. */
export type PromotionKind = keyof RewardByKind;
