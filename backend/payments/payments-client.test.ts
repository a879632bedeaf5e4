import { describe, expect, it } from 'vitest';
import { createPaymentsClient, type PaymentsClientOptions } from './payments-client.ts';
import { PaymentTokenError, PaymentsUnavailableError } from './payments.ts';

type Partner = (request: Request) => Response | Promise<Response>;

function startClient(partner: Partner, options: Partial<PaymentsClientOptions> = {}) {
  const requests: Request[] = [];
  const client = createPaymentsClient({
    origin: 'http://partners.internal:4001',
    key: 'the key',
    timeoutMs: 1000,
    fetch: async (url, init) => {
      const request = new Request(url, init);
      requests.push(request.clone());
      return partner(request);
    },
    ...options,
  });
  return { client, requests };
}

const createJson = (body: unknown, status = 200): Response => Response.json(body, { status });
const charge = {
  token: 't',
  subject: 'cart-1',
  amountMinor: 12_900,
  currency: 'USD',
  reference: 'TF-2611-000001',
  device: null,
  storeCard: false,
};
const readFailure = (created: Promise<unknown>): Promise<unknown> =>
  created.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('createPaymentsClient', () => {
  it("creates a session whose pages use the partner's public origin", async () => {
    const response = {
      sessionId: 's1',
      frameUrl: 'http://partners.internal:4001/payments/pay-later?session=s1',
      redirectUrl: 'http://partners.internal:4001/payments/pay-later?session=s1&window=whole',
      expiresAt: '2026-11-21T10:00:00.000Z',
    };
    const { client, requests } = startClient(() => createJson(response, 201), { publicOrigin: 'https://pay.example' });
    const requested = {
      purpose: 'pay-later',
      shopOrigin: 'https://shop.example',
      returnUrl: 'https://shop.example/fr-ca/checkout/return',
      locale: 'fr-ca',
      brand: 'tarnfell',
      subject: 'cart-1',
      amount: { amountMinor: 12_900, currency: 'CAD' },
    } as const;
    expect(await client.createSession(requested)).toEqual({
      sessionId: 's1',
      frameUrl: 'https://pay.example/payments/pay-later?session=s1',
      redirectUrl: 'https://pay.example/payments/pay-later?session=s1&window=whole',
      origin: 'https://pay.example',
      expiresAt: response.expiresAt,
    });
    expect(requests[0]?.url).toBe('http://partners.internal:4001/payments/sessions');
    expect(requests[0]?.headers.get('x-partners-key')).toBe('the key');
    expect(await requests[0]?.json()).toEqual(requested);
  });

  it("returns the issuer's response and drops unknown fields", async () => {
    const approved = startClient(() => createJson({ outcome: 'approved', authorizationId: 'auth_1', reference: 'x' }));
    expect(await approved.client.authorize(charge)).toEqual({ outcome: 'approved', authorizationId: 'auth_1' });
    expect(await approved.requests[0]?.json()).toEqual(charge);
    expect(await startClient(() => createJson({ outcome: 'fraud' })).client.authorize(charge)).toEqual({ outcome: 'fraud' });
  });

  it("rewrites the pages of a challenge to the partner's public origin", async () => {
    const page = 'http://partners.internal:4001/payments/acs/authn_1';
    const challenge = {
      authenticationId: 'authn_1',
      frameUrl: page,
      redirectUrl: `${page}?window=whole`,
      expiresAt: '2026-11-21T10:00:00.000Z',
    };
    const { client } = startClient(() => createJson({ outcome: 'authenticate', challenge }), { publicOrigin: 'https://pay.example' });
    const shown = 'https://pay.example/payments/acs/authn_1';
    expect(await client.findAuthorization(charge)).toEqual({
      outcome: 'authenticate',
      challenge: { ...challenge, frameUrl: shown, redirectUrl: `${shown}?window=whole`, origin: 'https://pay.example' },
    });
  });

  it('throws PaymentTokenError with the reason', async () => {
    for (const reason of ['invalid', 'expired', 'spent']) {
      const { client } = startClient(() => createJson({ error: { code: `token-${reason}` } }, 422));
      expect(await readFailure(client.describe({ token: 't', sessionId: 's1', subject: 'cart-1' }))).toEqual(expect.any(PaymentTokenError));
      expect(await readFailure(client.authorize(charge))).toMatchObject({ reason });
    }
  });

  it('throws PaymentsUnavailableError for a partner that is down, slow or broken', async () => {
    const cases: readonly [Partner, object][] = [
      [() => Promise.reject(new TypeError('fetch failed')), { reason: 'network' }],
      [() => new Response('oops', { status: 503 }), { reason: 'status', status: 503 }],
      [() => createJson({ error: { code: 'key-invalid' } }, 401), { reason: 'status', status: 401 }],
      [() => new Response('<html>'), { reason: 'answer' }],
      [() => createJson({ outcome: 'approved' }), { reason: 'answer' }],
      [() => createJson({ outcome: 'perhaps' }), { reason: 'answer' }],
    ];
    for (const [partner, expected] of cases) {
      const failure = await readFailure(startClient(partner).client.authorize(charge));
      expect(failure).toBeInstanceOf(PaymentsUnavailableError);
      expect(failure).toMatchObject({ call: 'authorize', ...expected });
    }
    const neverRespond: Partner = ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    expect(await readFailure(startClient(neverRespond, { timeoutMs: 5 }).client.authorize(charge))).toMatchObject({ reason: 'timeout' });
  });

  it('finds an authorization by its reference, or returns null', async () => {
    const { client, requests } = startClient(() => createJson({ outcome: 'declined' }));
    expect(await client.findAuthorization(charge)).toEqual({ outcome: 'declined' });
    expect(requests[0]?.url).toBe('http://partners.internal:4001/payments/authorizations/TF-2611-000001');
    expect(await startClient(() => createJson({}, 404)).client.findAuthorization(charge)).toBeNull();
  });

  it('finds the terms of plans, or returns null without plans', async () => {
    const terms = { providerName: 'Fernpay', minMinor: 3000, maxMinor: 150_000, dueInDays: [0, 30, 60] };
    const { client, requests } = startClient(() => createJson(terms));
    expect(await client.findPlanTerms({ currency: 'EUR', country: 'DE' })).toEqual(terms);
    expect(requests[0]?.url).toBe('http://partners.internal:4001/payments/plan-terms?currency=EUR&country=DE');
    expect(await startClient(() => createJson({}, 404)).client.findPlanTerms({ currency: 'JPY', country: 'JP' })).toBeNull();
  });

  it('deletes a stored card by its id', async () => {
    const { client, requests } = startClient(() => createJson({ outcome: 'deleted' }));
    await client.deleteCard({ vaultId: 'vault/1' });
    expect([requests[0]?.method, requests[0]?.url]).toEqual(['DELETE', 'http://partners.internal:4001/payments/cards/vault%2F1']);
  });
});
