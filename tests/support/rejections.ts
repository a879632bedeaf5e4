import type { Locator, Page, Route } from '@playwright/test';

/** Spruce, M: with a large stock. */
export const jacket = {
  sku: 'TARNFELL:TFKES01M:G4S:M::1:',
  name: 'Kestrel Shell Jacket',
  path: '/en-us/p/kestrel-shell-jacket-TFKES01MG4S',
};

/** Matches requests that change a cart's item. */
export const ITEM = /\/api\/cart\/v1\/cart\/[^/]+\/item/;

export const main = (page: Page): Locator => page.getByRole('main');
export const getNotices = (page: Page): Locator => main(page).locator('[data-part="steps"] > [data-kind]');
export const getToasts = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
export const getCartLink = (page: Page, units: number): Locator =>
  page.getByRole('banner').getByRole('link', { name: `Cart, ${units} ${units === 1 ? 'item' : 'items'}` });
export const getQuantityField = (page: Page): Locator => main(page).getByRole('textbox', { name: `Quantity of ${jacket.name}` });
export const getMoreButton = (page: Page): Locator => main(page).getByRole('button', { name: `One more ${jacket.name}` });

/** Fulfills a request with an error in the contract's form. */
export const rejectRequest = (route: Route, status: number, errorId: string, additionalInfo: object = {}): Promise<void> =>
  route.fulfill({
    status,
    json: { appId: 'test', correlationId: 'test', errorDetails: [{ errorId, message: errorId, additionalInfo }] },
  });

/** Holds a request until the test releases it. */
export function createGate(): { readonly opened: Promise<void>; readonly open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}
