import type { MaskedCard } from '#generated/openapi/shared.ts';

/** A card that the payment partner stores for a customer. */
export interface SavedCard {
  /** The partner's reference. */
  readonly vaultId: string;
  readonly card: MaskedCard;
}

export interface SavedCards {
  /** Returns null for a card that the customer has not saved. */
  find(customerId: string, savedPaymentId: string): Promise<SavedCard | null>;
}

/** Default for a backend without saved cards. */
export const noSavedCards: SavedCards = { find: async () => null };
