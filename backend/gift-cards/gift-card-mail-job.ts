import type { Job } from '../jobs/job.ts';

export interface GiftCardsOfLine {
  readonly orderId: string;
  readonly lineId: string;
}

/** Mails the gift cards of an order line. */
export const giftCardMailJob: Job<GiftCardsOfLine> = {
  name: 'mail-gift-cards',
  about: ({ orderId, lineId }) => `${orderId} ${lineId}`,
  retries: 20,
  pause: 30,
  longestPause: 3600,
  expires: 60,
  looksEvery: 15,
};
