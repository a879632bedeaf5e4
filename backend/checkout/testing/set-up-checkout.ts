import { afterAll, afterEach, beforeAll } from 'vitest';
import { startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import { createFakePayments, type FakePayments } from '../../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';

export interface CheckoutTest {
  readonly payments: FakePayments;
  readonly test: TestBackend;
  readonly shopper: Shopper;
}

/**
 * Starts a backend with a scripted payment provider and a shopper before the tests of a file. The provider is available again after each
 * test.
 */
export function setUpCheckout(): CheckoutTest {
  const payments = createFakePayments();
  const checkout = { payments } as { payments: FakePayments; test: TestBackend; shopper: Shopper };
  beforeAll(async () => {
    checkout.test = await startTestBackend({ partners: { payments: payments.port } });
    checkout.shopper = await startShopper(checkout.test);
  }, 120_000);
  afterEach(() => void (payments.mode = 'up'));
  afterAll(() => checkout.test.close());
  return checkout;
}
