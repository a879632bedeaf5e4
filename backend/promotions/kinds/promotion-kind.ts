import type { PromotionKind, PromotionLevel, RewardByKind } from '#generated/promotions/types.ts';
import type { Minor } from '../../money/minor-units.ts';
import type { FactLine } from '../engine/facts.ts';

/** A line before the reward is applied. */
export interface RewardLine {
  /** Index in the facts. */
  readonly index: number;
  readonly line: FactLine;
  /** The line's price after the discounts so far. */
  readonly leftMinor: Minor;
}

export interface LineDiscount {
  readonly index: number;
  /** At most the line's remaining price. */
  readonly minor: Minor;
}

interface LineReward {
  readonly takes: 'lines';
  /**
   * @param items Lines of the promotion's items
   * @param all Returns all lines that accept promotions
   */
  discount(items: readonly RewardLine[], all: () => readonly RewardLine[]): readonly LineDiscount[];
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
export type PreparedReward = LineReward | ShippingReward | GiftReward;

/** Strategy of a kind of promotion: all of its logic for carts. */
export interface PromotionKindDefinition<Kind extends PromotionKind> {
  readonly level: PromotionLevel;
  /** Null if it lacks an amount in the currency, or has one with too many decimals. */
  prepare(reward: RewardByKind[Kind], currency: string): PreparedReward | null;
}

/** Definitions by kind. */
export type PromotionKinds = { readonly [Kind in PromotionKind]: PromotionKindDefinition<Kind> };
