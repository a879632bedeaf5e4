import { cards, payByCard, getPlaceButton } from '../../support/checkout.ts';
import { waitUntilInteractive } from '../../support/interactive.ts';
import { openOutbox } from '../../support/open-outbox.ts';
import { getAddress } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

test('a guest buys a gift card of any amount without a postal address, mails it to its recipient and again to another address, and reads its balance', async ({
  page,
}) => {
  await page.goto(getAddress('tarnfell', '/p/e-gift-card-TFGIF000'));
  const main = page.getByRole('main');
  await page.getByRole('radio', { name: 'Other amount' }).check();
  await page.getByRole('textbox', { name: 'Other amount' }).fill('37,50');
  await page.getByRole('textbox', { name: 'Recipient’s name' }).fill('Robin');
  await page.getByRole('textbox', { name: 'Recipient’s email' }).fill('robin@gift.example');
  await page.getByRole('textbox', { name: /^Your message/ }).fill('See you on the trail!');
  const addButton = main.getByRole('button', { name: 'Add to cart' });
  // Before hydration, the form would be sent like that of a page without script, which shows the cart. Its fields hydrate last.
  await waitUntilInteractive(addButton);
  await waitUntilInteractive(page.getByRole('textbox', { name: 'Recipient’s email' }));
  await addButton.click();
  await expect(main.getByText(/was added/)).toBeVisible();

  await page.goto(getAddress('tarnfell', '/checkout'));
  await expect(page.getByRole('heading', { name: 'Step 1 of 3: Contact' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Street address' })).toHaveCount(0);
  await main.getByRole('textbox', { name: 'Email' }).fill('kim@shopper.example');
  await page.getByRole('textbox', { name: 'First name' }).fill('Kim');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Vale');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Billing address')).toHaveCount(0);
  await payByCard(page, cards.accepted);
  await getPlaceButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await expect(main.getByText('kim@shopper.example')).toBeVisible();
  await expect(main.getByText(/address/i)).toHaveCount(0);

  await page.getByRole('link', { name: 'Track your order' }).click();
  await page.getByRole('textbox', { name: 'Recipient’s email address' }).fill('robin@mail.example');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(main.getByText('We sent the gift card again.')).toBeVisible();
  await openOutbox(page, 'robin@mail.example', 'gift card');
  await page
    .getByRole('link', { name: /gift card/ })
    .first()
    .click();
  const mail = (await page.locator('pre').textContent()) ?? '';
  expect(mail).toContain('See you on the trail!');
  const [, number = '', pin = ''] = /Card number: ([\d ]+)\nPIN: (\d{6})/.exec(mail) ?? [];

  await page.goto(getAddress('tarnfell', '/gift-card/balance'));
  await page.getByRole('textbox', { name: 'Card number' }).fill(number);
  await page.getByRole('textbox', { name: 'PIN' }).fill(pin);
  await page.getByRole('button', { name: 'Check balance' }).click();
  await expect(main.getByText(`The card ending in ${number.slice(-4)} has $37.50 left.`)).toBeVisible();
  expect(page.url()).toBe(getAddress('tarnfell', '/gift-card/balance'));
});
