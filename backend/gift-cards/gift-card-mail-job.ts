import type { Job } from '../jobs/job.ts';

export interface GiftCardsOfLine {
  readonly orderId: string;
  readonly lineId: string;
  /** Set when the mail is sent again. */
  readonly again?: { readonly id: string; readonly recipient: string };
}

/** Mails the gift cards of an order line. */
export const giftCardMailJob: Job<GiftCardsOfLine> = {
  name: 'mail-gift-cards',
  getKey: ({ orderId, lineId, again }) => [orderId, lineId, ...(again ? [again.id] : [])].join(' '),
  retries: 20,
  pause: 30,
  longestPause: 3600,
  expires: 60,
  pollSeconds: 15,
  // The payload may contain an email address.
  retentionSeconds: 3600,
};
