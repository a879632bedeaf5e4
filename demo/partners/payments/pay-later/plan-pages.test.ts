import { describe, expect, it } from 'vitest';
import { charge, getErrorCode, returnUrl, shopOrigin, startPaymentSandbox, type Sandbox } from '../testing/start-payment-sandbox.ts';

const amount = { amountMinor: 12_901, currency: 'USD' };
const accept = { action: 'accept', email: 'robin@example.com', agree: 'on' };

async function startPlan(sandbox: Sandbox, more: object = {}) {
  const sessionId = await sandbox.session({ purpose: 'pay-later', amount, ...more });
  const plan = async () => (await sandbox.post('plans', { sessionId, subject: 'cart-1' })).json;
  return { sessionId, page: `pay-later?session=${sessionId}`, back: `${returnUrl}?session=${sessionId}`, plan };
}

describe('the plan', () => {
  it('pays up to its amount once it is accepted', async () => {
    const sandbox = startPaymentSandbox();
    const { page, back, plan } = await startPlan(sandbox);
    expect(await plan()).toEqual({ outcome: 'pending' });
    expect((await sandbox.submit(page, accept)).headers.get('location')).toBe(back);
    const accepted = await plan();
    expect(accepted).toEqual({
      outcome: 'accepted',
      token: expect.any(String),
      subject: 'cart-1',
      amount,
      providerName: 'Fernpay',
      installments: [{ amountMinor: 3226, dueInDays: 0 }, ...[14, 28, 42].map((dueInDays) => ({ amountMinor: 3225, dueInDays }))],
    });
    await sandbox.submit(page, { action: 'back' });
    expect(await plan()).toEqual(accepted);
    const token = String(accepted['token']);
    expect((await sandbox.post('authorizations', charge(token, 'TF-2611-000001', amount))).json).toMatchObject({ outcome: 'approved' });
  });

  it('does not pay more than its amount', async () => {
    const sandbox = startPaymentSandbox();
    const { page, plan } = await startPlan(sandbox);
    await sandbox.submit(page, accept);
    const more = { ...amount, amountMinor: amount.amountMinor + 1 };
    const { json } = await sandbox.post('authorizations', charge(String((await plan())['token']), 'TF-2611-000001', more));
    expect(json).toMatchObject({ outcome: 'declined' });
  });

  it.each([
    ['any email address that starts with declined@', { ...accept, email: 'declined@example.com' }, {}],
    ['the button of testers', { action: 'decline' }, {}],
    ['an amount below the least', accept, { amount: { amountMinor: 3499, currency: 'USD' } }],
    ['a currency without plans', accept, { amount: { amountMinor: 9000, currency: 'JPY' } }],
  ])('is declined for %s', async (_, form, more) => {
    const sandbox = startPaymentSandbox();
    const { page, back, plan } = await startPlan(sandbox, more);
    expect((await sandbox.submit(page, form)).headers.get('location')).toBe(`/payments/${page}`);
    await sandbox.submit(page, accept);
    expect(await plan()).toEqual({ outcome: 'declined' });
    expect((await sandbox.call(page)).text).toContain('can’t offer you this plan');
    expect((await sandbox.submit(page, { action: 'back' })).headers.get('location')).toBe(back);
  });

  it('is abandoned by a shopper who goes back, and can be accepted later', async () => {
    const sandbox = startPaymentSandbox();
    const { page, back, plan } = await startPlan(sandbox);
    expect((await sandbox.submit(page, { action: 'back' })).headers.get('location')).toBe(back);
    expect(await plan()).toEqual({ outcome: 'abandoned' });
    await sandbox.submit(page, accept);
    expect(await plan()).toMatchObject({ outcome: 'accepted' });
  });

  it('is abandoned when its session expires', async () => {
    const sandbox = startPaymentSandbox();
    const { page, plan } = await startPlan(sandbox);
    sandbox.pass(61);
    await sandbox.submit(page, accept);
    expect(await plan()).toEqual({ outcome: 'abandoned' });
    expect((await sandbox.call(page)).status).toBe(410);
  });

  it('belongs to its cart', async () => {
    const sandbox = startPaymentSandbox();
    const { sessionId } = await startPlan(sandbox);
    expect(getErrorCode(await sandbox.post('plans', { sessionId, subject: 'cart-2' }))).toBe('token-invalid');
    expect(getErrorCode(await sandbox.post('plans', { sessionId: await sandbox.session(), subject: 'cart-1' }))).toBe('token-invalid');
  });

  it('is shown in a full window only, in the language of the shop', async () => {
    const sandbox = startPaymentSandbox();
    const { page } = await startPlan(sandbox, { locale: 'de-de', amount: { amountMinor: 9000, currency: 'EUR' } });
    const { text, headers } = await sandbox.call(page);
    expect(text).toContain('in 3 Raten');
    expect(headers.get('content-security-policy')).toContain(`form-action 'self' ${shopOrigin}; frame-ancestors 'none'`);
    expect((await sandbox.submit(page, accept, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});

describe('GET /plan-terms', () => {
  it('responds with the terms of a currency and country, or 404', async () => {
    const { get } = startPaymentSandbox();
    const terms = { providerName: 'Fernpay', minMinor: 3000, maxMinor: 100_000, dueInDays: [0, 30, 60] };
    expect((await get('plan-terms?currency=EUR&country=FR')).json).toEqual(terms);
    expect((await get('plan-terms?currency=EUR&country=US')).status).toBe(404);
  });
});
