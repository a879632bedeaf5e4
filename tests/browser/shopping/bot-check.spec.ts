import type { Page } from '@playwright/test';
import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { cards, payByCard, getPlaceButton, startPayment } from '../../support/checkout.ts';
import { createPerson, getSeededPerson } from '../../support/account.ts';
import { waitUntilInteractive } from '../../support/interactive.ts';
import { getAddress, origins, plentifulSkus } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

/** The site that requires a check from every visitor (scripts/test/serve.ts). */
const challengingSite = { brand: 'solvane', locale: 'en-gb' } as const;

test('an order is placed after an invisible check, which loads only then', async ({ page, complaints }) => {
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(new URL(request.url()).pathname));
  await startPayment(page, [{ sku: plentifulSkus.solvane }], challengingSite);
  await payByCard(page, cards.accepted);
  expect(requests.filter((path) => path.includes('bot-check'))).toEqual([]);
  await getPlaceButton(page).click();
  await expect(page).toHaveURL(/\/en-gb\/order-confirmation/);
  expect(requests).toContain('/bot-check/solutions');
  // The browser itself logs the 403 of the first attempt.
  expect(complaints.filter((complaint) => !complaint.includes('403'))).toEqual([]);
});

async function sendCredentials(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill('customer@solvane.example');
  await main.getByLabel('Password', { exact: true }).fill(getSeededPerson('customer').password);
  await main.getByRole('button', { name: 'Sign in' }).click();
}

const signInPage = getAddress(challengingSite.brand, '/account/sign-in?step=password', challengingSite.locale);

test('a shopper signs in after a check that is solved on the page', async ({ page }) => {
  const documents: string[] = [];
  await page.goto(signInPage);
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(new URL(request.url()).pathname);
  });
  await waitUntilInteractive(page.getByRole('main').getByRole('button', { name: 'Sign in' }));
  await sendCredentials(page);
  await expect(page).toHaveURL(/\/en-gb\/account$/);
  expect(documents).toEqual(['/en-gb/account']);
});

test('a form sent before its page’s scripts run returns with its typed text, and is accepted then', async ({ page }) => {
  const main = page.getByRole('main');
  const field = (name: string) => main.getByLabel(name, { exact: true });
  const { email, password } = createPerson();
  // The scripts of the first page never load: the form is the browser's own.
  let isSent = false;
  page.on('request', (request) => {
    isSent ||= request.method() === 'POST' && request.isNavigationRequest();
  });
  await page.route('**/assets/*.js', (route) => (isSent ? route.continue() : route.abort()));
  await page.goto(getAddress(challengingSite.brand, '/account/sign-up', challengingSite.locale));
  await field('Email').fill(email);
  await field('Password').fill(password);
  await field('First name').fill('Robin');
  await field('Last name').fill('Vale');
  await main.getByLabel('Email me news and offers').check();
  await main.getByRole('button', { name: 'Create an account' }).click();

  await expect(main.getByRole('alert')).toContainText('Please enter your password and send the form again');
  await expect(field('Email')).toHaveValue(email);
  await expect(field('Password')).toHaveValue('');
  await expect(field('Last name')).toHaveValue('Vale');
  await expect(main.getByLabel('Email me news and offers')).toBeChecked();
  await waitUntilInteractive(field('Password'));
  await field('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Welcome, Robin');
});

for (const locale of ['en-us', 'fr-ca', 'de-de']) {
  test(`the check itself has no axe violations in ${locale}`, async ({ page }) => {
    const partners = new URL(origins.tarnfell);
    partners.port = String(Number(partners.port) + 1);
    await page.goto(`${partners.origin}/bot-check/frame?action=sign-in&origin=${partners.origin}&locale=${locale}`);
    await expect(page.getByRole('status')).not.toBeEmpty();
    // The check is part of the shop's page, below its heading.
    expect((await findAxeViolations(page)).filter((finding) => !finding.startsWith('page-has-heading-one '))).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains what the check needs, and the form is rejected', async ({ page }) => {
    await page.goto(signInPage);
    // Role and text locators do not find noscript content.
    const requested = page.getByRole('main').locator('noscript p');
    await expect(requested).toContainText('Please turn on JavaScript');
    await sendCredentials(page);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('with JavaScript on, your browser does the check by itself');
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('customer@solvane.example');
    await expect(requested).toContainText('Please turn on JavaScript');
  });
});
