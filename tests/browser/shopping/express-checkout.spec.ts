import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { createAccount, main, saveAddress } from '../../support/account.ts';
import { saveCard } from '../../support/buy.ts';
import { getCardFrame, fillCart, getPlaceButton } from '../../support/checkout.ts';
import { plentifulSkus } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a customer with a default card and address orders from the cart in two clicks', async ({ page }) => {
  const person = await createAccount(page.request);
  await saveCard(page.request);
  await saveAddress(page.request, 'S', person, '12 Birch Street');
  await fillCart(page, [{ sku: plentifulSkus.tarnfell }]);
  await page.goto('/en-us/cart');
  await main(page).getByRole('link', { name: 'Express checkout' }).click();
  await expect(main(page).getByRole('group', { name: 'Enter the security code of Quillon ending in 3338.' })).toBeVisible();
  await getCardFrame(page).getByRole('textbox', { name: 'Security code' }).fill('123');
  // The partner's frame is part of the page, which has the heading.
  expect((await findAxeViolations(page, 'main')).filter((finding) => !finding.startsWith('page-has-heading-one '))).toEqual([]);
  await getPlaceButton(page).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  for (const text of ['12 Birch Street', 'Quillon ending in 3338']) await expect(main(page).getByText(text).first()).toBeVisible();
});
