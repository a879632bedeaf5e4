import { expect, type Locator, type Page } from '@playwright/test';

/** Of the people whom the example shop knows from its beginning (README.md). */
export const password = 'Summit-Pass-1';

export const main = (page: Page): Locator => page.getByRole('main');

export async function signIn(page: Page, name: string, { path = '/en-us/account/sign-in' } = {}): Promise<void> {
  await page.goto(path);
  await main(page).getByLabel('E-mail').fill(`${name}@tarnfell.example`);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/sign-in/);
}

let people = 0;

/** Makes an account of the page's own, and is signed in to it. */
export async function signUp(page: Page): Promise<{ readonly email: string; readonly password: string }> {
  people += 1;
  const email = `shopper-${process.pid}-${Date.now()}-${people}@shopper.example`;
  await page.goto('/en-us/account/sign-up');
  const field = (name: string): Locator => main(page).getByLabel(name, { exact: true });
  await field('E-mail').fill(email);
  await field('Password').fill('Sunny-Trail-7');
  await field('First name').fill('Robin');
  await field('Last name').fill('Vale');
  await main(page).getByRole('button', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/en-us\/account\?done=welcome$/);
  return { email, password: 'Sunny-Trail-7' };
}

/** Ends the session by the header's menu. */
export async function signOut(page: Page): Promise<void> {
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Account' }).click();
  await banner.getByRole('button', { name: 'Sign out' }).click();
  await expect(banner.getByRole('link', { name: 'Sign in' })).toBeVisible();
}
