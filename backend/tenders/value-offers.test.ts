import { describe, expect, it } from 'vitest';
import type { TenderId } from '../database/documents/tender-document.ts';
import { noLoyalty, type LoyaltyBalance } from '../loyalty/loyalty-balance.ts';
import { createNoPayments } from '../payments/no-payments.ts';
import type { CallCustomer } from '../router/call-context.ts';
import { createShopContext, getSiteOfBrand } from '../sites/shop-site.ts';
import { createTenderPorts } from './testing/create-tender-ports.ts';
import type { OfferSource } from './tender-kind.ts';
import { createTenderKinds } from './tender-kinds.ts';

const kinds = createTenderKinds(
  createTenderPorts({ payments: createNoPayments(), clock: { now: () => new Date('2026-11-21T09:00:00Z') } }),
);
const site = getSiteOfBrand('tarnfell', 'TARNFELL-US');
const associate = { id: 'e1', name: 'Jo', rank: 'associate', servesAccount: false } as const;

interface Given {
  readonly standing?: Partial<LoyaltyBalance>;
  readonly customer?: Partial<CallCustomer>;
  readonly isBlocked?: boolean;
  readonly openMinor?: number;
}

function createSource({ standing = {}, customer = {}, isBlocked = false, openMinor = 10_000 }: Given): OfferSource {
  const context = {
    channel: 'ECOMM',
    transactionId: 't',
    correlationId: 'c',
    siteId: 'TARNFELL-US',
    customer: { id: 'c', role: 'registered', usid: 's', ...customer },
  } as const;
  return {
    basketId: 'b',
    context,
    shop: createShopContext(site, 'en'),
    cart: {
      tenders: [],
      totalMinor: 10_000,
      coverage: new Map(),
      restMinor: openMinor,
      standing: { ...noLoyalty, ...standing },
      areRewardsBlocked: isBlocked,
      openMinor: () => openMinor,
      hasOnlyGiftCards: false,
    },
    remainingMinor: openMinor,
  };
}

const offerOf = (id: TenderId, given: Given) => kinds[id]?.getOffer?.(createSource(given));
const member = { isMember: true, points: 1250 };

describe('offer of points', () => {
  const balance = { points: 1250, availableAmount: 12 };

  it.each([
    ['a guest', { customer: { role: 'guest' } }, { unavailable: 'SIGN_IN' }],
    ['an associate', { customer: { role: 'associate', staff: associate } }, null],
    ['a customer who is no member', {}, { unavailable: 'MEMBERS_ONLY' }],
    ['a member', { standing: member }, balance],
    ['a member with few points', { standing: { ...member, points: 499 } }, { points: 499, availableAmount: 0, unavailable: 'NO_BALANCE' }],
    ['an athlete with credit', { standing: member, isBlocked: true }, { ...balance, unavailable: 'ATHLETE_CREDIT_FIRST' }],
    ['a cart that is paid', { standing: member, openMinor: 0 }, { ...balance, unavailable: 'NOTHING_TO_PAY' }],
    ['a small cart', { standing: member, openMinor: 499 }, { ...balance, minAmount: 5, unavailable: 'BELOW_MINIMUM' }],
  ] as const)('for %s has its reason and balance', async (_, given, expected) => {
    expect(await offerOf('LOYALTY_POINTS', given)).toEqual(expected);
  });
});

describe('offer of rewards', () => {
  it.each([
    ['a guest', { customer: { role: 'guest' } }, {}],
    ['an athlete with credit', { isBlocked: true }, { unavailable: 'ATHLETE_CREDIT_FIRST' }],
    ['a cart that is paid', { openMinor: 0 }, { unavailable: 'NOTHING_TO_PAY' }],
  ] as const)('for %s has its reason', async (_, given, expected) => {
    expect([await offerOf('REWARD_CODE', given), await offerOf('REWARD_CARD', given)]).toEqual([expected, expected]);
  });
});

describe("offer of an athlete's credit", () => {
  it.each([
    ['another customer', {}, null],
    ['an athlete', { standing: { athleteCreditMinor: 3000 } }, { availableAmount: 30 }],
    ['an athlete whose credit is used', { standing: { athleteCreditMinor: 0 } }, { availableAmount: 0, unavailable: 'NO_BALANCE' }],
    [
      'a cart that is paid',
      { standing: { athleteCreditMinor: 3000 }, openMinor: 0 },
      { availableAmount: 30, unavailable: 'NOTHING_TO_PAY' },
    ],
  ] as const)('for %s has its reason and balance', async (_, given, expected) => {
    expect(await offerOf('ATHLETES_PAYMENT', given)).toEqual(expected);
  });
});
