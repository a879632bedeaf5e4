import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reliableSku, startShopper } from '../../cart/testing/start-shopper.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import type { ClaimPlace } from '../../tenders/tender-kind.ts';
import { createTestVoucher } from '../../tenders/testing/create-test-voucher.ts';
import { createKeyHeader, orderPath, createReadyCart } from '../testing/create-ready-cart.ts';

describe('an order with a tender that cannot be claimed', () => {
  const payments = createFakePayments();
  /** Another request is faster every time. */
  const usedUp = {
    ...createTestVoucher().definition,
    claim: (_: unknown, { name }: ClaimPlace) => sql`${sql.raw(name)} as (update carts set version = version where false returning id)`,
  };
  let test: TestBackend;
  beforeAll(async () => {
    test = await startTestBackend({ partners: { payments: payments.port }, tenderKinds: { GIFT_CARD: usedUp } });
  }, 120_000);
  afterAll(() => test.close());

  it('claims neither the other tender nor stock, and leaves the cart open', async () => {
    const { db } = test.database;
    const shopper = await startShopper(test);
    const { id } = await createReadyCart(shopper);
    const voucher = { payment_method_id: 'GIFT_CARD', number: 'voucher-1', pin: '482915', amount: 5 };
    const {
      version,
      payment_instruments: [paid],
    } = await shopper.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, voucher);
    const readBooks = async () => ({
      stock: await db.selectFrom('stock').select('quantity').where('sku', '=', reliableSku).orderBy('location').execute(),
      tokens: await db.selectFrom('card_tokens').selectAll().where('cart_id', '=', id).execute(),
      carts: await db.selectFrom('carts').selectAll().where('id', '=', id).execute(),
      orders: await db.selectFrom('orders').select('id').where('cart_id', '=', id).execute(),
    });
    const before = await readBooks();
    const rejection = await shopper.expectError('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader());
    expect(rejection).toMatchObject({ status: 402, errorId: 'PAY400' });
    const additionalInfo = { paymentMethodId: 'GIFT_CARD', paymentInstrumentId: paid?.paymentInstrumentId };
    expect(rejection.details).toMatchObject([{ additionalInfo }]);
    expect(await readBooks()).toEqual(before);
    expect(before).toMatchObject({ tokens: [{ spent_by: null }], carts: [{ status: 'open' }], orders: [] });
  });
});
