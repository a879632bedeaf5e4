import { lazy } from 'react';
import type { ValueTender } from '../tender.ts';
import { giftCardTender } from './gift-card-tender.ts';

export const giftCardCheckout: ValueTender = {
  ...giftCardTender,
  Entry: lazy(async () => ({ default: (await import('./gift-card-entry.tsx')).GiftCardEntry })),
};
