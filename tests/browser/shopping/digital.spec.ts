import { cards, payWith, placeButton } from '../../support/checkout.ts';
import { untilInteractive } from '../../support/interactive.ts';
import { openOutbox } from '../../support/open-outbox.ts';
import { addressOf } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

test('A gift card of any amount is bought without a postal address, mailed to its recipient and again to another address, and has its balance', async ({
  page,
}) => {
  await page.goto(addressOf('tarnfell', '/p/e-gift-card-TFGIF000'));
  const main = page.getByRole('main');
  await page.getByRole('radio', { name: 'Other amount' }).check();
  await page.getByRole('textbox', { name: 'Other amount' }).fill('37,50');
  await page.getByRole('textbox', { name: 'Recipient’s name' }).fill('Robin');
  await page.getByRole('textbox', { name: 'Recipient’s email' }).fill('robin@gift.example');
  await page.getByRole('textbox', { name: /^Your message/ }).fill('See you on the trail!');
  const addButton = main.getByRole('button', { name: 'Add to cart' });
  // Before that, the form would be sent as one of a page without script, which shows the cart. Its fields act last.
  await untilInteractive(addButton);
  await untilInteractive(page.getByRole('textbox', { name: 'Recipient’s email' }));
  await addButton.click();
  await expect(main.getByText(/was added/)).toBeVisible();

  await page.goto(addressOf('tarnfell', '/checkout'));
  await expect(page.getByRole('heading', { name: 'Step 1 of 3: Contact' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Street address' })).toHaveCount(0);
  await main.getByRole('textbox', { name: 'Email' }).fill('kim@shopper.example');
  await page.getByRole('textbox', { name: 'First name' }).fill('Kim');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Vale');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Billing address')).toHaveCount(0);
  await payWith(page, cards.accepted);
  await placeButton(page).click();
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

  await page.goto(addressOf('tarnfell', '/gift-card/balance'));
  await page.getByRole('textbox', { name: 'Card number' }).fill(number);
  await page.getByRole('textbox', { name: 'PIN' }).fill(pin);
  await page.getByRole('button', { name: 'Check balance' }).click();
  await expect(main.getByText(`There is $37.50 left on the card ending in ${number.slice(-4)}.`)).toBeVisible();
  expect(page.url()).toBe(addressOf('tarnfell', '/gift-card/balance'));
});
