import { describe, expect, it } from 'vitest';
import { getErrorCode, entries, card, sessionInput, shopOrigin, startPaymentSandbox } from '../testing/start-payment-sandbox.ts';

describe('POST /sessions', () => {
  it('requires the key, a known shop and an origin', async () => {
    const { post } = startPaymentSandbox({ shopOrigins: [shopOrigin] });
    expect((await post('sessions', sessionInput)).status).toBe(201);
    expect((await post('sessions', sessionInput, {})).status).toBe(401);
    expect((await post('sessions', sessionInput, { 'x-partners-key': 'the kex' })).status).toBe(401);
    const other = { shopOrigin: 'https://other.example', returnUrl: 'https://other.example/' };
    expect(getErrorCode(await post('sessions', { ...sessionInput, ...other }))).toBe('shop-unknown');
    for (const wrong of ['*', 'https://tarnfell.example/', "https://a.example; script-src 'unsafe-inline'", 'javascript:alert(1)'])
      expect((await post('sessions', { ...sessionInput, shopOrigin: wrong })).status).toBe(400);
  });

  it('rejects a return page of another origin, a plan without an amount and a security code without a stored card', async () => {
    const { post } = startPaymentSandbox();
    for (const wrong of [{ returnUrl: 'https://other.example/' }, { purpose: 'pay-later' }, { purpose: 'security-code' }])
      expect((await post('sessions', { ...sessionInput, ...wrong })).status).toBe(400);
    expect(getErrorCode(await post('sessions', { ...sessionInput, purpose: 'security-code', vaultId: 'card_unknown' }))).toBe(
      'token-invalid',
    );
  });
});

describe('POST /describe', () => {
  it('describes a token only in the session and for the cart of its creation', async () => {
    const { post, session, tokenIn } = startPaymentSandbox();
    const [sessionId, another] = [await session(), await session()];
    const token = await tokenIn(sessionId);
    expect((await post('describe', { token, sessionId, subject: 'cart-1' })).json).toEqual({
      card,
      expiresAt: '2026-11-21T09:30:00.000Z',
      subject: 'cart-1',
    });
    expect(getErrorCode(await post('describe', { token, sessionId, subject: 'cart-2' }))).toBe('token-invalid');
    expect(getErrorCode(await post('describe', { token, sessionId: another, subject: 'cart-1' }))).toBe('token-invalid');
  });

  it('rejects a token that is half an hour old', async () => {
    const { post, session, tokenIn, pass } = startPaymentSandbox();
    const sessionId = await session();
    const token = await tokenIn(sessionId, entries.number);
    pass(31);
    expect(getErrorCode(await post('describe', { token, sessionId, subject: 'cart-1' }))).toBe('token-expired');
  });
});
