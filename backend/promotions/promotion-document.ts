import type { Promotion, PromotionKind, RewardByKind } from '#generated/promotions/types.ts';

export type Reward = RewardByKind[PromotionKind];

/** A valid document. */
export interface PromotionDocument extends Omit<Promotion, 'reward'> {
  readonly reward: Reward;
}

/** A document with the name of its file. */
export interface StoredPromotion {
  readonly id: string;
  readonly document: PromotionDocument;
}
