import { lazy } from 'react';
import type { ValueTender } from '../tender.ts';
import { rewardCardTender } from './reward-card-tender.ts';

export const rewardCardCheckout: ValueTender = {
  ...rewardCardTender,
  Entry: lazy(async () => ({ default: (await import('./reward-card-entry.tsx')).RewardCardEntry })),
};
