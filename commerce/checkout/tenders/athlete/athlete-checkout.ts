import { lazy } from 'react';
import type { ValueTender } from '../tender.ts';
import { athleteTender } from './athlete-tender.ts';

export const athleteCheckout: ValueTender = {
  ...athleteTender,
  Entry: lazy(async () => ({ default: (await import('./athlete-entry.tsx')).AthleteEntry })),
};
