import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe-findings.ts';
import { cards, payWith, placeButton, startPayment } from '../support/checkout.ts';
import { seeded } from '../support/account.ts';
import { untilInteractive } from '../support/interactive.ts';
import { addressOf, origins, plentiful } from '../support/shop.ts';
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

async function sendPair(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('E-mail').fill('customer@solvane.example');
  await main.getByLabel('Password', { exact: true }).fill(seeded('customer').password);
  await main.getByRole('button', { name: 'Sign in' }).click();
}

const signInPage = addressOf(asking.brand, '/account/sign-in?step=password', asking.locale);

test('a shopper signs in after a check that asks nothing of them', async ({ page }) => {
  await page.goto(signInPage);
  await untilInteractive(page.getByRole('main').getByRole('button', { name: 'Sign in' }));
  await sendPair(page);
  await expect(page).toHaveURL(/\/en-gb\/account$/);
});

for (const locale of ['en-us', 'fr-ca', 'de-de']) {
  test(`axe finds nothing on the check itself in ${locale}`, async ({ page }) => {
    const partners = new URL(origins.tarnfell);
    partners.port = String(Number(partners.port) + 1);
    await page.goto(`${partners.origin}/bot-check/frame?action=sign-in&origin=${partners.origin}&locale=${locale}`);
    await expect(page.getByRole('status')).not.toBeEmpty();
    // It is a part of the shop's page, whose heading it stands below.
    expect((await axeFindings(page)).filter((finding) => !finding.startsWith('page-has-heading-one '))).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what the check needs, and the form is refused', async ({ page }) => {
    await page.goto(signInPage);
    // Texts of noscript are found by no role and no text.
    const wanted = page.getByRole('main').locator('noscript p');
    await expect(wanted).toContainText('Please switch JavaScript on');
    await sendPair(page);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(wanted).toContainText('Please switch JavaScript on');
  });
});
