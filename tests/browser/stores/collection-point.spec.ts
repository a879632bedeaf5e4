import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { fillCart } from '../../support/checkout.ts';
import { getAddress } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

test('a parcel is sent to a collection point in Germany, with the contact that it requires', async ({ page }) => {
  await fillCart(page, [{ sku: 'TARNFELL:TFKES01M:G4S:M::1:' }], { locale: 'de-de' });
  await page.goto(getAddress('tarnfell', '/checkout', 'de-de'));
  const main = page.getByRole('main');
  const next = page.getByRole('button', { name: 'Weiter zur Zahlung' });
  await expect(next).toBeEnabled();

  // Goes by keyboard from the parcel to the list of collection points.
  await page.getByRole('button', { name: 'Lieber in einen Paketshop liefern lassen' }).focus();
  await page.keyboard.press('Enter');
  const place = main.getByRole('textbox', { name: 'Ort oder Postleitzahl' });
  await expect(place).toBeFocused();
  await place.fill('10115');
  await page.keyboard.press('Enter');
  await expect(main.getByText(/Ergebnisse in der Nähe von 10115 Berlin/)).toBeVisible();
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  await main
    .getByRole('button', { name: /auswählen$/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: /Paketshop$/, level: 2 })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Straße und Hausnummer' })).toHaveCount(0);
  await next.click();
  await expect(main.getByText('Bitte prüfe 4 Felder')).toBeVisible();
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  await main.getByRole('textbox', { name: 'Vorname' }).fill('Kim');
  await main.getByRole('textbox', { name: 'Nachname' }).fill('Vale');
  await main.getByRole('textbox', { name: 'E-Mail' }).fill('kim@shopper.example');
  await main.getByRole('textbox', { name: 'Telefon' }).fill('030 12345678');
  await next.click();
  await expect(main.getByText(/kim@shopper\.example/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /Zahlung$/, level: 2 })).toBeFocused();
});
