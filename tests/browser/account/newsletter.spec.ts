import { createAccount } from '../../support/account.ts';
import { pressTabTo, waitUntilInteractive } from '../../support/interactive.ts';
import { expect, test } from '../../support/test.ts';

test('the form shows missing fields, accepts valid ones and clears itself, by keyboard alone', async ({ page, complaints }) => {
  await page.goto('/en-us/club');
  const form = page.getByRole('main').locator('form');
  const email = form.getByLabel('Email address');
  const policy = form.getByRole('checkbox');
  const submit = form.getByRole('button', { name: 'Sign up' });
  await form.scrollIntoViewIfNeeded();
  await waitUntilInteractive(submit);

  await pressTabTo(page, submit);
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/This field is required/);
  await expect(policy).toHaveAccessibleDescription(/Please agree to the privacy policy/);

  await page.keyboard.type('ada@nowhere');
  await page.keyboard.press('Enter');
  await expect(email).toHaveAccessibleDescription(/Email is not valid/);
  await page.keyboard.type('.example');
  await page.keyboard.press('Enter');
  await expect(policy).toBeFocused();
  await page.keyboard.press('Space');
  await pressTabTo(page, submit);
  await page.keyboard.press('Enter');

  const notice = page.getByRole('main').getByRole('status');
  await expect(notice).toContainText('check your inbox to confirm');
  await expect(email).toHaveValue('');
  await expect(policy).not.toBeChecked();
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await notice.getByRole('button', { name: 'Dismiss message' }).focus();
  await page.keyboard.press('Enter');
  await expect(notice).toHaveCount(0);
  expect(complaints).toEqual([]);
});

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

test('a failing service shows an alert, and the typed text stays', async ({ page }) => {
  await page.route('**/en-us/newsletter', (route) => route.fulfill({ status: 502, json: { message: 'The list is closed today.' } }));
  await page.goto('/en-us/club');
  const form = page.getByRole('main').locator('form');
  await form.scrollIntoViewIfNeeded();
  await waitUntilInteractive(form.getByRole('button', { name: 'Sign up' }));
  await form.getByLabel('Email address').fill('ada@shopper.example');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The list is closed today.');
  await expect(form.getByLabel('Email address')).toHaveValue('ada@shopper.example');
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
