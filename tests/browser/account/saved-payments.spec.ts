import { createAccount, main } from '../../support/account.ts';
import { getCardFrame } from '../../support/checkout.ts';
import { waitUntilInteractive } from '../../support/interactive.ts';
import { expect, test } from '../../support/test.ts';

const path = '/en-us/account/payments';

test('a customer saves cards, makes one the default, and deletes it', async ({ page }) => {
  await createAccount(page.request);

  const save = async (number: string, code: string): Promise<void> => {
    await page.goto(`${path}?add=CREDIT_CARD`);
    const frame = getCardFrame(page);
    await frame.getByLabel('Card number').fill(number);
    await frame.getByLabel('Expiry date').fill('12/39');
    await frame.getByLabel('Security code').fill(code);
    await frame.getByLabel('Name on card').fill('Robin Vale');
    await main(page).getByLabel('Our payment provider may store this card').check();
    const submit = main(page).getByRole('button', { name: 'Save card' });
    await waitUntilInteractive(submit);
    await submit.click();
    await expect(main(page).getByText('Saved. It’s ready when you check out.')).toBeVisible();
  };
  await save('9000111122223338', '123');
  await save('930012345678908', '1234');

  const row = (name: string) => main(page).getByRole('listitem').filter({ hasText: name });
  await expect(row('Quillon ending in 3338')).toContainText('Default');
  await row('Tessary ending in 8908').getByRole('button', { name: 'Make default' }).click();
  await expect(row('Tessary ending in 8908')).toContainText('Default');
  await expect(row('Quillon ending in 3338')).not.toContainText('Default');

  await row('Tessary ending in 8908').getByRole('link', { name: 'Delete' }).click();
  await main(page).getByRole('button', { name: 'Delete' }).click();
  await expect(row('Tessary')).toHaveCount(0);
  await expect(row('Quillon ending in 3338')).toContainText('Default');
});
