import type { Page } from '@playwright/test';
import { createAccount, fillSignIn, main, signOut } from '../../support/account.ts';
import { createKeyboard, mouseInput, type InputMethod } from '../../support/input-method.ts';
import { openOutbox } from '../../support/open-outbox.ts';
import { expect, test } from '../../support/test.ts';

const small = { width: 390, height: 844 };
const large = { width: 1440, height: 900 };
test.use({ viewport: large });

/** Follows the link of the password reset mail. */
async function followResetLink(page: Page, email: string): Promise<void> {
  const subject = 'Reset your Tarnfell password';
  await openOutbox(page, email, subject);
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link', { name: subject }).click();
  await page.frameLocator('iframe').getByRole('link', { name: 'Choose a new password' }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
}

async function chooseNewPassword(page: Page, hand: InputMethod, password: string): Promise<void> {
  await hand.write(main(page).getByLabel('New password', { exact: true }), password);
  await hand.write(main(page).getByLabel('Repeat the new password'), password);
  await hand.press(main(page).getByRole('button', { name: 'Save new password' }));
}

test('a mailed link replaces a forgotten password, and works once', async ({ page, request }) => {
  const { email, password } = await createAccount(request);
  await page.setViewportSize(small);
  const keyboard = createKeyboard(page);
  await page.goto('/en-us/account/forgot-password');
  await keyboard.write(main(page).getByLabel('Email'), email);
  await keyboard.press(main(page).getByRole('button', { name: 'Send link' }));
  await expect(main(page)).toContainText('an email with a link is on its way');
  await followResetLink(page, email);
  await chooseNewPassword(page, keyboard, 'Rainy-Trail-8');
  await expect(main(page)).toContainText('Your new password is saved.');

  await page.setViewportSize(large);
  await fillSignIn(page, { email, password });
  await expect(main(page).getByRole('alert')).toBeVisible();
  await main(page).getByLabel('Password', { exact: true }).fill('Rainy-Trail-8');
  await main(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/sign-in/);
  await signOut(page);
  await followResetLink(page, email);
  await chooseNewPassword(page, mouseInput, 'Misty-Trail-9');
  await expect(main(page).getByRole('alert')).toContainText('This link has expired.');
});

test('too many wrong passwords lock an address for every password until the lock ends', async ({ page, request }) => {
  // Waits for the lock of the journeys' shop (scripts/test/serve.ts).
  const { email, password } = await createAccount(request);
  const path = '/en-us/account/sign-in?step=password';
  await page.goto(path);
  const attempt = async (typed: string): Promise<void> => {
    await main(page).getByLabel('Email').fill(email);
    await main(page).getByLabel('Password', { exact: true }).fill(typed);
    await main(page).getByRole('button', { name: 'Sign in' }).click();
  };
  await attempt('Wrong-Pass-1');
  await expect(main(page).getByRole('alert')).toContainText('That email and password don’t match.');
  const send = async (typed: string): Promise<number> => {
    const form = { form: 'sign-in', username: email, password: typed };
    return (await page.request.post(path, { form, headers: { 'x-cairn-request': '1' }, maxRedirects: 0 })).status();
  };
  for (let wrong = 2; wrong <= 10; wrong += 1) expect(await send('Wrong-Pass-1')).toBe(401);
  await attempt(password);
  await expect(main(page).getByRole('alert')).toContainText(/Your account is locked for now\. Please try again in \d+ seconds? or/);
  await expect.poll(() => send(password), { intervals: [2000] }).toBe(303);
});
