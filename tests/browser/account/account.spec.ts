import { waitUntilInteractive } from '../../support/interactive.ts';
import { fillCart } from '../../support/checkout.ts';
import {
  createAccount,
  fillSignIn,
  main,
  createPerson,
  getSeededPerson,
  sendSignIn,
  signIn,
  signInAs,
  signOut,
  signUp,
} from '../../support/account.ts';
import { createKeyboard } from '../../support/input-method.ts';
import { openOutbox } from '../../support/open-outbox.ts';
import { expect, test } from '../../support/test.ts';

const jacket = 'TARNFELL:TFKES01M:G4S:M::1:';
const large = 'TARNFELL:TFKES01M:G4S:L::1:';

/** On a large screen by mouse; keyboard journeys use a small one. */
test.use({ viewport: { width: 1440, height: 900 } });

test.describe('with the keyboard alone, on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a visitor signs up from the email lookup to the last step', async ({ page, complaints }) => {
    const person = createPerson();
    const hand = createKeyboard(page);
    const title = main(page).getByRole('heading', { level: 1 });
    const field = (name: string) => main(page).getByLabel(name, { exact: true });
    await page.goto('/en-us/account/sign-in');
    await hand.write(field('Email'), person.email);
    await page.keyboard.press('Enter');
    await expect(title).toHaveText('Create an account');
    await expect(field('Email')).toHaveValue(person.email);
    await hand.write(field('Password'), person.password);
    await hand.write(field('First name'), 'Robin');
    await hand.write(field('Last name'), 'Vale');
    await page.keyboard.press('Enter');
    await expect(title).toHaveText('Welcome, Robin');
    await hand.press(main(page).getByRole('button', { name: 'Continue' }));
    await expect(title).toHaveText('Your phone number');
    await hand.write(field('Phone'), '303 555 0142');
    await page.keyboard.press('Enter');
    await expect(title).toHaveText('About you');
    await hand.write(field('Date of birth'), '04/23/1990');
    await hand.write(field('ZIP code'), '80302');
    await page.keyboard.press('Enter');
    await expect(title).toHaveText('Interests');
    await hand.check(field('Hiking'));
    await page.keyboard.press('Enter');
    await expect(title).toHaveText('You’re all set');
    await hand.press(main(page).getByRole('link', { name: 'Go to your account' }));
    await expect(title).toHaveText('Hello, Robin');
    expect(complaints).toEqual([]);
  });

  test('a customer signs in, and signs out with the menu to the home page', async ({ page, complaints }) => {
    const { email, password } = getSeededPerson('member');
    const hand = createKeyboard(page);
    const banner = page.getByRole('banner');
    await page.goto('/en-us/account/sign-in');
    await hand.write(main(page).getByLabel('Email'), email);
    await page.keyboard.press('Enter');
    await hand.write(main(page).getByLabel('Password', { exact: true }), password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en-us\/account$/);
    await hand.press(main(page).getByRole('link', { name: 'Your data' }));
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Your data');
    await expect(main(page).getByRole('link', { name: 'Your data' }), 'the row begins where one is').toBeInViewport({ ratio: 1 });
    await hand.press(banner.getByRole('button', { name: 'Account' }));
    await hand.press(banner.getByRole('button', { name: 'Sign out' }));
    await expect(banner.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(page).toHaveURL(/\/en-us$/);
    expect(complaints).toEqual([]);
  });
});

test('a rejected form shows errors at its fields and keeps the typed text', async ({ page }) => {
  await page.goto('/en-us/account/sign-up');
  const field = (name: string) => main(page).getByLabel(name, { exact: true });
  await waitUntilInteractive(main(page).getByRole('button', { name: 'Create an account' }));
  await field('Email').fill('ada@nowhere');
  await field('Password').fill('short');
  await field('First name').fill('Ada');
  await main(page).getByRole('button', { name: 'Create an account' }).click();
  const summary = main(page).getByRole('alert');
  await expect(summary).toContainText('Please check 3 fields');
  await expect(field('Email')).toHaveAccessibleDescription(/Email is not valid/);
  await expect(field('Password')).toHaveAccessibleDescription(/Password does not meet requirements.*At least 8 characters/);
  await expect(field('Last name')).toHaveAccessibleDescription('This field is required');
  await expect(field('First name')).toHaveValue('Ada');
  await expect(field('Password')).toHaveValue('short');
  await summary.getByRole('link', { name: /^Email/ }).click();
  await expect(field('Email')).toBeFocused();
});

test('a wrong password is rejected without revealing whether the account exists', async ({ page }) => {
  await page.goto('/en-us/account/sign-in?step=password');
  for (const name of ['customer@tarnfell.example', 'nobody@shopper.example']) {
    await main(page).getByLabel('Email').fill(name);
    await main(page).getByLabel('Password', { exact: true }).fill('Wrong-Pass-1');
    await main(page).getByRole('button', { name: 'Sign in' }).click();
    await expect(main(page).getByRole('alert')).toBeVisible();
    await expect(main(page).getByLabel('Email')).toHaveValue(name);
  }
});

test('a page for customers redirects to sign-in and back, never to another site', async ({ page }) => {
  await page.goto('/en-us/account/addresses?add=S');
  await expect(page).toHaveURL(/\/account\/sign-in\?next=/);
  await expect(main(page)).toContainText('Please sign in to continue.');
  await fillSignIn(page, getSeededPerson('member'));
  await expect(page).toHaveURL(/\/en-us\/account\/addresses\?add=S$/);
  await signOut(page);
  await signIn(page, 'member', { path: '/en-us/account/sign-in?next=//elsewhere.example/' });
  await expect(page).toHaveURL(/localhost:\d+\/en-us\/account$/);
});

test('a guest’s cart is merged into the account’s, with a notice', async ({ page, browser }) => {
  const person = await createAccount(page.request);
  await fillCart(page, [{ sku: jacket, qty: 2 }]);
  const other = await browser.newContext();
  const guest = await other.newPage();
  await fillCart(guest, [{ sku: jacket }, { sku: large }]);
  await signInAs(guest, person);
  await expect(main(guest)).toContainText('We combined your cart with the one saved');
  await expect(guest.getByRole('banner').getByRole('link', { name: /4 items/ })).toBeVisible();
  await other.close();
});

test('a sign-out in one tab signs out the other', async ({ page, context }) => {
  await createAccount(page.request);
  await fillCart(page, [{ sku: jacket }]);
  await page.goto('/en-us/cart');
  const other = await context.newPage();
  await other.goto('/en-us');
  await signOut(other);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(main(page)).not.toContainText('Kestrel');
});

test('changing the country keeps the product and the session, and signing out there ends both', async ({ page, context }) => {
  await sendSignIn(page.request, getSeededPerson('member'));
  await fillCart(page, [{ sku: jacket }]);
  await page.goto('/en-us/p/arete-mid-boot-TFARE01M');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Country and language/ })
    .click();
  await expect(main(page)).toContainText('stays in the United States shop');
  await page.locator('[data-locale="de-de"]').click();
  await expect(page).toHaveURL(/\/de-de\/p\/[a-z-]+-TFARE01M$/);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Konto' }).click();
  await banner.getByRole('button', { name: 'Abmelden' }).click();
  await expect(banner.getByRole('link', { name: 'Anmelden' })).toBeVisible();
  await page.goto('/en-us/account');
  await expect(page).toHaveURL(/\/en-us\/account\/sign-in/);
  expect((await context.cookies()).filter(({ name }) => name.includes('customer'))).toEqual([]);
});

test('a signed-in visitor belongs to their segment in the first HTML, without their name', async ({ request }) => {
  await sendSignIn(request, getSeededPerson('member'));
  expect(await (await request.get('/en-us/account')).text()).toContain('1,250');
  const html = await (await request.get('/en-us')).text();
  expect(html).toContain('account-menu');
  // Whole words only: a hashed class name may contain any three letters.
  for (const own of [/\bKim\b/, /\bRivers\b/, /\bmember@/, /\b1,250\b/]) expect(html).not.toMatch(own);
});

test('a customer changes and saves a profile, interests and an address', async ({ page }) => {
  await createAccount(page.request);
  await page.goto('/en-us/account/profile');
  await main(page).getByLabel('Phone').fill('303 555 0142');
  await main(page).getByLabel('Date of birth').fill('04/23/1990');
  await main(page).getByLabel('ZIP code').fill('80302');
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(main(page).getByRole('status')).toHaveText('Saved');
  await expect(main(page).getByLabel('Date of birth')).toHaveValue('04/23/1990');
  await expect(main(page).getByLabel('Phone')).toHaveValue('(303) 555 - 0142');

  await page.goto('/en-us/account/interests');
  await main(page).getByRole('checkbox', { name: 'Camping' }).check();
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(main(page).getByRole('checkbox', { name: 'Camping' })).toBeChecked();

  await page.goto('/en-us/account/addresses');
  await main(page).getByRole('link', { name: 'Add a shipping address' }).click();
  await main(page).getByLabel('Street address').fill('12 Birch Street');
  await main(page).getByLabel('City').fill('Denver');
  await main(page).getByLabel('State', { exact: true }).selectOption('CO');
  await main(page).getByLabel('ZIP code').fill('80202');
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(main(page)).toContainText('12 Birch Street');
  await expect(main(page)).toContainText('Default');

  await page.goto('/en-us/account/profile');
  for (const label of ['Phone', 'Date of birth']) await main(page).getByLabel(label).fill('');
  await main(page).getByRole('button', { name: 'Save' }).click();
  for (const label of ['Phone', 'Date of birth']) await expect(main(page).getByLabel(label)).toHaveValue('');
});

test('a customer changes the email address with a mailed link, stays signed in, and signs in with it', async ({ page }) => {
  const { password } = await createAccount(page.request);
  const email = `changed-${Date.now()}@shopper.example`;
  await page.goto('/en-us/account/profile');
  await main(page).getByLabel('New email address').fill(email);
  await main(page).getByLabel('Current password').fill(password);
  await main(page).getByRole('button', { name: 'Change email address' }).click();
  await expect(main(page)).toContainText(`open the link in our email to ${email}`);
  const subject = 'Confirm your new email address for Tarnfell';
  await openOutbox(page, email, subject);
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link', { name: subject }).click();
  await page.frameLocator('iframe').getByRole('link', { name: 'Confirm email address' }).click();
  await main(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(main(page).getByRole('status')).toHaveText('Thank you. Your email address is confirmed.');
  await main(page).getByRole('link', { name: 'Profile' }).click();
  await expect(main(page)).toContainText(email);
  await signOut(page);
  await page.goto('/en-us/account/sign-in');
  await fillSignIn(page, { email, password });
  await expect(page).not.toHaveURL(/sign-in/);
});

test('a mailed link’s token is removed from the address, and an invalid one shows an error', async ({ page }) => {
  await page.goto('/en-us/account/reset-password?token=no-such-token-of-any-mail');
  await expect(page).toHaveURL(/\/reset-password$/);
  await main(page).getByLabel('New password', { exact: true }).fill('Rainy-Trail-8');
  await main(page).getByLabel('Repeat the new password').fill('Rainy-Trail-8');
  await main(page).getByRole('button', { name: 'Save new password' }).click();
  await expect(main(page).getByRole('alert')).toBeVisible();
  await main(page).getByRole('link', { name: 'Send link' }).click();
  await main(page).getByLabel('Email').fill('nobody@shopper.example');
  await main(page).getByRole('button', { name: 'Send link' }).click();
  await expect(main(page)).toContainText('an email with a link is on its way');
});

test('no script of a page can read a token', async ({ page }) => {
  await sendSignIn(page.request, getSeededPerson('customer'));
  await page.goto('/en-us/account');
  const readable = await page.evaluate(() =>
    JSON.stringify([document.cookie, Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  const cookies = await page.context().cookies();
  const secrets = cookies.filter(({ name }) => /\.(?:at|rt|usid|customer)\./.test(name));
  expect(secrets.length).toBe(4);
  const html = await page.content();
  for (const { name, value, httpOnly } of secrets) {
    expect([name, httpOnly]).toEqual([name, true]);
    expect(readable).not.toContain(value);
    expect(html).not.toContain(value);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header’s sign-in opens a page, and returns to the previous one', async ({ page }) => {
    await page.goto('/en-us/club');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await fillSignIn(page, getSeededPerson('member'));
    await expect(page).toHaveURL(/\/en-us\/club$/);
  });

  test('a visitor creates an account, fills it and changes it with plain forms', async ({ page }) => {
    const area = (name: string) => main(page).getByRole('navigation', { name: 'Account' }).getByRole('link', { name, exact: true });
    const press = (name: string) => main(page).getByRole('button', { name }).first().click();
    const field = (name: string) => main(page).getByLabel(name, { exact: true });
    const { password } = await signUp(page);
    await press('Continue');
    await field('Phone').fill('303 555 0142');
    await press('Continue');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('About you');

    await page.goto('/en-us/account/addresses?add=S');
    await field('Street address').fill('12 Birch Street');
    await field('City').fill('Denver');
    await field('State').selectOption('CO');
    await field('ZIP code').fill('80202');
    await press('Save');
    await expect(main(page)).toContainText('12 Birch Street');
    await main(page).getByRole('link', { name: 'Edit' }).click();
    await field('City').fill('Boulder');
    await press('Save');
    await expect(main(page)).toContainText('Boulder');
    await main(page).getByRole('link', { name: 'Remove' }).click();
    await expect(main(page)).toContainText('12 Birch Street');
    await press('Remove address');
    await expect(main(page).getByRole('status')).toHaveText('Address removed.');
    await expect(main(page)).not.toContainText('12 Birch Street');

    await area('Communication').click();
    await field('Deliveries, by email').check();
    await main(page).getByRole('button', { name: 'Save' }).last().click();
    await expect(field('Deliveries, by email')).toBeChecked();
    await area('Password').click();
    await field('Current password').fill(password);
    await field('New password').fill('Rainy-Trail-8');
    await field('Repeat the new password').fill('Rainy-Trail-8');
    await press('Save');
    await expect(main(page).getByRole('status')).toHaveText('Saved');
    await press('Sign out');
    await expect(page).toHaveURL(/\/en-us$/);
  });

  test('a customer downloads all stored data, and deletes the account, with plain forms', async ({ page }) => {
    const { password } = await createAccount(page.request);
    await page.goto('/en-us/account/data');
    const download = page.waitForEvent('download');
    await main(page).getByRole('button', { name: 'Download my data' }).click();
    expect((await download).suggestedFilename()).toBe('tarnfell-account.json');
    await main(page).getByLabel('Current password').fill(password);
    await main(page).getByRole('button', { name: 'Delete my account' }).click();
    await expect(main(page)).toContainText('Your account has been deleted.');
  });
});
