import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import { cartKey } from '../../query/cart-key.ts';
import { createTestCart, openCartPage, createTestItem, createRejection } from '../testing/cart-service.ts';
import { changeCart } from './change-cart.ts';
import { getCartState } from '../cart-state.ts';
import { findCart } from './find-cart.ts';
import { updateItemChange } from './update-item.ts';

const names = ['JACKET', 'BOOTS'] as const;
const rows = names.map((name, index) => createTestItem(String(index), name, 1));

/** The shopper sets a quantity, the page refetches the cart, or the service rejects a change. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), row: fc.nat({ max: 1 }), qty: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('read' as const) }),
  fc.record({ kind: fc.constant('wait' as const) }),
);

describe('cart that changes while responses are delayed', () => {
  it('ends with the latest quantity of each line, on the page and in the service', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 1, maxLength: 12 }), async (scheduler, steps) => {
        const delay = (call: string) => scheduler.schedule(Promise.resolve(undefined), call);
        const page = openCartPage(createTestCart('c', 1, rows), delay, delay);
        const requested: Record<string, number> = { JACKET: 1, BOOTS: 1 };
        const running: Promise<unknown>[] = [];
        for (const one of steps) {
          const item = one.kind === 'set' ? rows[one.row] : undefined;
          if (one.kind === 'set' && item) {
            requested[item.name] = one.qty;
            running.push(changeCart(page.environment, updateItemChange, { item, qty: one.qty }));
            // The latest quantity shows at once, before any response.
            expect(page.shown()).toEqual(requested);
          } else if (one.kind === 'read') running.push(readAgain(page.environment));
          else if (scheduler.count() > 0) await scheduler.waitOne();
        }
        await scheduler.waitIdle();
        await Promise.all(running);
        expect(page.shown()).toEqual(requested);
        expect(page.stored()).toEqual(requested);
      }),
      { numRuns: 300 },
    );
  });

  it("shows the service's cart after changes were rejected", async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.boolean())), async (scheduler, changes) => {
        const rejections = changes.map(([, isRejected]) => isRejected);
        const page = openCartPage(createTestCart('c', 1, rows), (call) =>
          scheduler.schedule(Promise.resolve(rejections.shift() ? createRejection(409, 'INV408') : undefined), call),
        );
        const running = changes.map(([qty]) =>
          changeCart(page.environment, updateItemChange, { item: rows[0] ?? createTestItem('0', 'JACKET', 1), qty }),
        );
        const settled = Promise.allSettled(running);
        await scheduler.waitIdle();
        await settled;
        expect(page.shown()).toEqual(page.stored());
      }),
      { numRuns: 200 },
    );
  });
});

/** Refetches the cart; the response may be older than a change that has begun since. */
async function readAgain({ client, calls }: ReturnType<typeof openCartPage>['environment']): Promise<void> {
  const state = getCartState(client);
  await client
    .fetchQuery({
      queryKey: cartKey,
      staleTime: 0,
      queryFn: async ({ signal }): Promise<Cart | null> =>
        state.applyPending(await findCart(calls, { basketId: 'current' }, { signal, repeat: 'allow' })),
    })
    // A change cancels the request.
    .catch(() => undefined);
}
