import type { Page } from '@playwright/test';
import { fillSignIn, main, signOut, signUp } from '../support/account.ts';
import { letIn } from '../support/preview.ts';
import { expect, test } from '../support/test.ts';

/** Follows the link of the mail that a new password was asked for with. */
async function followResetLink(page: Page, email: string): Promise<void> {
  await letIn(page);
  await page.goto('/outbox');
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link', { name: 'A new password for Tarnfell' }).click();
  await page.frameLocator('iframe').getByRole('link', { name: 'Choose a new password' }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
}

async function chooseNew(page: Page, password: string): Promise<void> {
  await main(page).getByLabel('New password', { exact: true }).fill(password);
  await main(page).getByLabel('Repeat the new password').fill(password);
  await main(page).getByRole('button', { name: 'Save the new password' }).click();
}

test('a forgotten password is replaced by the link of a mail, which is good once', async ({ page }) => {
  const { email, password } = await signUp(page);
  await signOut(page);
  await page.goto('/en-us/account/forgot-password');
  await main(page).getByLabel('E-mail').fill(email);
  await main(page).getByRole('button', { name: 'Send the link' }).click();
  await expect(main(page)).toContainText('a mail with a link is on its way');
  await followResetLink(page, email);
  await chooseNew(page, 'Rainy-Trail-8');
  await expect(main(page)).toContainText('Your new password is saved.');

  await fillSignIn(page, { email, password });
  await expect(main(page).getByRole('alert')).toBeVisible();
  await main(page).getByLabel('Password', { exact: true }).fill('Rainy-Trail-8');
  await main(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/sign-in/);
  await signOut(page);
  await followResetLink(page, email);
  await chooseNew(page, 'Misty-Trail-9');
  await expect(main(page).getByRole('alert')).toContainText('This link has expired.');
});

test('too many wrong passwords lock an address, whatever the next one is, until the lock ends', async ({ page }) => {
  const { email, password } = await signUp(page);
  await signOut(page);
  await page.goto('/en-us/account/sign-in?step=password');
  const attempt = async (typed: string): Promise<void> => {
    await main(page).getByLabel('E-mail').fill(email);
    await main(page).getByLabel('Password', { exact: true }).fill(typed);
    await main(page).getByRole('button', { name: 'Sign in' }).click();
  };
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().includes('/account/sign-in')) statuses.push(response.status());
  });
  // As many as the journeys' shop lets pass (scripts/test/serve.ts).
  for (let wrong = 1; wrong <= 10; wrong += 1) {
    await attempt('Wrong-Pass-1');
    await expect.poll(() => statuses.length).toBe(wrong);
    await expect(main(page).getByRole('alert')).toContainText('Please check your e-mail address and password.');
  }
  await attempt(password);
  await expect(main(page).getByRole('alert')).toContainText('Your account is locked for now.');
  expect(new Set(statuses)).toEqual(new Set([401, 423]));
  await expect(async () => {
    await attempt(password);
    await expect(page).not.toHaveURL(/sign-in/, { timeout: 1000 });
  }).toPass({ timeout: 45_000, intervals: [2000] });
});
