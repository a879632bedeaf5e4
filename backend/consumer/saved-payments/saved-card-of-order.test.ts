import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SavedPayments } from '#generated/openapi/payments.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { startMember, type Member } from '../../authentication/testing/start-member.ts';
import { readOrder } from '../../orders/order-record.ts';
import { getChallenge, patchPath } from '../../orders/testing/place-challenged-order.ts';
import { address, createCardInput, createKeyHeader, orderPath } from '../../orders/testing/create-ready-cart.ts';
import { createFakePayments, fakeTokens } from '../../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { createSavedCardEffect } from './saved-card-effect.ts';
import { deleteStoredCardsJob } from './stored-card-deletions.ts';
import { savedPaymentsPath } from './testing/card-to-save.ts';

describe('the card of an order', () => {
  const payments = createFakePayments();
  let test: TestBackend;
  beforeAll(async () => void (test = await startTestBackend({ partners: { payments: payments.port } })), 120_000);
  afterEach(() => void (payments.mode = 'up'));
  afterAll(() => test.close());

  async function placeOrder(member: Member, kind: string = fakeTokens.approved, save = true): Promise<Response> {
    const { id } = await member.createCart();
    await member.read('POST', `/cart/v2/cart/${id}/shippingAddress`, { address, useAsBilling: true });
    const card = { ...(await createCardInput(member, id, kind)), save };
    const { version } = await member.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, card);
    return member.send('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader());
  }
  const readSavedCards = async (member: Member) => (await member.read<SavedPayments>('GET', savedPaymentsPath)).paymentInstruments;
  const runDeletions = async (): Promise<void> => {
    await test.database.db.transaction().execute((transaction) => test.jobs.send(transaction, deleteStoredCardsJob, {}));
    await test.jobs.runDue();
  };

  it('is saved with the order if the customer agrees, and stored once', async () => {
    const member = await startMember(test);
    const order = (await (await placeOrder(member)).json()) as Order;
    expect(order.status).toBe('finalised');
    expect(await readSavedCards(member)).toMatchObject([{ type: 'CREDIT_CARD', isDefault: true, card: { last4: '3338' } }]);
    const { tenders } = await test.database.db
      .selectFrom('orders')
      .select('tenders')
      .where('id', '=', order.orderId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(tenders)).not.toContain('vault');
    expect((await placeOrder(member)).status).toBe(201);
    expect(payments.vault.size).toBe(2);
    await runDeletions();
    expect([payments.vault.size, (await readSavedCards(member)).length]).toEqual([1, 1]);
  });

  it('replaces an expired default card', async () => {
    const member = await startMember(test);
    await placeOrder(member);
    const { customerId } = member.token;
    const past = { expiry_year: 2025, expires_at: new Date('2025-09-01T00:00:00Z') };
    await test.database.db.updateTable('saved_payments').set(past).where('customer_id', '=', customerId).execute();
    expect((await placeOrder(member)).status).toBe(201);
    expect(await readSavedCards(member)).toMatchObject([
      { isDefault: true, isExpired: false },
      { isDefault: false, isExpired: true },
    ]);
  });

  it('is not saved without consent, or for a declined payment', async () => {
    const member = await startMember(test);
    expect((await placeOrder(member, fakeTokens.approved, false)).status).toBe(201);
    expect((await placeOrder(member, fakeTokens.declined)).status).toBe(402);
    expect(await readSavedCards(member)).toEqual([]);
  });

  it('is saved once its challenge is completed', async () => {
    const member = await startMember(test);
    const order = (await (await placeOrder(member, fakeTokens.authenticate)).json()) as Order;
    expect(await readSavedCards(member)).toEqual([]);
    const { authenticationId } = getChallenge(order);
    payments.endChallenge(authenticationId.replace('authn-', ''), 'approved');
    await member.read('PATCH', patchPath(order), { authenticationId });
    expect(await readSavedCards(member)).toHaveLength(1);
  });

  it('is deleted at the partner if the order is canceled later', async () => {
    const { db } = test.database;
    const order = (await (await placeOrder(await startMember(test), fakeTokens.approved, false)).json()) as Order;
    const record = await readOrder(db, order.orderId);
    const card = { brand: 'Quillon', last4: '3338', expiryMonth: 8, expiryYear: 2029 };
    payments.vault.set('vault-cancelled', card);
    const tenders = record.tenders.map((tender) => ({ ...tender, tenderData: { token: null, card, vaultId: 'vault-cancelled' } }));
    const { cancel } = createSavedCardEffect({ ids: { uuid: () => randomUUID() } });
    await db.transaction().execute(async (transaction) => cancel?.(transaction, record, test.time.now, tenders));
    await runDeletions();
    expect(payments.vault.has('vault-cancelled')).toBe(false);
  });
});
