import { lazy } from 'react';
import type { ValueTender } from '../tender.ts';
import { rewardCodeTender } from './reward-code-tender.ts';

export const rewardCodeCheckout: ValueTender = {
  ...rewardCodeTender,
  Entry: lazy(async () => ({ default: (await import('./reward-code-entry.tsx')).RewardCodeEntry })),
};
