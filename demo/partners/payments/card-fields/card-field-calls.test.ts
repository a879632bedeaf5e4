import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { findByTag } from '#tests/support/find-by-role.ts';
import { parseElements } from '#tests/support/parse-elements.ts';
import { card, getErrorCode, entries, sessionInput, shopOrigin, startPaymentSandbox } from '../testing/start-payment-sandbox.ts';

describe('GET /card-frame', () => {
  it('shows the card fields in a frame of the shop only, with nothing inline', async () => {
    const { post, call } = startPaymentSandbox();
    const created = await post('sessions', { ...sessionInput, locale: 'de-de', brand: 'solvane' });
    expect(created.json['expiresAt']).toBe('2026-11-21T10:00:00.000Z');
    const url = new URL(String(created.json['frameUrl']));
    const page = await call(url.pathname.slice('/payments/'.length) + url.search);
    expect(page.status).toBe(200);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain(`frame-ancestors ${new URL(shopOrigin).host};`);
    expect(policy).not.toContain('unsafe');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(findByTag(page.text, 'html')[0]?.attributes).toEqual({ lang: 'de-de', 'data-brand': 'solvane' });
    expect(page.text).toContain('Kartennummer');
    const inline = parseElements(page.text).filter(
      ({ tag, attributes }) =>
        (tag === 'script' && !('src' in attributes)) ||
        tag === 'style' ||
        Object.keys(attributes).some((name) => /^(?:style|on.+)$/.test(name)),
    );
    expect(inline).toEqual([]);
  });

  it('shows nothing for a forged session or another shop, and a notice for an expired session', async () => {
    const { call, session, pass } = startPaymentSandbox();
    const sessionId = await session();
    const forged = await call(`card-frame?session=${sessionId.slice(0, -2)}xx`);
    expect(forged.status).toBe(401);
    expect(forged.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(getErrorCode(await call(`card-frame?session=${sessionId}&origin=https://other.example`))).toBe('origin-differs');
    expect((await call('card-frame')).status).toBe(400);
    expect((await call(`card-frame?session=${await session({ purpose: 'wallet' })}`)).status).toBe(401);
    pass(61);
    const late = await call(`card-frame?session=${sessionId}`);
    expect(late.status).toBe(410);
    expect(late.text).toContain('open too long');
    expect(findByTag(late.text, 'form')).toEqual([]);
  });
});

describe('POST /tokens', () => {
  it('responds with the card without its number', async () => {
    const { post, session } = startPaymentSandbox();
    const created = await post('tokens', { session: await session(), ...entries }, { 'sec-fetch-site': 'same-origin' });
    expect(created.status).toBe(201);
    expect(created.json).toEqual({ token: expect.any(String), card, expiresAt: '2026-11-21T09:30:00.000Z' });
    expect(() => decodeJwt(String(created.json['token']))).toThrow();
  });

  it('reports the error of each field', async () => {
    const { post, session } = startPaymentSandbox();
    const rejection = await post('tokens', { session: await session(), ...entries, number: '9000 1111 2222 3339', expiry: '10/26' }, {});
    expect(rejection.status).toBe(400);
    expect(rejection.json['error']).toMatchObject({ code: 'card-invalid', faults: { number: 'mistyped', expiry: 'past' } });
    expect(rejection.text).not.toContain('3339');
  });

  it('rejects other sites, forms, expired sessions and oversized bodies', async () => {
    const { call, post, session, pass } = startPaymentSandbox();
    const input = { session: await session(), ...entries };
    expect(getErrorCode(await post('tokens', input, { 'sec-fetch-site': 'same-site' }))).toBe('foreign-page');
    expect(getErrorCode(await post('tokens', { ...input, session: 'forged' }, {}))).toBe('session-invalid');
    const form = await call('tokens', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: JSON.stringify(input) });
    expect(getErrorCode(form)).toBe('request-invalid');
    expect((await post('tokens', { ...input, name: 'x'.repeat(9000) }, {})).status).toBe(413);
    pass(61);
    expect(getErrorCode(await post('tokens', input, {}))).toBe('session-expired');
  });

  it('creates at most twenty tokens per minute and session', async () => {
    const { post, session, pass } = startPaymentSandbox();
    const input = { session: await session(), ...entries };
    for (let time = 0; time < 20; time += 1) expect((await post('tokens', input, {})).status).toBe(201);
    const rejection = await post('tokens', input, {});
    expect([rejection.status, rejection.headers.get('retry-after')]).toEqual([429, '60']);
    pass(1);
    expect((await post('tokens', input, {})).status).toBe(201);
  });
});

describe('the files of the pages', () => {
  it('have scripts without types, with an entity tag', async () => {
    const { call } = startPaymentSandbox();
    const script = await call('assets/card-rules.ts');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.text).not.toContain('interface');
    const again = await call('assets/card-rules.ts', { headers: { 'if-none-match': String(script.headers.get('etag')) } });
    expect(again.status).toBe(304);
    expect((await call('assets/payment-sandbox.ts')).status).toBe(404);
    expect((await call('assets/typeface.woff2')).status).toBe(404);
  });

  it('include the sandbox’s typeface', async () => {
    const { call, session } = startPaymentSandbox({ typeface: new Uint8Array([1, 2, 3]) });
    expect((await call('assets/typeface.woff2')).headers.get('content-type')).toBe('font/woff2');
    expect((await call(`card-frame?session=${await session()}`)).text).toContain('typeface.css');
  });
});
