import { cards, payWith, placeButton, startPayment } from '../support/checkout.ts';
import { plentiful } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** The site that asks everybody (scripts/test/serve.ts). */
const asking = { brand: 'solvane', locale: 'en-gb' } as const;

test('an order is placed after a check that asks nothing of the shopper, and that is fetched then and not before', async ({
  page,
  complaints,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await startPayment(page, [{ sku: plentiful.solvane }], asking);
  await payWith(page, cards.accepted);
  expect(asked.filter((path) => path.includes('bot-check'))).toEqual([]);
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/en-gb\/order-confirmation/);
  expect(asked).toContain('/bot-check/solutions');
  // The browser itself writes down that the first try was answered 403.
  expect(complaints.filter((complaint) => !complaint.includes('403'))).toEqual([]);
});
