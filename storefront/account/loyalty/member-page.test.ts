import { describe, expect, it } from 'vitest';
import type { LoyaltyToken, Vouchers, WelcomePromotion } from '#generated/openapi/loyalty.ts';
import type { LoyaltySectionModel } from '#commerce/loyalty/loyalty-model.ts';
import { screen } from '../../screens/account/loyalty/screen.ts';
import { respondWithError, type Responder } from '../../session/testing/shop-service.ts';
import { createAccountRequest, minimalProfile, profileCall, signedIn } from '../testing/account-shop.ts';

const loaded = { messages: {}, errorMessages: { unknown: '' } };
const createMember: Responder = () =>
  Response.json({
    ...minimalProfile,
    isLoyaltyMember: true,
    loyaltyOptInDate: '2026-03-05T09:00:00Z',
    loyaltySummary: { points: { balance: 1250 } },
  });
const vouchers = {
  currentLoyaltyPoints: 1250,
  currency: 'USD',
  pointsPerUnit: 1,
  applicableLoyaltyVouchers: [
    { points: 500, amountInCurrency: 5 },
    { points: 1000, amountInCurrency: 12 },
  ],
  vouchers: [
    { points: 500, amountInCurrency: 5 },
    { points: 1000, amountInCurrency: 12 },
    { points: 2000, amountInCurrency: 26.5 },
  ],
  history: {
    total: 25,
    entries: [
      { at: '2026-11-21T08:30:00Z', points: 180, reason: 'earned', orderNumber: 'TF-2611-000123' },
      { at: '2026-11-20T08:30:00Z', points: -1000, reason: 'spent', orderNumber: 'TF-2611-000122' },
    ],
  },
} satisfies Vouchers;
const token = { token: 'a.b.c', memberNumber: '7C9D1B7E3A52', expiresAt: '2026-11-21T08:40:00Z' } satisfies LoyaltyToken;
const welcome = {
  promotion: {
    id: 'welcome',
    name: 'Welcome',
    points: 500,
    rewardCode: 'WLC7Q9',
    amount: 10,
    currency: 'USD',
    expiresAt: '2027-02-19T08:30:00Z',
  },
} satisfies WelcomePromotion;

const calls = {
  [profileCall]: createMember,
  'GET /consumers-v3/consumer/loyalty/vouchers': (() => Response.json(vouchers)) satisfies Responder,
  'POST /consumers-v3/consumer/loyalty/token': (() => Response.json(token)) satisfies Responder,
  'GET /consumers-v3/consumer/loyalty/promo/welcome': (() => Response.json(welcome)) satisfies Responder,
};

async function open(query = '', responses: Readonly<Record<string, Responder>> = {}) {
  const request = createAccountRequest(`/loyalty${query}`, { ...calls, ...responses }, signedIn);
  const page = await screen.loadCriticalData(request, loaded);
  const find = <Kind extends LoyaltySectionModel['kind']>(kind: Kind) =>
    page.sections.find((section): section is Extract<LoyaltySectionModel, { kind: Kind }> => section.kind === kind);
  return { page, find, requests: request.requests };
}

describe('loyalty page of a member', () => {
  it('shows the balance, its value and the progress to the next voucher', async () => {
    const { page, find } = await open();
    expect(page.lead).toBe('Member since March 5, 2026');
    expect(find('points')).toMatchObject({
      balance: '1,250',
      progress: { text: '750 more points until your next $26.50 reward.', value: 1250, max: 2000 },
      notes: ['Pay $12 of your next order with points.', expect.stringContaining('$1')],
    });
    expect(find('vouchers')?.vouchers.map(({ state }) => state)).toEqual(['Ready to use', 'Ready to use', '750 points to go']);
  });

  it('shows the welcome code and the member card with a scannable code', async () => {
    const { find } = await open();
    expect(find('welcome')).toMatchObject({
      code: { code: 'WLC7Q9' },
      notes: [expect.anything(), expect.stringContaining('$10'), expect.stringContaining('2027')],
    });
    expect(find('member-card')).toMatchObject({ number: '7C9D 1B7E 3A52', scannable: { path: expect.stringMatching(/^M4 4h1/) } });
  });

  it('loads the history page of the address', async () => {
    const { find, requests } = await open('?start=10');
    expect(requests).toContain('GET /consumers-v3/consumer/loyalty/vouchers?start=10&count=10 access-0');
    expect(find('points-history')).toMatchObject({
      entries: [
        { points: '+180', order: 'Order TF-2611-000123', isCredit: true },
        { points: '-1,000', activity: 'Reward used', isCredit: false },
      ],
      paging: {
        newer: { href: '/en-us/account/loyalty#points-history' },
        older: { href: '/en-us/account/loyalty?start=20#points-history' },
      },
    });
  });

  it("leaves out sections that fail to load and falls back to the profile's balance", async () => {
    const respondWithFailure: Responder = () => respondWithError(503, 'GEN500');
    const { page, find } = await open('', {
      'GET /consumers-v3/consumer/loyalty/vouchers': respondWithFailure,
      'GET /consumers-v3/consumer/loyalty/promo/welcome': () => Response.json({}),
    });
    expect(page.notices).toMatchObject([{ kind: 'warning' }]);
    expect(page.sections.map(({ kind }) => kind)).toEqual(['facts', 'member-card']);
    expect(find('points')).toBeUndefined();
  });
});
