import { expect, it } from 'vitest';
import { confirmationMessages } from '#generated/messages/confirmation/en.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { createTestContext } from '../../session/testing/shop-service.ts';
import { screen } from './screen.ts';

const order = { orderId: '1f0e7c52-2f5b-4e0b-8c61-8a5f4f3d2b10' } as Order;

/** The confirmation page of the order in a browser with these cookies. */
async function readPage(cookie: string) {
  const request = new Request('http://tarnfell.localhost/en-us/order-confirmation', { headers: { cookie } });
  const messages = { confirmation: confirmationMessages };
  const found = { critical: order, deferred: [], messages, errorMessages: {} } as unknown as Parameters<typeof screen.page>[0];
  return (await screen.page(found, { params: {}, context: createTestContext(request) })).confirmation;
}

it('the confirmation screen distinguishes an order placed in this browser from one placed on another device', async () => {
  const createCookie = (name: string, id = order.orderId): string => `cairn.${name}.TARNFELL-US=${id}`;
  const other = '5b3f5f0e-6f0b-4c57-9d3a-0c8f2b7a1e64';
  const known = await Promise.all(
    [createCookie('placed'), createCookie('order'), `${createCookie('order')}; ${createCookie('placed', other)}`].map(readPage),
  );
  expect(known.map((confirmation) => confirmation?.isPlacedHere)).toEqual([true, false, false]);
});
