import { createAccount } from '../../support/account.ts';
import { waitUntilInteractive } from '../../support/interactive.ts';
import { expect, test } from '../../support/test.ts';

test('a signed-in shopper enters no address', async ({ page }) => {
  await createAccount(page.request);
  await page.goto('/en-us/club');
  const form = page.getByRole('main').locator('form');
  await form.scrollIntoViewIfNeeded();
  await waitUntilInteractive(form.getByRole('button', { name: 'Sign up' }));
  await expect(form).toContainText('We’ll send it to the email address of your account.');
  await expect(form.getByLabel('Email address')).toHaveCount(0);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('check your inbox to confirm');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts and returns to its page with a thank-you message', async ({ page }) => {
    await page.goto('/en-us/club');
    const form = page.getByRole('main').locator('form');
    await form.getByLabel('Email address').fill('grace@shopper.example');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(/\/en-us\/club\?newsletter=success/);
    await expect(page.getByText('check your inbox to confirm')).toBeVisible();
  });
});

test('another site cannot sign anyone up', async ({ request }) => {
  const form = { email: 'eve@shopper.example', policy: 'true' };
  const foreign = await request.post('/en-us/newsletter', { form, headers: { origin: 'https://foreign.example' }, maxRedirects: 0 });
  expect(foreign.status()).toBe(403);
});
