import type { Page } from '@playwright/test';
import { axeFindings } from '../../support/accessibility/axe-findings.ts';
import { cards, payWith, placeButton, startPayment } from '../../support/checkout.ts';
import { newPerson, seeded } from '../../support/account.ts';
import { untilInteractive } from '../../support/interactive.ts';
import { addressOf, origins, plentiful } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

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
  await main.getByLabel('Email').fill('customer@solvane.example');
  await main.getByLabel('Password', { exact: true }).fill(seeded('customer').password);
  await main.getByRole('button', { name: 'Sign in' }).click();
}

const signInPage = addressOf(asking.brand, '/account/sign-in?step=password', asking.locale);

test('a shopper signs in after a check that is solved on the page', async ({ page }) => {
  const documents: string[] = [];
  await page.goto(signInPage);
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(new URL(request.url()).pathname);
  });
  await untilInteractive(page.getByRole('main').getByRole('button', { name: 'Sign in' }));
  await sendPair(page);
  await expect(page).toHaveURL(/\/en-gb\/account$/);
  expect(documents).toEqual(['/en-gb/account']);
});

test('a form that is sent before the scripts of its page run comes back with what was typed, and is taken then', async ({ page }) => {
  const main = page.getByRole('main');
  const field = (name: string) => main.getByLabel(name, { exact: true });
  const { email, password } = newPerson();
  // Those of the first page never come: the form is the browser's alone.
  let isSent = false;
  page.on('request', (request) => {
    isSent ||= request.method() === 'POST' && request.isNavigationRequest();
  });
  await page.route('**/assets/*.js', (route) => (isSent ? route.continue() : route.abort()));
  await page.goto(addressOf(asking.brand, '/account/sign-up', asking.locale));
  await field('Email').fill(email);
  await field('Password').fill(password);
  await field('First name').fill('Robin');
  await field('Last name').fill('Vale');
  await main.getByLabel('Email me news and offers').check();
  await main.getByRole('button', { name: 'Create an account' }).click();

  await expect(main.getByRole('alert')).toContainText('please enter your password and send the form again');
  await expect(field('Email')).toHaveValue(email);
  await expect(field('Password')).toHaveValue('');
  await expect(field('Last name')).toHaveValue('Vale');
  await expect(main.getByLabel('Email me news and offers')).toBeChecked();
  await untilInteractive(field('Password'));
  await field('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Welcome, Robin');
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
    await expect(wanted).toContainText('Please turn on JavaScript');
    await sendPair(page);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('With JavaScript on, your browser does this by itself');
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('customer@solvane.example');
    await expect(wanted).toContainText('Please turn on JavaScript');
  });
});
