import type { RetentionDays } from '../features/retention.ts';

/** Retention of tests. */
export const retention: RetentionDays = {
  guests: 60,
  carts: 90,
  tokens: 7,
  events: 90,
  mails: 90,
  changes: 1,
  rejectedTexts: 90,
  notifications: 180,
  savedItems: 365,
  savedCards: 365,
  couponUses: 730,
  storedValue: 730,
  erasedOrders: 0,
  favorites: 90,
  staffActions: 730,
  cases: 730,
};
