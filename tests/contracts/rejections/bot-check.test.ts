import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '#backend/testing/start-backend.ts';
import { startShopper, type Shopper } from '#backend/cart/testing/start-shopper.ts';
import { address, styleId } from '../call/stage.ts';

let test: TestBackend;
let shopper: Shopper;
beforeAll(async () => {
  const botCheck = { verify: async () => false, getChallengeUrl: (action: string) => `https://check.example/${action}` };
  test = await startTestBackend({ partners: { botCheck }, botCheckRules: () => 'always' });
  shopper = await startShopper(test);
}, 60_000);
afterAll(() => test.close());

const warranty = {
  firstName: 'Robin',
  lastName: 'Vale',
  email: 'robin@example.com',
  productId: styleId,
  purchasedOn: '2026-03-14',
  problem: 'zip',
  description: 'The zip of the left pocket does not close any more.',
};

it.each([
  ['resetPassword', () => ['POST', '/consumers-v3/consumer/resetpassword', { email: 'robin@example.com' }] as const],
  ['createWarrantyCase', () => ['POST', '/consumers-v3/consumer/warranty', warranty] as const],
  ['addShippingAddress', async () => ['POST', `/cart/v2/cart/${(await shopper.createCart()).id}/shippingAddress`, { address }] as const],
])('%s responds with 403 AUT403 if the bot check is not passed', async (_, request) => {
  const [method, path, body] = await request();
  expect(await shopper.expectError(method, path, body, { 'idempotency-key': randomUUID() })).toMatchObject({
    status: 403,
    errorId: 'AUT403',
  });
});
