import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeJwt } from 'jose';
import { describe, expect, it, vi } from 'vitest';
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
  /** How long the partner would have waited; here it waits until the test lets it. */
  const pauses: { readonly milliseconds: number; readonly end: () => void }[] = [];
  const pause = (milliseconds: number): Promise<void> => new Promise((end) => pauses.push({ milliseconds, end }));
  const handle = createPaymentSandbox({ secret: 'a secret', key: 'the key', clock: { now: () => time.now }, pause, ...options });
  const subject = 'cart-1';
  const call = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await handle(new Request(new URL(`/payments/${path}`, 'https://partners.example'), init));
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, headers: response.headers, text, json: isJson ? (JSON.parse(text) as Record<string, unknown>) : {} };
  };
  const post = (path: string, body: unknown, headers: Record<string, string> = { 'x-partners-key': 'the key' }): Promise<Answer> =>
    call(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  const session = async (): Promise<string> =>
    String((await post('sessions', { shopOrigin, locale: 'en-us', brand: 'tarnfell', subject })).json['sessionId']);
  const token = async (number = entries.number): Promise<string> =>
    String((await post('tokens', { session: await session(), ...entries, number }, {})).json['token']);
  const pass = (minutes: number): void => {
    time.now = new Date(time.now.getTime() + minutes * 60_000);
  };
  return { call, post, session, token, pass, pauses };
}

const codeOf = ({ json }: Answer): unknown => (json['error'] as { readonly code?: unknown } | undefined)?.code;
const charge = (token: string, reference = 'TF-2611-000001') => ({
  token,
  subject: 'cart-1',
  amountMinor: 12_900,
  currency: 'USD',
  reference,
});

describe('a payment session', () => {
  it('gives the address of a frame that only the shop may frame', async () => {
    const { post, call } = start();
    const made = await post('sessions', { shopOrigin, locale: 'de-de', brand: 'solvane', subject: 'cart-1' });
    expect(made.status).toBe(201);
    expect(made.json['expiresAt']).toBe('2026-11-21T10:00:00.000Z');
    const url = new URL(String(made.json['frameUrl']));
    const page = await call(url.pathname.slice('/payments/'.length) + url.search);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${new URL(shopOrigin).host};`);
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
    const asked = { shopOrigin, locale: 'en-us', brand: 'tarnfell', subject: 'cart-1' };
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
    const sessionId = await session();
    const made = await post('tokens', { session: sessionId, ...entries }, { 'sec-fetch-site': 'same-origin' });
    expect(made.status).toBe(201);
    const card = { brand: 'Quillon', last4: '3338', expiryMonth: 8, expiryYear: 2029 };
    expect(made.json).toEqual({ token: expect.any(String), card, expiresAt: '2026-11-21T09:30:00.000Z' });
    expect(() => decodeJwt(String(made.json['token']))).toThrow();
    const described = await post('describe', { token: made.json['token'], sessionId, subject: 'cart-1' });
    expect(described.json).toEqual({ card, expiresAt: '2026-11-21T09:30:00.000Z', subject: 'cart-1' });
  });

  it('stands in the session and for the cart that it was made for alone', async () => {
    const { post, session } = start();
    const [sessionId, another] = [await session(), await session()];
    const { token } = (await post('tokens', { session: sessionId, ...entries }, {})).json;
    expect(codeOf(await post('describe', { token, sessionId, subject: 'cart-2' }))).toBe('token-invalid');
    expect(codeOf(await post('describe', { token, sessionId: another, subject: 'cart-1' }))).toBe('token-invalid');
    expect((await post('describe', { token, sessionId, subject: 'cart-1' })).status).toBe(200);
    expect(codeOf(await post('authorizations', { ...charge(String(token)), subject: 'cart-2' }))).toBe('token-invalid');
  });

  it('pays under one reference alone, and is not described any more', async () => {
    const { post, session } = start();
    const sessionId = await session();
    const good = String((await post('tokens', { session: sessionId, ...entries }, {})).json['token']);
    expect((await post('authorizations', charge(good))).status).toBe(200);
    expect(codeOf(await post('authorizations', charge(good, 'TF-2611-000002')))).toBe('token-spent');
    expect(codeOf(await post('describe', { token: good, sessionId, subject: 'cart-1' }))).toBe('token-spent');
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
  it.each(testCards.filter(({ manner }) => manner === undefined))('answers $number with $outcome', async ({ number, brand, outcome }) => {
    const { post, session } = start();
    const made = await post('tokens', { session: await session(), ...entries, number, cvc: brand === 'Tessary' ? '1234' : '123' }, {});
    const answer = await post('authorizations', charge(String(made.json['token'])));
    expect(answer.json).toMatchObject({ reference: 'TF-2611-000001', outcome });
    expect('authorizationId' in answer.json).toBe(outcome === 'approved');
  });

  it('is the same for the same reference, even after a restart, and another for another', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'cairn-ledger-'));
    const ledgerFile = path.join(folder, 'books', 'payments.jsonl');
    const before = start({ ledgerFile });
    const token = await before.token();
    const made = await before.post('authorizations', charge(token));
    appendFileSync(ledgerFile, '{"reference":');
    const { post, token: another } = start({ ledgerFile });
    const first = await post('authorizations', charge(token));
    expect(first.json).toEqual(made.json);
    const other = await post('authorizations', charge(await another(), 'TF-2611-000002'));
    expect(other.json).toMatchObject({ outcome: 'approved' });
    expect(other.json['authorizationId']).not.toBe(first.json['authorizationId']);
    const found = await start({ ledgerFile }).call('authorizations/TF-2611-000002', { headers: { 'x-partners-key': 'the key' } });
    expect(found.json).toEqual(other.json);
    rmSync(folder, { recursive: true });
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
    expect(codeOf(await post('describe', { token: good, sessionId: 's', subject: 'cart-1' }))).toBe('token-expired');
  });

  it('can be looked back on by its reference, also when the token has expired since', async () => {
    const { post, call, token, pass } = start();
    const good = await token();
    const made = await post('authorizations', charge(good));
    pass(600);
    expect((await call('authorizations/TF-2611-000001', { headers: { 'x-partners-key': 'the key' } })).json).toEqual(made.json);
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

describe('a charge', () => {
  const act = (verb: string, reference = 'TF-2611-000001') => `authorizations/${reference}/${verb}`;
  const amounts = { amountMinor: 12_900, currency: 'USD' };
  const hold = async ({ post, token }: ReturnType<typeof start>): Promise<string> =>
    String((await post('authorizations', charge(await token()))).json['authorizationId']);

  it('is captured once, given back once, and ended by that', async () => {
    const partner = start();
    const capture = { ...amounts, authorizationId: await hold(partner) };
    for (let time = 0; time < 2; time += 1)
      expect((await partner.post(act('capture'), capture)).json).toMatchObject({ outcome: 'captured' });
    expect((await partner.post(act('void'), {})).json).toMatchObject({ outcome: 'captured' });
    for (let time = 0; time < 2; time += 1)
      expect((await partner.post(act('refund'), amounts)).json).toMatchObject({ outcome: 'refunded' });
    expect((await partner.post(act('capture'), capture)).json).toMatchObject({ outcome: 'refused' });
  });

  it('is not captured above what is held, under another id, nor after it was voided', async () => {
    const partner = start();
    const authorizationId = await hold(partner);
    for (const wrong of [{ amountMinor: 13_000 }, { currency: 'EUR' }, { authorizationId: 'auth_x' }])
      expect((await partner.post(act('capture'), { ...amounts, authorizationId, ...wrong })).json).toMatchObject({ outcome: 'refused' });
    expect((await partner.post(act('void'), {})).json).toMatchObject({ outcome: 'voided' });
    expect((await partner.post(act('capture'), { ...amounts, authorizationId })).json).toMatchObject({ outcome: 'refused' });
    expect((await partner.post(act('refund'), amounts)).status).toBe(409);
  });

  it('that is voided before it arrives is never held', async () => {
    const partner = start();
    expect((await partner.post(act('void'), {})).json).toMatchObject({ outcome: 'voided' });
    expect((await partner.post('authorizations', charge(await partner.token()))).json).toEqual({
      reference: 'TF-2611-000001',
      outcome: 'voided',
    });
  });

  it('that asks for 3-D Secure is held once the issuer has confirmed it', async () => {
    const partner = start();
    const token = await partner.token('9000000000000050');
    expect((await partner.post('authorizations', charge(token))).json).toMatchObject({ outcome: 'authenticate' });
    expect((await partner.post(act('challenge'), { token, response: 'confirmed' })).json).toMatchObject({ outcome: 'approved' });
    const other = await partner.token('9000000000000050');
    await partner.post('authorizations', charge(other, 'TF-2611-000002'));
    expect((await partner.post(act('challenge', 'TF-2611-000002'), { token: other, response: 'failed' })).json).toMatchObject({
      outcome: 'declined',
    });
  });

  it('of a slow card is held between six and ten seconds later, and is unknown until then', async () => {
    const { post, call, token, pauses } = start();
    const slow = await token('9000000000000068');
    const asked = post('authorizations', charge(slow));
    const find = () => call('authorizations/TF-2611-000001', { headers: { 'x-partners-key': 'the key' } });
    await vi.waitFor(() => expect(pauses).toHaveLength(1));
    expect((await find()).status).toBe(404);
    expect(pauses[0]?.milliseconds).toBeGreaterThanOrEqual(6500);
    expect(pauses[0]?.milliseconds).toBeLessThanOrEqual(9500);
    pauses[0]?.end();
    expect((await asked).json).toMatchObject({ outcome: 'approved' });
    expect((await find()).json).toMatchObject({ outcome: 'approved' });
  });

  it('of a silent card is answered by nobody, and not held', async () => {
    const { post, token, pauses } = start();
    const asked = post('authorizations', charge(await token('9000000000000076')));
    await vi.waitFor(() => expect(pauses).toHaveLength(1));
    pauses[0]?.end();
    expect((await asked).status).toBe(504);
    expect((await post(act('void'), {})).json).toMatchObject({ outcome: 'voided' });
  });

  it('whose answer is lost is answered the same when it is asked for again', async () => {
    const { post, token } = start();
    const lossy = await token('9000000000000084');
    expect((await post('authorizations', charge(lossy))).status).toBe(502);
    const again = await post('authorizations', charge(lossy));
    expect(again.json).toMatchObject({ outcome: 'approved' });
    expect((await post('authorizations', charge(lossy))).json).toEqual(again.json);
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
