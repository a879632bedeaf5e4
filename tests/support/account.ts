import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';

/** Password of the example shop's customers (docs/guide/example-shop.md). */
const password = 'Summit-Pass-1';

export const main = (page: Page): Locator => page.getByRole('main');

export interface Person {
  readonly email: string;
  readonly password: string;
}

export const getSeededPerson = (name: string): Person => ({ email: `${name}@tarnfell.example`, password });

let people = 0;

/** Creates a unique address without an account. */
export function createPerson(): Person {
  people += 1;
  return { email: `shopper-${process.pid}-${Date.now()}-${people}@shopper.example`, password: 'Sunny-Trail-7' };
}

/** Signs in on the sign-in page: the address, then its password. */
export async function fillSignIn(page: Page, { email, password: own }: Person): Promise<void> {
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByRole('button', { name: 'Continue' }).click();
  await main(page).getByLabel('Password', { exact: true }).fill(own);
  await main(page).getByRole('button', { name: 'Sign in' }).click();
}

/**
 * Sends a form of the account like a browser without script. With a page's `page.request` the page shares the session that the form starts,
 * which saves page loads in journeys about other things.
 */
export async function sendForm(request: APIRequestContext, path: string, form: Readonly<Record<string, string>>): Promise<void> {
  const response = await request.post(path, { form: { ...form }, maxRedirects: 0, headers: { 'x-cairn-request': '1' } });
  expect(response.status(), `${path}: the form is accepted`).toBe(303);
}

/**
 * Creates an account by its form, without a page.
 *
 * @param more Further fields of the form.
 */
export async function createAccount(request: APIRequestContext, more: Readonly<Record<string, string>> = {}): Promise<Person> {
  const person = createPerson();
  await sendForm(request, '/en-us/account/sign-up', { form: 'sign-up', ...person, firstName: 'Robin', lastName: 'Vale', ...more });
  return person;
}

/** Adds an address to the account's address book with its form; the first one of a kind is its default. */
export async function saveAddress(request: APIRequestContext, kind: 'S' | 'B', { email }: Person, addressLine1: string): Promise<void> {
  await sendForm(request, `/en-us/account/addresses?add=${kind}`, {
    form: 'address',
    recipientFirstName: 'Robin',
    recipientLastName: 'Vale',
    addressLine1,
    city: 'Denver',
    stateCityProvDept: 'CO',
    postalCode: '80202',
    recipientContactEmail: email,
    recipientContactPhone: '303 555 0142',
  });
}

/** Signs in by the form, without a page. */
export async function sendSignIn(request: APIRequestContext, { email, password: own }: Person, locale = 'en-us'): Promise<void> {
  await sendForm(request, `/${locale}/account/sign-in?step=password`, { form: 'sign-in', username: email, password: own });
}

export async function signInAs(page: Page, person: Person, { path = '/en-us/account/sign-in' } = {}): Promise<void> {
  await page.goto(path);
  await fillSignIn(page, person);
  await expect(page).not.toHaveURL(/sign-in/);
}

/** @param name of one of the seeded customers */
export async function signIn(page: Page, name: string, where: { readonly path?: string } = {}): Promise<void> {
  await signInAs(page, getSeededPerson(name), where);
}

/** Creates an account on the sign-up page, and ends on the first step of the enrollment. */
export async function signUp(page: Page): Promise<Person> {
  const person = createPerson();
  await page.goto('/en-us/account/sign-up');
  const getField = (name: string): Locator => main(page).getByLabel(name, { exact: true });
  await getField('Email').fill(person.email);
  await getField('Password').fill(person.password);
  await getField('First name').fill('Robin');
  await getField('Last name').fill('Vale');
  await main(page).getByRole('button', { name: 'Create an account' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Welcome, Robin');
  return person;
}

/** Ends the session with the header's menu. */
export async function signOut(page: Page): Promise<void> {
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Account' }).click();
  await banner.getByRole('button', { name: 'Sign out' }).click();
  await expect(banner.getByRole('link', { name: 'Sign in' })).toBeVisible();
}
