import type { Feature } from '../features/feature.ts';
import { createWorker } from '../jobs/job.ts';
import { createGetGiftCardBalance } from './get-gift-card-balance.ts';
import { giftCardMailJob } from './gift-card-mail-job.ts';
import { createMailGiftCards, type GiftCardMailPorts } from './mail-gift-cards.ts';
import { createResendGiftCardEmail } from './resend-gift-card-email.ts';
import type { OrderPorts } from '../orders/order-ports.ts';
import type { GiftCardPorts } from '../tenders/gift-card/verify-gift-card.ts';

/** Gift card balances and gift card mails. */
export function createGiftCardFeature(ports: GiftCardPorts & GiftCardMailPorts & Pick<OrderPorts, 'limiter'>) {
  return {
    handlers: { getGiftCardBalance: createGetGiftCardBalance(ports), resendGiftCardEmail: createResendGiftCardEmail(ports) },
    jobs: [createWorker(giftCardMailJob, createMailGiftCards(ports))],
  } satisfies Feature;
}
