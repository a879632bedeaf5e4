// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
export type Percent = number;
export type PromotionStyleId = string;
/**
 * Codes of the shipping methods that it is about; all of them by default.
 */
export type PromotionMethods = ('standard' | 'express' | 'pickup' | 'pudo' | 'sts' | 'digital' | 'customs')[];
export type PromotionLevel = 'ORDER' | 'PRODUCT' | 'SHIPPING';
export type Stacking = 'stackable' | 'exclusive-in-level' | 'exclusive';
/**
 * A member has joined the loyalty programme; an employee has accepted the terms; a partner is of a professional programme; a new customer has no order yet, and may be a guest.
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
 * Some units at a lower price when others are bought. The cheapest ones are reduced.
 */
export interface BuyXGetY {
  /**
   * The kind of reward.
   */
  kind: 'buy-x-get-y';
  /**
   * Units at their full price.
   */
  buy: number;
  /**
   * Units that are reduced.
   */
  get: number;
  percent: Percent;
  of?: PromotionItems;
  /**
   * The most times that it counts in one cart; unlimited by default.
   */
  most?: number;
}
/**
 * Which items it is about: those of any of the categories, and those of any of the styles. All items by default, but never gift cards.
 */
export interface PromotionItems {
  /**
   * Ids of categories.
   */
  categories?: string[];
  /**
   * Ids of styles.
   */
  styles?: PromotionStyleId[];
  /**
   * Items that it is not about.
   */
  except?: {
    /**
     * Ids of categories.
     */
    categories?: string[];
    /**
     * Ids of styles.
     */
    styles?: PromotionStyleId[];
    /**
     * Items whose price is reduced already.
     */
    reduced?: true;
  };
}
/**
 * Gifts. Of an automatic gift the first of the list that is in stock is added; otherwise the shopper chooses. Gifts come with parcels only, never with a pickup.
 */
export interface GiftWithPurchase {
  /**
   * The kind of reward.
   */
  kind: 'gift-with-purchase';
  /**
   * SKUs, the preferred one first.
   */
  gifts: string[];
  /**
   * How many of the list the shopper may choose. If left out, one gift is added automatically.
   */
  choose?: number;
}
/**
 * An amount off the items as a whole.
 */
export interface OrderAmount {
  /**
   * The kind of reward.
   */
  kind: 'order-amount';
  amount: Amounts;
}
/**
 * An amount in each currency of the sites, in its major unit.
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
   * The kind of reward.
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
   * The kind of reward.
   */
  kind: 'product-amount';
  amount: Amounts;
}
/**
 * Each unit, or each set of units, at a fixed price. Units that cost less together keep their price.
 */
export interface ProductFixedPrice {
  /**
   * The kind of reward.
   */
  kind: 'product-fixed-price';
  price: Amounts;
  /**
   * How many of the items make a set; 1 by default. The most expensive ones come first.
   */
  units?: number;
}
/**
 * A percentage off each of the items.
 */
export interface ProductPercentage {
  /**
   * The kind of reward.
   */
  kind: 'product-percentage';
  percent: Percent;
}
/**
 * An amount off shipping.
 */
export interface ShippingAmount {
  /**
   * The kind of reward.
   */
  kind: 'shipping-amount';
  amount: Amounts;
  methods?: PromotionMethods;
}
/**
 * Shipping at a fixed price. What costs less keeps its price.
 */
export interface ShippingFixedPrice {
  /**
   * The kind of reward.
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
   * The kind of reward.
   */
  kind: 'shipping-free';
  methods?: PromotionMethods;
}
/**
 * A percentage off shipping.
 */
export interface ShippingPercentage {
  /**
   * The kind of reward.
   */
  kind: 'shipping-percentage';
  percent: Percent;
  methods?: PromotionMethods;
}
/**
 * A text in each language. {remaining} stands for the amount, and {units} for the units, that are still missing.
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
 * A promotion: who gets what, when and for which items. The file’s name is its id. Its reward is validated by the schema of its kind.
 */
export interface Promotion {
  /**
   * Where the rules of this file are, so that an editor completes and checks it.
   */
  $schema?: string;
  name: PromotionText;
  /**
   * What the cart says while the shopper is on the way to it, and once it is earned. If left out, the cart shows nothing.
   */
  callout?: {
    approaching: CalloutText;
    inProgress: CalloutText;
    earned: CalloutText;
  };
  calloutLevel?: PromotionLevel;
  /**
   * Where it applies; every site of the brand by default.
   */
  sites?: string[];
  /**
   * In which locales it applies; in all of them by default.
   */
  locales?: string[];
  /**
   * When it begins; at once by default.
   */
  validFrom?: string;
  /**
   * When it has ended; never by default.
   */
  validTo?: string;
  /**
   * Within its level the highest comes first; equal ones in the order of their ids. 0 by default.
   */
  priority?: number;
  stacking?: Stacking;
  /**
   * Applies only to carts with one of these codes.
   */
  coupon?: {
    /**
     * In capital letters; shoppers may type them in small ones.
     */
    codes?: string[];
    /**
     * Every code that begins with it, followed by at least one character.
     */
    prefix?: string;
    /**
     * How often it can be used; an order that is cancelled gives its use back.
     */
    limits?: {
      /**
       * Orders of one customer.
       */
      perCustomer?: number;
      /**
       * Orders of all customers.
       */
      total?: number;
      budget?: Amounts;
    };
  };
  /**
   * Customers of any of these segments; everybody by default.
   */
  segments?: Segment[];
  items?: PromotionItems;
  /**
   * What the cart needs of these items, after the promotions of the levels before.
   */
  minimum?: {
    amount?: Amounts;
    /**
     * How many there are.
     */
    units?: number;
  };
  /**
   * Counts only items that are delivered in one of these ways.
   */
  delivery?: string[];
  reward: RawReward;
}
/**
 * A text in each language. A locale such as en-gb replaces its language where it differs.
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
