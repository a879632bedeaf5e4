import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaymentsClient } from '#backend/payments/payments-client.ts';
import { createRecordingLog } from '#backend/testing/recording-log.ts';
import { solvane } from '#ui/brands/solvane.ts';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import { createFluidSize } from '#ui/tokens/brand-styles.ts';
import { listen } from '../http/listen.ts';
import { createPartners } from './partners.ts';

describe("the partners' origin", () => {
  let server: Awaited<ReturnType<typeof listen>>;
  let origin = '';
  beforeAll(async () => {
    server = await listen(createPartners({ key: 'a key', trustsProxy: () => false, log: createRecordingLog() }), 0, 'PARTNERS_PORT');
    origin = `http://localhost:${server.port}`;
  });
  afterAll(() => server.close());

  it('serves a health check, and a plain-text 404 for unknown paths', async () => {
    expect(await (await fetch(`${origin}/health`)).json()).toEqual({ status: 'ok' });
    expect((await fetch(`${origin}/elsewhere`)).status).toBe(404);
  });

  it("charges a card of the frame through the backend's client", async () => {
    const client = createPaymentsClient({ origin, key: 'a key', fetch, timeoutMs: 5000 });
    const session = await client.createSession({
      purpose: 'card',
      shopOrigin: 'https://shop.example',
      returnUrl: 'https://shop.example/en-us/checkout/return',
      locale: 'en-us',
      brand: 'tarnfell',
      subject: 'cart-1',
    });
    expect(session.origin).toBe(origin);
    expect((await fetch(session.frameUrl)).status).toBe(200);
    const created = await fetch(`${origin}/payments/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session: session.sessionId, number: '930012345678908', expiry: '01/30', cvc: '1234', name: 'Mara' }),
    });
    const { token } = (await created.json()) as { readonly token: string };
    const { sessionId } = session;
    expect((await client.describe({ token, sessionId, subject: 'cart-1' })).card).toEqual({
      brand: 'Tessary',
      last4: '8908',
      expiryMonth: 1,
      expiryYear: 2030,
    });
    const charge = {
      token,
      subject: 'cart-1',
      amountMinor: 100,
      currency: 'EUR',
      reference: 'TF-2611-000001',
      device: null,
      storeCard: false,
    };
    const response = await client.authorize(charge);
    expect(response).toMatchObject({ outcome: 'approved' });
    expect(await client.findAuthorization(charge)).toEqual(response);
    const authorizationId = response.outcome === 'approved' ? response.authorizationId : '';
    expect(await client.capture({ ...charge, authorizationId })).toBe('captured');
    expect(await client.void(charge)).toBe('captured');
    await client.refund({ ...charge, refundId: 'refund-1', amountMinor: 40 });
    await client.refund({ ...charge, refundId: 'refund-2', amountMinor: 60 });
    expect(await client.findAuthorization(charge)).toEqual({ outcome: 'voided' });
  });

  const shop = {
    shopOrigin: 'https://shop.example',
    returnUrl: 'https://shop.example/en-us/checkout/return',
    locale: 'en-us',
    brand: 'tarnfell',
  } as const;
  const startClient = () => createPaymentsClient({ origin, key: 'a key', fetch, timeoutMs: 5000 });
  const makeToken = async (body: object): Promise<string> => {
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return ((await (await fetch(`${origin}/payments/tokens`, request)).json()) as { readonly token: string }).token;
  };
  const submit = (page: string, fields: Record<string, string>): Promise<Response> =>
    fetch(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

  it("charges a stored card after a challenge through the backend's client", async () => {
    const client = startClient();
    const storing = await client.createSession({ ...shop, purpose: 'store-card', subject: 'customer-1' });
    const entries = { number: '9000000000000050', expiry: '01/30', cvc: '123', name: 'Mara' };
    const cardToken = await makeToken({ session: storing.sessionId, ...entries });
    const { vaultId, card } = await client.storeCard({ token: cardToken, sessionId: storing.sessionId, subject: 'customer-1' });
    const { sessionId } = await client.createSession({ ...shop, purpose: 'security-code', subject: 'cart-2', vaultId });
    const token = await makeToken({ session: sessionId, cvc: '123' });
    expect(await client.describe({ token, sessionId, subject: 'cart-2' })).toMatchObject({ vaultId, card });
    const charge = {
      token,
      subject: 'cart-2',
      amountMinor: 100,
      currency: 'EUR',
      reference: 'TF-2611-000002',
      device: null,
      storeCard: false,
    };
    const requested = await client.authorize(charge);
    if (requested.outcome !== 'authenticate') throw new Error(`The issuer responded ${requested.outcome}.`);
    expect(requested.challenge.origin).toBe(origin);
    const { headers } = await submit(requested.challenge.redirectUrl, { action: 'confirm', code: '246810', attempt: '0' });
    expect(headers.get('location')).toBe(`${shop.returnUrl}?authentication=${requested.challenge.authenticationId}`);
    expect(await client.findAuthorization(charge)).toMatchObject({ outcome: 'approved' });
    await client.deleteCard({ vaultId });
    await expect(client.createSession({ ...shop, purpose: 'security-code', subject: 'cart-2', vaultId })).rejects.toThrow('invalid');
  });

  it("charges a plan through the backend's client", async () => {
    const client = startClient();
    const amount = { amountMinor: 9000, currency: 'EUR' };
    const session = await client.createSession({ ...shop, purpose: 'pay-later', subject: 'cart-3', amount });
    const { sessionId, redirectUrl = '' } = session;
    expect(await client.findPlan({ sessionId, subject: 'cart-3' })).toEqual({ outcome: 'pending' });
    await submit(redirectUrl, { action: 'accept', email: 'mara@example.com' });
    const plan = await client.findPlan({ sessionId, subject: 'cart-3' });
    if (plan.outcome !== 'accepted') throw new Error(`The plan is ${plan.outcome}.`);
    const charge = { ...amount, token: plan.token, subject: 'cart-3', reference: 'TF-2611-000003', device: null, storeCard: false };
    expect(await client.authorize(charge)).toMatchObject({ outcome: 'approved' });
    expect(await client.findPlanTerms({ currency: 'EUR', country: 'DE' })).toMatchObject({ providerName: 'Fernpay', minMinor: 3000 });
    expect(await client.findPlanTerms({ currency: 'EUR', country: 'US' })).toBeNull();
  });

  it.each([tarnfell, solvane])('styles the card fields like those of the shop $id', (brand) => {
    const css = readFileSync(new URL(`../../demo/partners/payments/frame/${brand.id}.css`, import.meta.url), 'utf8');
    const { base } = brand.tones;
    for (const role of ['surface-raised', 'ink', 'ink-muted', 'line-strong', 'danger', 'danger-surface', 'focus'] as const) {
      expect(css).toContain(`--${role}: ${base[role]};`);
    }
    expect(css).toContain(`--radius: ${brand.radii.control};`);
    expect(css).toContain(`--label-weight: ${brand.voices.label.weight};`);
    expect(css).toContain(`--label-stretch: ${brand.voices.label.stretch}%;`);
    expect(css).toContain(`--size-small: ${createFluidSize(brand.type.small)};`);
    expect(css).toContain(`--size-caption: ${createFluidSize(brand.type.caption)};`);
  });
});
