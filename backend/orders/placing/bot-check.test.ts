import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BotCheckPort, BotCheckRules } from '../../authentication/bot-check/bot-check.ts';
import { startShopper } from '../../cart/testing/start-shopper.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { createKeyHeader, orderPath, createReadyCart } from '../testing/create-ready-cart.ts';

let test: TestBackend;
const good = new Set(['passed once']);
/** Like real challenge providers, accepts a response once. */
const botCheck: BotCheckPort = {
  verify: async ({ response }) => good.delete(response),
  getChallengeUrl: (action) => `https://check.example/${action}`,
};
const getBotCheckRules: BotCheckRules = (action) => (action === 'place-order' ? 'always' : 'never');
beforeAll(async () => {
  test = await startTestBackend({ partners: { payments: createFakePayments().port, botCheck }, botCheckRules: getBotCheckRules });
}, 120_000);
afterAll(() => test.close());

it('placeOrder requires the bot check, and returns the same response to a repeated request', async () => {
  const shopper = await startShopper(test);
  const { id: cartId, version: cartVersion } = await createReadyCart(shopper);
  const [key, body] = [createKeyHeader(), { cartId, cartVersion }];
  expect(await shopper.expectError('PUT', orderPath, body, key)).toMatchObject({
    status: 403,
    errorId: 'AUT403',
    detail: { additionalInfo: { challengeUrl: 'https://check.example/place-order' } },
  });
  expect(await shopper.read('GET', `/cart/v1/cart/${cartId}`)).toMatchObject({ status: 'open', version: cartVersion });
  const place = () => shopper.read<{ readonly orderId: string }>('PUT', orderPath, { ...body, captchaResponse: 'passed once' }, key);
  const placed = await place();
  expect((await place()).orderId).toBe(placed.orderId);
});
