import { lazy } from 'react';
import type { ValueTender } from '../tender.ts';
import { loyaltyPointsTender } from './loyalty-points-tender.ts';

export const loyaltyPointsCheckout: ValueTender = {
  ...loyaltyPointsTender,
  Entry: lazy(async () => ({ default: (await import('./loyalty-points-entry.tsx')).LoyaltyPointsEntry })),
};
