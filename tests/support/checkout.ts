import { expect, type FrameLocator, type Page } from '@playwright/test';
import type { DeliveryChoice } from '#generated/openapi/cart.ts';
import { origins, type Brand } from './shop.ts';

/** Cards of the partners' sandbox (docs/guide/example-shop.md). */
export const cards = {
  accepted: '9000111122223338',
  declined: '9000000000000027',
  unauthenticated: '9000000000000100',
  challenge: '9000000000000050',
  declinedChallenge: '9000000000000159',
  expired: '9000000000000035',
  fraud: '9000000000000043',
  slow: '9000000000000068',
  silent: '9000000000000076',
  lossy: '9000000000000084',
} as const;

export interface Wish {
  readonly sku: string;
  readonly qty?: number;
  /** Overrides the default delivery. */
  readonly delivery?: DeliveryChoice;
}

interface Where {
  readonly brand?: Brand;
  /** Origin of a shop other than the one that all journeys share. */
  readonly origin?: string;
  readonly locale?: string;
}

const addresses: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'en-us': { addressLine1: '12 Birch Street', city: 'Denver', stateCityProvDept: 'CO', postalCode: '80202', country: 'US' },
  'en-ca': { addressLine1: '12 Maple Street', city: 'Toronto', stateCityProvDept: 'ON', postalCode: 'M5V 2T6', country: 'CA' },
  'fr-ca': { addressLine1: '5 rue des Pins', city: 'Montréal', stateCityProvDept: 'QC', postalCode: 'H2X 1Y4', country: 'CA' },
  'en-gb': { addressLine1: '12 Mill Lane', city: 'Leeds', postalCode: 'LS1 4DY', country: 'GB' },
  'de-de': { addressLine1: 'Lindenweg 5', city: 'Berlin', postalCode: '10969', country: 'DE' },
};

const phones: Readonly<Record<string, string>> = { 'en-gb': '+441132345678', 'de-de': '+493012345678' };

export interface ShopResponse {
  readonly status: number;
  readonly body: unknown;
  /** Error codes of a response. */
  readonly errorIds: readonly (string | undefined)[];
}

/** Sends a request like the shop's own pages and returns any response; the page must be in the shop. */
export async function sendCall(page: Page, method: string, path: string, body?: object, locale = 'en-us'): Promise<ShopResponse> {
  const [status, responses] = await page.evaluate(
    async ([verb, address, sent, language]) => {
      const response = await fetch(address, {
        method: verb,
        headers: { 'x-cairn-request': '1', 'content-type': 'application/json', locale: language },
        ...(sent === undefined ? {} : { body: sent }),
      });
      return [response.status, await response.json()] as const;
    },
    [method, `/api${path}?locale=${getWire(locale)}`, body === undefined ? undefined : JSON.stringify(body), getWire(locale)] as const,
  );
  const { errorDetails = [] } = responses as { readonly errorDetails?: readonly { readonly errorId?: string }[] };
  return { status, body: responses as unknown, errorIds: errorDetails.map(({ errorId }) => errorId) };
}

/**
 * Sends a request that must succeed.
 * @returns its body
 */
async function callShop(page: Page, method: string, path: string, body: object, locale: string): Promise<unknown> {
  const response = await sendCall(page, method, path, body, locale);
  expect(response.status, `${method} ${path}: ${response.errorIds.join()}`).toBeLessThan(300);
  return response.body;
}

/** Creates a cart with the wishes for the visitor, without loading a page of the shop. */
export async function fillCart(
  page: Page,
  wishes: readonly Wish[],
  { brand = 'tarnfell', locale = 'en-us', origin = origins[brand] }: Where = {},
): Promise<void> {
  await page.goto(`${origin}/robots.txt`);
  let basketId: string | undefined;
  for (const { sku, qty = 1, delivery } of wishes) {
    const path = basketId === undefined ? '/cart/v1/cartWithItem' : '/cart/v1/item';
    const cart = await callShop(page, 'POST', path, { basketId, sku, qty, delivery }, locale);
    basketId = (cart as { readonly id: string }).id;
  }
}

/** Creates a cart with an address, and opens the payment step. */
export async function startPayment(page: Page, wishes: readonly Wish[], where: Where = {}): Promise<void> {
  const { brand = 'tarnfell', locale = 'en-us', origin = origins[brand] } = where;
  await fillCart(page, wishes, where);
  const address = {
    recipientFirstName: 'Robin',
    recipientLastName: 'Vale',
    recipientContactEmail: 'robin@shopper.example',
    recipientContactPhone: phones[locale] ?? '+13035550134',
    ...addresses[locale],
  };
  await callShop(page, 'POST', '/cart/v2/cart/current/shippingAddress', { address, useAsBilling: true }, locale);
  await page.goto(`${origin}/${locale}/checkout?step=billing`);
}

/** The partner's fields. */
export function getCardFrame(page: Page): FrameLocator {
  return page.getByRole('main').frameLocator('iframe');
}

/** Types a card into the partner's fields, in English. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const frame = getCardFrame(page);
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiry date').fill('12/39');
  await frame.getByLabel('Security code').fill('123');
  await frame.getByLabel('Name on card').fill('Robin Vale');
}

/** Goes from the payment step to the review. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await typeCard(page, number);
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(getPlaceButton(page)).toBeVisible();
}

export function getPlaceButton(page: Page) {
  return page.getByRole('button', { name: /^Place order/ });
}

function getWire(locale: string): string {
  const [language = '', country = ''] = locale.split('-');
  return `${language}_${country.toUpperCase()}`;
}
