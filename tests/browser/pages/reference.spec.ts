import type { Page } from '@playwright/test';
import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { expect, test } from '../../support/test.ts';

/** Faults of Scalar 1.72, among them copy buttons without a name (docs/explanation/contracts.md). */
const ofScalar = /^(?:button-name|label-content-name-mismatch|heading-order) at /;

const section = (page: Page, operationId: string) => page.locator(`section[id$="/${operationId}"]`);

test('a developer opens an operation by its name, reads its errors and sends a request', async ({ page, complaints, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url());
  });
  await page.goto('/reference#createCart');
  await expect(page).toHaveURL(/#shop\/tag\/cart-and-checkout\/createCart$/);
  const createCart = section(page, 'createCart');
  await expect(createCart.getByRole('heading', { name: 'createCart' })).toBeInViewport();
  await createCart.getByText('Errors of most operations').click();
  await expect(createCart.getByRole('row', { name: /403 AUT498 .*use an access token after its account was erased/i })).toBeVisible();
  expect((await findAxeViolations(page, 'section[id$="/createCart"]')).filter((finding) => !ofScalar.test(finding))).toEqual([]);

  await createCart.getByRole('button', { name: 'Test Request' }).click();
  const dialog = page.getByRole('dialog');
  const sent = page.waitForResponse((response) => response.url().startsWith(`${baseURL}/api/cart/v1/cart`));
  await dialog.getByRole('button', { name: /^Send post request/ }).click();
  expect((await sent).status()).toBe(201);
  await expect(dialog.getByText('201 Created')).toBeVisible();
  expect([complaints, elsewhere]).toEqual([[], []]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the reference lists all operations, with links into the contract', async ({ page }) => {
    await page.goto('/reference#addItem');
    const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'addItem', exact: true }) });
    await expect(item).toBeInViewport();
    await expect(item.getByRole('link', { name: 'POST /api/cart/v1/item' })).toHaveAttribute(
      'href',
      'openapi.json#/paths/~1cart~1v1~1item/post',
    );
  });
});
