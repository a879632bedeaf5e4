import type { PromotionKind, PromotionLevel, RewardByKind } from '#generated/promotions/types.ts';
import type { Minor } from '../../money/minor-units.ts';
import type { ItemFilter } from '../engine/item-filter.ts';

/** Reduces each unit by its own price. */
interface UnitReward {
  readonly takes: 'units';
  /** The discount on a unit's remaining price. The engine caps it at the price. */
  discount(leftMinor: Minor): Minor;
}

/** Reduces the items as a whole. */
interface GoodsReward {
  readonly takes: 'goods';
  /** The discount on the remaining price of all units. The engine caps it and spreads it over the units. */
  discount(leftMinor: Minor): Minor;
}

/** Units of a set with equal remaining prices. */
export interface SetUnits {
  readonly qty: number;
  readonly leftMinor: Minor;
  /** Index of the part that they belong to. */
  readonly part: number;
}

/** A number of units of each set. */
interface SetPart {
  readonly units: number;
  /** Draws from these items instead of the promotion's own. Such a part may be incomplete. */
  readonly of: ItemFilter | null;
}

/** Reduces sets of units. A unit belongs to one set of one promotion. */
export interface SetReward {
  readonly takes: 'sets';
  readonly parts: readonly SetPart[];
  /** Maximum number of sets. */
  readonly most: number;
  /**
   * The discounts on the units of a set, by entry. Must not decrease when a unit is replaced by a more expensive one: adding an item to a
   * cart never reduces its discount.
   */
  discount(set: readonly SetUnits[]): readonly Minor[];
}

interface ShippingReward {
  readonly takes: 'shipping';
  /** Codes of methods; null for all. */
  readonly methods: ReadonlySet<string> | null;
  /** The discount on a method's price. The engine caps it at the price. */
  discount(priceMinor: Minor): Minor;
}

interface GiftReward {
  readonly takes: 'gifts';
  /** In the order of preference. */
  readonly skus: readonly string[];
  /** Number of gifts to choose; null if one is added automatically. */
  readonly choose: number | null;
}

/** A reward with its amounts in minor units of one currency. */
export type PreparedReward = UnitReward | GoodsReward | SetReward | ShippingReward | GiftReward;

/** Strategy of a kind of promotion: all of its logic for carts. */
export interface PromotionKindDefinition<Kind extends PromotionKind> {
  readonly level: PromotionLevel;
  /** Null if it lacks an amount in the currency, or has one with too many decimals. */
  prepare(reward: RewardByKind[Kind], currency: string): PreparedReward | null;
}

/** Definitions by kind. */
export type PromotionKinds = { readonly [Kind in PromotionKind]: PromotionKindDefinition<Kind> };
