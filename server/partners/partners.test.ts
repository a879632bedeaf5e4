import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaymentsClient } from '#backend/payments/payments-client.ts';
import { createRecordingLog } from '#backend/testing/recording-log.ts';
import { solvane } from '#ui/brands/solvane.ts';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import { fluidSize } from '#ui/tokens/brand-styles.ts';
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

  it('answers for its health, and plainly for what it does not serve', async () => {
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
    const made = await fetch(`${origin}/payments/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session: session.sessionId, number: '930012345678908', expiry: '01/30', cvc: '1234', name: 'Mara' }),
    });
    const { token } = (await made.json()) as { readonly token: string };
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
    const answer = await client.authorize(charge);
    expect(answer).toMatchObject({ outcome: 'approved' });
    expect(await client.findAuthorization(charge)).toEqual(answer);
    const authorizationId = answer.outcome === 'approved' ? answer.authorizationId : '';
    expect(await client.capture({ ...charge, authorizationId })).toBe('captured');
    expect(await client.void(charge)).toBe('captured');
    await client.refund(charge);
    expect(await client.findAuthorization(charge)).toEqual({ outcome: 'voided' });
  });

  it.each([tarnfell, solvane])('dresses the card fields as the shop $id dresses its own', (brand) => {
    const css = readFileSync(new URL(`../../demo/partners/payments/frame/${brand.id}.css`, import.meta.url), 'utf8');
    const { base } = brand.tones;
    for (const role of ['surface-raised', 'ink', 'ink-muted', 'line-strong', 'danger', 'danger-surface', 'focus'] as const) {
      expect(css).toContain(`--${role}: ${base[role]};`);
    }
    expect(css).toContain(`--radius: ${brand.radii.control};`);
    expect(css).toContain(`--label-weight: ${brand.voices.label.weight};`);
    expect(css).toContain(`--label-stretch: ${brand.voices.label.stretch}%;`);
    expect(css).toContain(`--size-small: ${fluidSize(brand.type.small)};`);
    expect(css).toContain(`--size-caption: ${fluidSize(brand.type.caption)};`);
  });
});
