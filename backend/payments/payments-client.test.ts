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

const json = (body: unknown, status = 200): Response => Response.json(body, { status });
const charge = { token: 't', subject: 'cart-1', amountMinor: 12_900, currency: 'USD', reference: 'TF-2611-000001' };
const failureOf = (made: Promise<unknown>): Promise<unknown> =>
  made.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('the payments client', () => {
  it('makes a session and shows the frame where browsers find the partner', async () => {
    const answer = {
      sessionId: 's1',
      frameUrl: 'http://partners.internal:4001/payments/card-frame?session=s1',
      expiresAt: '2026-11-21T10:00:00.000Z',
    };
    const { client, requests } = startClient(() => json(answer, 201), { publicOrigin: 'https://pay.example' });
    const asked = { shopOrigin: 'https://shop.example', locale: 'fr-ca', brand: 'tarnfell', subject: 'cart-1' };
    expect(await client.createSession(asked)).toEqual({
      sessionId: 's1',
      frameUrl: 'https://pay.example/payments/card-frame?session=s1',
      origin: 'https://pay.example',
      expiresAt: answer.expiresAt,
    });
    expect(requests[0]?.url).toBe('http://partners.internal:4001/payments/sessions');
    expect(requests[0]?.headers.get('x-partners-key')).toBe('the key');
    expect(await requests[0]?.json()).toEqual(asked);
  });

  it('hands on what the issuer said, and nothing besides', async () => {
    const approved = startClient(() => json({ outcome: 'approved', authorizationId: 'auth_1', reference: 'x' }));
    expect(await approved.client.authorize(charge)).toEqual({ outcome: 'approved', authorizationId: 'auth_1' });
    expect(await approved.requests[0]?.json()).toEqual(charge);
    expect(await startClient(() => json({ outcome: 'fraud' })).client.authorize(charge)).toEqual({ outcome: 'fraud' });
  });

  it('says that a token does not stand', async () => {
    for (const reason of ['invalid', 'expired', 'spent']) {
      const { client } = startClient(() => json({ error: { code: `token-${reason}` } }, 422));
      expect(await failureOf(client.describe({ token: 't', sessionId: 's1', subject: 'cart-1' }))).toEqual(expect.any(PaymentTokenError));
      expect(await failureOf(client.authorize(charge))).toMatchObject({ reason });
    }
  });

  it('tells a partner that is down, slow, broken or unintelligible apart', async () => {
    const cases: readonly [Partner, object][] = [
      [() => Promise.reject(new TypeError('fetch failed')), { reason: 'network' }],
      [() => new Response('oops', { status: 503 }), { reason: 'status', status: 503 }],
      [() => json({ error: { code: 'key-invalid' } }, 401), { reason: 'status', status: 401 }],
      [() => new Response('<html>'), { reason: 'answer' }],
      [() => json({ outcome: 'approved' }), { reason: 'answer' }],
      [() => json({ outcome: 'perhaps' }), { reason: 'answer' }],
    ];
    for (const [partner, expected] of cases) {
      const failure = await failureOf(startClient(partner).client.authorize(charge));
      expect(failure).toBeInstanceOf(PaymentsUnavailableError);
      expect(failure).toMatchObject({ call: 'authorize', ...expected });
    }
    const silent: Partner = ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    expect(await failureOf(startClient(silent, { timeoutMs: 5 }).client.authorize(charge))).toMatchObject({ reason: 'timeout' });
  });

  it('asks what became of a charge by its reference alone, and knows when the partner never heard of it', async () => {
    const { client, requests } = startClient(() => json({ outcome: 'declined' }));
    expect(await client.findAuthorization(charge)).toEqual({ outcome: 'declined' });
    expect(requests[0]?.url).toBe('http://partners.internal:4001/payments/authorizations/TF-2611-000001');
    expect(await startClient(() => json({}, 404)).client.findAuthorization(charge)).toBeNull();
  });
});
