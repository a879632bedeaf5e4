import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { byTag } from '#tests/support/by-role.ts';
import { elementsIn } from '#tests/support/elements-in.ts';
import { createPaymentSandbox, type PaymentSandboxOptions } from './payment-sandbox.ts';
import { testCards } from './test-cards.ts';

const shopOrigin = 'https://tarnfell.example';
const entries = { number: '9000 1111 2222 3338', expiry: '08 / 29', cvc: '123', name: 'Mara Lindqvist' };

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: Record<string, unknown>;
}

function start(options: Partial<PaymentSandboxOptions> = {}) {
  const time = { now: new Date('2026-11-21T09:00:00Z') };
  const handle = createPaymentSandbox({ secret: 'a secret', key: 'the key', clock: { now: () => time.now }, ...options });
  const call = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await handle(new Request(new URL(`/payments/${path}`, 'https://partners.example'), init));
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, headers: response.headers, text, json: isJson ? (JSON.parse(text) as Record<string, unknown>) : {} };
  };
  const post = (path: string, body: unknown, headers: Record<string, string> = { 'x-partners-key': 'the key' }): Promise<Answer> =>
    call(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  const session = async (): Promise<string> =>
    String((await post('sessions', { shopOrigin, locale: 'en-us', brand: 'tarnfell' })).json['sessionId']);
  const token = async (number = entries.number): Promise<string> =>
    String((await post('tokens', { session: await session(), ...entries, number }, {})).json['token']);
  const pass = (minutes: number): void => {
    time.now = new Date(time.now.getTime() + minutes * 60_000);
  };
  return { call, post, session, token, pass };
}

const codeOf = ({ json }: Answer): unknown => (json['error'] as { readonly code?: unknown } | undefined)?.code;
const charge = (token: string, reference = 'TF-2611-000001') => ({ token, amountMinor: 12_900, currency: 'USD', reference });

describe('a payment session', () => {
  it('gives the address of a frame that only the shop may frame', async () => {
    const { post, call } = start();
    const made = await post('sessions', { shopOrigin, locale: 'de-de', brand: 'solvane' });
    expect(made.status).toBe(201);
    expect(made.json['expiresAt']).toBe('2026-11-21T10:00:00.000Z');
    const url = new URL(String(made.json['frameUrl']));
    const page = await call(url.pathname.slice('/payments/'.length) + url.search);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${shopOrigin}`);
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(byTag(page.text, 'html')[0]?.attributes).toEqual({ lang: 'de-de', 'data-brand': 'solvane' });
    expect(page.text).toContain('Kartennummer');
    const inline = elementsIn(page.text).filter(
      ({ tag, attributes }) =>
        (tag === 'script' && !('src' in attributes)) ||
        tag === 'style' ||
        Object.keys(attributes).some((name) => /^(?:style|on.+)$/.test(name)),
    );
    expect(inline).toEqual([]);
  });

  it('is refused without the key, to an unknown shop, and to what is no origin', async () => {
    const { post } = start({ shopOrigins: [shopOrigin] });
    const asked = { shopOrigin, locale: 'en-us', brand: 'tarnfell' };
    expect((await post('sessions', asked, {})).status).toBe(401);
    expect((await post('sessions', asked, { 'x-partners-key': 'the kex' })).status).toBe(401);
    expect(codeOf(await post('sessions', { ...asked, shopOrigin: 'https://other.example' }))).toBe('shop-unknown');
    for (const wrong of ['*', 'https://tarnfell.example/', "https://a.example; script-src 'unsafe-inline'", 'javascript:alert(1)']) {
      expect((await post('sessions', { ...asked, shopOrigin: wrong })).status).toBe(400);
    }
  });

  it('shows no frame for a forged session or another shop, and a notice for an expired one', async () => {
    const { call, session, pass } = start();
    const sessionId = await session();
    const forged = await call(`card-frame?session=${sessionId.slice(0, -2)}xx`);
    expect([forged.status, forged.headers.get('content-security-policy')]).toEqual([
      401,
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
    expect(codeOf(await call(`card-frame?session=${sessionId}&origin=https://other.example`))).toBe('origin-differs');
    expect((await call('card-frame')).status).toBe(400);
    pass(61);
    const late = await call(`card-frame?session=${sessionId}`);
    expect(late.status).toBe(410);
    expect(late.text).toContain('open too long');
    expect(byTag(late.text, 'form')).toEqual([]);
  });
});

describe('a card token', () => {
  it('tells the card without its number', async () => {
    const { post, session } = start();
    const made = await post('tokens', { session: await session(), ...entries }, { 'sec-fetch-site': 'same-origin' });
    expect(made.status).toBe(201);
    const card = { brand: 'Quillon', last4: '3338', expiryMonth: 8, expiryYear: 2029 };
    expect(made.json).toEqual({ token: expect.any(String), card, expiresAt: '2026-11-21T09:30:00.000Z' });
    expect(() => decodeJwt(String(made.json['token']))).toThrow();
    const described = await post('describe', { token: made.json['token'] });
    expect(described.json).toEqual({ card, expiresAt: '2026-11-21T09:30:00.000Z' });
  });

  it('is refused with the fault of each field', async () => {
    const { post, session } = start();
    const refused = await post('tokens', { session: await session(), ...entries, number: '9000 1111 2222 3339', expiry: '10/26' }, {});
    expect(refused.status).toBe(400);
    expect(refused.json['error']).toMatchObject({ code: 'card-invalid', faults: { number: 'mistyped', expiry: 'past' } });
    expect(refused.text).not.toContain('3339');
  });

  it('is refused to foreign pages, to forms, to outdated sessions and to oversized bodies', async () => {
    const { call, post, session, pass } = start();
    const asked = { session: await session(), ...entries };
    expect(codeOf(await post('tokens', asked, { 'sec-fetch-site': 'same-site' }))).toBe('foreign-page');
    expect(codeOf(await post('tokens', { ...asked, session: 'forged' }, {}))).toBe('session-invalid');
    const form = await call('tokens', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: JSON.stringify(asked) });
    expect(codeOf(form)).toBe('request-invalid');
    expect((await post('tokens', { ...asked, name: 'x'.repeat(5000) }, {})).status).toBe(413);
    pass(61);
    expect(codeOf(await post('tokens', asked, {}))).toBe('session-expired');
  });

  it('is given twenty times a minute and session', async () => {
    const { post, session, pass } = start();
    const asked = { session: await session(), ...entries };
    for (let time = 0; time < 20; time += 1) expect((await post('tokens', asked, {})).status).toBe(201);
    const refused = await post('tokens', asked, {});
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    pass(1);
    expect((await post('tokens', asked, {})).status).toBe(201);
  });
});

describe('an authorisation', () => {
  it.each(testCards)('answers $number with $outcome', async ({ number, brand, outcome }) => {
    const { post, session } = start();
    const made = await post('tokens', { session: await session(), ...entries, number, cvc: brand === 'Tessary' ? '1234' : '123' }, {});
    const answer = await post('authorizations', charge(String(made.json['token'])));
    expect(answer.json).toMatchObject({ reference: 'TF-2611-000001', outcome });
    expect('authorizationId' in answer.json).toBe(outcome === 'approved');
  });

  it('is the same for the same reference, even after a restart, and another for another', async () => {
    const token = await start().token();
    const { post } = start();
    const first = await post('authorizations', charge(token));
    expect((await post('authorizations', charge(token))).json).toEqual(first.json);
    expect((await post('authorizations', charge(token, 'TF-2611-000002'))).json['authorizationId']).not.toBe(first.json['authorizationId']);
  });

  it('refuses a token that is forged, sealed for a session, of another partner or half an hour old', async () => {
    const { post, session, token, pass } = start();
    for (const wrong of ['forged', await session(), await start({ secret: 'another' }).token()]) {
      expect(codeOf(await post('authorizations', charge(wrong)))).toBe('token-invalid');
    }
    const good = await token();
    pass(31);
    const late = await post('authorizations', charge(good));
    expect([late.status, codeOf(late)]).toEqual([422, 'token-expired']);
    expect(codeOf(await post('describe', { token: good }))).toBe('token-expired');
  });

  it('can be looked back on by reference and token, also when the token has expired since', async () => {
    const { post, call, token, pass } = start();
    const good = await token();
    const made = await post('authorizations', charge(good));
    pass(600);
    const headers = { 'x-partners-key': 'the key', 'x-payment-token': good };
    expect((await call('authorizations/TF-2611-000001', { headers })).json).toEqual(made.json);
    expect((await call('authorizations/TF-2611-000001', { headers: { 'x-partners-key': 'the key' } })).status).toBe(400);
    expect((await call('authorizations/TF-2611-000001')).status).toBe(401);
  });

  it('names every place of a request that is wrong', async () => {
    const { post, token } = start();
    const refused = await post('authorizations', { ...charge(await token()), amountMinor: 1.5, currency: 'usd', reference: '' });
    expect(refused.status).toBe(400);
    const { faults } = refused.json['error'] as { readonly faults: readonly { readonly at: string }[] };
    expect(faults.map(({ at }) => at)).toEqual(['amountMinor', 'currency', 'reference']);
  });
});

describe('the files of the frame', () => {
  it('are served as scripts without types, with a tag to ask again by', async () => {
    const { call } = start();
    const script = await call('assets/card-rules.ts');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.text).not.toContain('interface');
    const again = await call('assets/card-rules.ts', { headers: { 'if-none-match': String(script.headers.get('etag')) } });
    expect(again.status).toBe(304);
    expect((await call('assets/payment-sandbox.ts')).status).toBe(404);
    expect((await call('assets/typeface.woff2')).status).toBe(404);
  });

  it('hold the typeface that the sandbox was given', async () => {
    const { call, session } = start({ typeface: new Uint8Array([1, 2, 3]) });
    expect((await call('assets/typeface.woff2')).headers.get('content-type')).toBe('font/woff2');
    expect((await call(`card-frame?session=${await session()}`)).text).toContain('typeface.css');
  });
});
