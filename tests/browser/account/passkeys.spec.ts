import type { Page } from '@playwright/test';
import { createAccount, main, sendSignIn, signOut } from '../../support/account.ts';
import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { addAuthenticator } from '../../support/authenticator.ts';
import { pressTabTo } from '../../support/interactive.ts';
import { expect, test } from '../../support/test.ts';

const security = '/en-us/account/security';
/** Matches the page itself, not an address that redirects to it. */
const atSecurity = new RegExp(`^[^?]*${security}$`);
const signInPage = '/en-us/account/sign-in';
const usePasskey = (page: Page) => main(page).getByRole('button', { name: 'Use a passkey' });

async function addPasskey(page: Page): Promise<void> {
  await page.goto(security);
  await main(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(main(page)).toContainText('Your passkey is added.');
}

/** The browser would offer a passkey in the address field as well as by the button, and this authenticator accepts every offer at once. */
const withoutOffers = (page: Page) => page.addInitScript(() => (PublicKeyCredential.isConditionalMediationAvailable = async () => false));

test('a customer adds a passkey, signs out, and signs in with it by keyboard alone', async ({ page, complaints }) => {
  const authenticator = await addAuthenticator(page);
  await createAccount(page.request);
  await addPasskey(page);
  expect(await authenticator.passkeys()).toHaveLength(1);
  await expect(main(page)).toContainText(/Chrome on \w+/);
  await signOut(page);
  // The page only offers it: the user does not confirm before pressing the button.
  await authenticator.setPresent(false);
  await page.goto(`${signInPage}?next=${security}`);
  await pressTabTo(page, usePasskey(page));
  await authenticator.setPresent(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(atSecurity);
  await expect(main(page)).toContainText('Last used on');
  expect(complaints).toEqual([]);
});

test('a browser offers passkeys among the autofill addresses, and a dialog has a button for them', async ({ page }) => {
  const authenticator = await addAuthenticator(page);
  await createAccount(page.request);
  await addPasskey(page);
  await signOut(page);
  await authenticator.setPresent(false);
  await page.goto(signInPage);
  await expect(main(page).getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await authenticator.setPresent(true);
  await page.goto(`${signInPage}?next=${security}`);
  await expect(page).toHaveURL(atSecurity);

  await signOut(page);
  await withoutOffers(page);
  await page.goto('/en-us/club#modal-sign-in');
  const button = page.getByRole('dialog', { name: 'Sign in' }).getByRole('button', { name: 'Use a passkey' });
  await button.click();
  await expect(page.getByRole('dialog', { name: 'You are signed in' })).toContainText('Hello, Robin');
  await expect(page).toHaveURL(/\/en-us\/club#/);
});

test('a passkey gets a name, and a removed one no longer signs in', async ({ page }) => {
  await addAuthenticator(page);
  await createAccount(page.request);
  await addPasskey(page);
  await main(page).getByRole('link', { name: 'Rename' }).click();
  await main(page).getByLabel('Passkey name').fill('My key');
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(main(page)).toContainText('My key');
  await main(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(main(page).getByRole('alert')).toContainText('This device already has a passkey for your account.');
  await main(page).getByRole('button', { name: 'Remove' }).click();
  await expect(main(page)).toContainText('Your passkey is removed.');
  await signOut(page);
  await withoutOffers(page);
  await page.goto(signInPage);
  await usePasskey(page).click();
  await expect(main(page).getByRole('alert')).toContainText('We don’t recognize this passkey.');
});

test('a user who does not confirm sees an error, and can retry', async ({ page }) => {
  const authenticator = await addAuthenticator(page);
  await createAccount(page.request);
  await page.goto(security);
  await authenticator.setVerified(false);
  await main(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(main(page).getByRole('alert')).toContainText('No passkey was chosen.');
  await authenticator.setVerified(true);
  await main(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(main(page)).toContainText('Your passkey is added.');
});

test('a session that is ended elsewhere turns its tab into a guest’s', async ({ page, browser }) => {
  const person = await createAccount(page.request);
  const signInElsewhere = async (): Promise<Page> => {
    const other = await (await browser.newContext()).newPage();
    await sendSignIn(other.request, person);
    return other;
  };
  const isGuests = async (other: Page): Promise<void> => {
    await other.goto('/en-us/account/profile');
    await expect(other).toHaveURL(/\/account\/sign-in\?/);
    await expect(main(other)).toContainText('You have been signed out.');
    await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await other.context().close();
  };
  const one = await signInElsewhere();
  await page.goto(security);
  await expect(main(page)).toContainText('This device');
  await main(page).getByRole('button', { name: 'Sign out this device' }).click();
  await expect(main(page)).toContainText('The device is signed out.');
  await isGuests(one);

  const [two, three] = [await signInElsewhere(), await signInElsewhere()];
  await page.goto(security);
  await expect(main(page).getByRole('button', { name: 'Sign out this device' })).toHaveCount(2);
  await main(page).getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(main(page)).toContainText('All other devices are signed out.');
  await expect(main(page).getByRole('button', { name: 'Sign out this device' })).toHaveCount(0);
  await isGuests(two);
  await isGuests(three);
});

test('only pages that use passkeys load their code', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''));
  });
  const loaded = (): boolean => scripts.some((text) => text.includes('isConditionalMediationAvailable'));
  for (const path of ['/en-us', '/en-us/account/sign-up', '/en-us/account/forgot-password'])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(loaded()).toBe(false);
  await page.goto(signInPage);
  await expect(usePasskey(page)).toBeVisible();
  // The text of a script arrives a moment after its response.
  await expect.poll(loaded).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sign-in has no passkey button, and plain forms end sessions', async ({ page, browser }) => {
    await page.goto(signInPage);
    await expect(main(page).getByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(usePasskey(page)).toHaveCount(0);
    const person = await createAccount(page.request);
    const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await sendSignIn(other.request, person);
    await page.goto(security);
    await main(page).getByRole('button', { name: 'Sign out this device' }).click();
    await expect(main(page)).toContainText('The device is signed out.');
    await other.goto(security);
    await expect(main(other)).toContainText('You have been signed out.');
    await other.context().close();
  });
});

test('the page of sessions and passkeys has no axe violations with passkeys, nor while one is renamed', async ({ page, request }) => {
  await addAuthenticator(page);
  const person = await createAccount(page.request);
  await addPasskey(page);
  await sendSignIn(request, person);
  const look = async (): Promise<void> => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findAxeViolations(page, 'main'), `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  };
  await page.goto(security);
  await expect(main(page).getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  await look();
  await main(page).getByRole('link', { name: 'Rename' }).click();
  await expect(main(page).getByLabel('Passkey name')).toBeVisible();
  await look();
});
