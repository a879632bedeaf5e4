/** A gift card of the example shop. Its number and PIN are derived from its id and the local key (listed in docs/guide/example-shop.md). */
export interface SeededGiftCard {
  readonly id: string;
  readonly currency: string;
  /** Minor units. */
  readonly value: number;
  /** Spent amount in minor units. */
  readonly spent?: number;
  readonly isActive?: false;
  readonly isExpired?: true;
}

export const seededGiftCards: readonly SeededGiftCard[] = [
  { id: '6f1c2a70-0000-4000-8000-000000000001', currency: 'USD', value: 10_000 },
  { id: '6f1c2a70-0000-4000-8000-000000000002', currency: 'USD', value: 10_000, spent: 6250 },
  { id: '6f1c2a70-0000-4000-8000-000000000003', currency: 'USD', value: 5000, isExpired: true },
  { id: '6f1c2a70-0000-4000-8000-000000000004', currency: 'USD', value: 5000, isActive: false },
  { id: '6f1c2a70-0000-4000-8000-000000000005', currency: 'CAD', value: 10_000 },
];
