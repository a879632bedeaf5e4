import { describe, expect, it } from 'vitest';
import { findByTag } from '#tests/support/find-by-role.ts';
import { charge, getErrorCode, shopOrigin, startPaymentSandbox } from '../testing/start-payment-sandbox.ts';
import { getWalletProfile } from './wallet-profile.ts';

describe('the wallet', () => {
  it('shows addresses and cards in a frame of the shop only', async () => {
    const { call, session } = startPaymentSandbox();
    const page = await call(`wallet?session=${await session({ purpose: 'wallet', locale: 'fr-ca' })}`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${new URL(shopOrigin).host};`);
    const inputs = findByTag(page.text, 'input').map(({ attributes }) => attributes);
    const sent = inputs.flatMap(({ 'data-value': value }) => (value === undefined ? [] : [JSON.parse(value) as unknown]));
    expect(sent).toEqual(getWalletProfile('fr-ca').addresses);
    expect(inputs.filter(({ name }) => name === 'card').map(({ value }) => value)).toEqual(['everyday', 'travel', 'spent']);
    expect(page.text).toContain('Confirmer et payer');
    expect((await call(`wallet?session=${await session()}`)).status).toBe(401);
  });

  it.each([
    ['everyday', 'approved'],
    ['travel', 'authenticate'],
    ['spent', 'declined'],
  ])('makes a token of the card %s, which is %s', async (card, outcome) => {
    const { post, session } = startPaymentSandbox();
    const sessionId = await session({ purpose: 'wallet' });
    const { token } = (await post('wallet/tokens', { session: sessionId, card }, {})).json;
    const described = await post('describe', { token, sessionId, subject: 'cart-1' });
    expect(described.json).toMatchObject({ providerName: 'Brindle Pay', card: { brand: 'Quillon', expiryYear: 2031 } });
    expect((await post('authorizations', charge(String(token)))).json).toMatchObject({ outcome });
  });

  it('creates no token for other sites or expired sessions', async () => {
    const { post, session, call, pass } = startPaymentSandbox();
    const input = { session: await session({ purpose: 'wallet' }), card: 'everyday' };
    expect(getErrorCode(await post('wallet/tokens', input, { 'sec-fetch-site': 'cross-site' }))).toBe('foreign-page');
    pass(61);
    expect(getErrorCode(await post('wallet/tokens', input, {}))).toBe('session-expired');
    expect((await call(`wallet?session=${input.session}`)).status).toBe(410);
  });
});
