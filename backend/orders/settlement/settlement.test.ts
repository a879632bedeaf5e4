import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Order } from '#generated/openapi/shared.ts';
import type { OrderState } from '../../database/tables/orders.ts';
import { fakeTokens, type FakePayments } from '../../payments/testing/fake-payments.ts';
import { voucherScripts } from '../../tenders/testing/create-test-voucher.ts';
import { readCardStates, readOrderOfCart } from '../testing/read-order-of-cart.ts';
import { createKeyHeader, orderPath } from '../testing/create-ready-cart.ts';
import { setUpTwoTenders } from '../testing/set-up-two-tenders.ts';

describe('an order with two tenders', () => {
  const { payments, voucher, jobs, db, shopper, portsWith, stock, cartOfTwo, expectSettled, settleAll, place } = setUpTwoTenders();

  it('is paid in full or canceled, however its providers respond: twenty orders', { timeout: 120_000 }, async () => {
    const before = await stock();
    const carts: { readonly script: string; readonly card: string; readonly id: string }[] = [];
    const cards: Readonly<Record<string, readonly [string, FakePayments['mode']]>> = {
      approved: [fakeTokens.approved, 'up'],
      declined: [fakeTokens.declined, 'up'],
      lost: [fakeTokens.approved, 'deaf'],
      late: [fakeTokens.approved, 'late'],
    };
    for (const script of voucherScripts) {
      for (const [card, [token, mode]] of Object.entries(cards)) {
        const { id, version } = await cartOfTwo(script, token);
        carts.push({ script, card, id });
        payments.mode = mode;
        const key = randomUUID();
        const send = () => shopper().send('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader(key));
        const responses = script === 'twice' ? await Promise.all([send(), send()]) : [await send()];
        payments.mode = 'up';
        for (const response of responses) {
          const isSettled = response.status === 402 || ((await response.json()) as Order).finalised;
          const { status } = await shopper().read('GET', `/cart/v1/cart/${id}`);
          expect([response.status, status]).toEqual([isSettled && response.status === 402 ? 402 : 201, status]);
          if (!isSettled) expect(status).toBe('processing');
        }
      }
    }
    voucher.resumeRequests();
    payments.processLate();
    await settleAll();
    const outcomes: Record<string, OrderState> = {};
    for (const { script, card, id } of carts) outcomes[`${script} voucher, ${card} card`] = await expectSettled(id);
    const finalised = Object.values(outcomes).filter((state) => state === 'finalised').length;
    expect(outcomes).toMatchObject({
      'succeeding voucher, approved card': 'finalised',
      'succeeding voucher, declined card': 'cancelled',
      'succeeding voucher, lost card': 'finalised',
      'succeeding voucher, late card': 'finalised',
      'rejected voucher, approved card': 'cancelled',
      'silent voucher, approved card': 'cancelled',
      'late voucher, declined card': 'cancelled',
      'twice voucher, approved card': 'finalised',
      'twice voucher, late card': 'finalised',
    });
    expect(await stock()).toBe(before - finalised);
    expect(await db().selectFrom('orders').select('id').where('state', 'not in', ['finalised', 'cancelled']).execute()).toEqual([]);
    expect(jobs.waiting.filter(({ name }) => name === 'settle-order')).toEqual([]);
  });

  it('is never charged by a late response after its cancellation', async () => {
    const cart = await cartOfTwo('succeeding', fakeTokens.approved);
    const { id, version } = cart;
    payments.mode = 'late';
    expect((await shopper().read<Order>('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader())).status).toBe(
      'processing',
    );
    payments.mode = 'up';
    await settleAll();
    expect(await expectSettled(id)).toBe('cancelled');
    const order = await readOrderOfCart(db(), id);
    const mails = await db().selectFrom('outbox').selectAll().where('dedupe_key', '=', `order-cancellation:${order.id}`).execute();
    expect(mails).toMatchObject([
      { recipient: 'robin@example.com', payload: { subject: `Your Tarnfell order ${order.number} was canceled` } },
    ]);
    payments.processLate();
    expect(await readCardStates(db(), payments, order.id)).toEqual([undefined, 'voided']);
  });

  it('refunds a captured tender when another one cannot be captured', async () => {
    const cart = await cartOfTwo('succeeding', fakeTokens.approved);
    const confirm = async () => ({ outcome: 'rejected', fault: 'PAY400' }) as const;
    const failing = { ...voucher.definition, settlement: { ...voucher.settlement, confirm } };
    const tenderKinds = { ...portsWith().tenderKinds, GIFT_CARD: failing };
    await expect(place(portsWith({ tenderKinds }), cart)).rejects.toMatchObject({ status: 402, errorId: 'PAY400' });
    expect(await expectSettled(cart.id)).toBe('cancelled');
    expect(await readCardStates(db(), payments, (await readOrderOfCart(db(), cart.id)).id)).toEqual([undefined, 'returned']);
  });
});
