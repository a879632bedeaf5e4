import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { SavedItem } from '#generated/openapi/wishlists.ts';
import { openCart } from '../cart/cart.fixtures.ts';
import { createFakeShop } from '../cart/testing/fake-shop.ts';
import { savedPack, savedShell, soldOutSaved } from './saved-items.fixtures.ts';
import { withFakeSavedItems } from './testing/fake-saved-items.ts';
import { SavedItemsStage } from './testing/saved-items-stage.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(cleanup);

const section = page.getByRole('region', { name: 'Saved for later' });
const getSavedNames = (): string[] =>
  [...document.querySelectorAll('section[aria-labelledby="saved-items"] h3')].map((heading) => heading.textContent);
const getCartNames = (): string[] => [...document.querySelectorAll('li[data-item] h2')].map((heading) => heading.textContent);
const toast = (text: string) => page.getByText(text);
const moveShell = section.getByRole('button', { name: 'Move to cart: Summit Down Parka' });

describe('SaveForLaterAction', () => {
  it('moves the line at once, announces it and focuses the next line', async () => {
    const { items } = show([savedPack]);
    await expect.poll(getSavedNames).toHaveLength(1);
    const [first, second] = getCartNames();
    await page.getByRole('button', { name: `Save for later: ${first}` }).click();
    await expect.poll(getCartNames).toEqual([second]);
    expect(getSavedNames()).toEqual([first, savedPack.name]);
    await expect.element(page.getByRole('link', { name: second })).toHaveFocus();
    await expect.element(toast(`${first} is saved for later.`)).toBeVisible();
    expect(items().map(({ name }) => name)).toEqual([first, savedPack.name]);
  });

  it('restores the line with an error if the list is full', async () => {
    const { shop } = show([savedPack]);
    await expect.poll(getSavedNames).toHaveLength(1);
    shop.rejectNext('POST', 409, 'SFL413');
    const before = getCartNames();
    await page.getByRole('button', { name: `Save for later: ${before[0]}` }).click();
    await expect.element(page.getByText('Your list is full.', { exact: false })).toBeVisible();
    expect([getCartNames(), getSavedNames()]).toEqual([before, [savedPack.name]]);
  });
});

describe('SavedItemsSection', () => {
  it('shows nothing without saved items', async () => {
    const { shop } = show([]);
    await expect.poll(() => shop.requests.some((call) => call.startsWith('GET /api/wishlists'))).toBe(true);
    await expect.element(section).not.toBeInTheDocument();
  });

  it('offers a retry if the list could not be loaded', async () => {
    show([savedShell], (shop) => shop.rejectNext('GET /api/wishlists', 400, 'API400'));
    await section.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(getSavedNames).toEqual([savedShell.name]);
  });

  it('moves an item to the cart and focuses the next item', async () => {
    const { items } = show([savedShell, savedPack]);
    await moveShell.click();
    await expect.element(section.getByRole('link', { name: savedPack.name })).toHaveFocus();
    await expect.element(toast('Summit Down Parka is in your cart.')).toBeVisible();
    expect([items().length, getSavedNames()]).toEqual([1, [savedPack.name]]);
  });

  it('shows how many units are left and moves those', async () => {
    const { shop, items } = show([savedShell]);
    await expect.poll(getSavedNames).toHaveLength(1);
    shop.rejectNext('PUT', 409, 'INV700', { additionalInfo: { availableQty: 2 } });
    await moveShell.click();
    await expect.element(section.getByText('Only 2 are available, so we left this item here.')).toBeVisible();
    await section.getByRole('button', { name: 'Move 2 to cart: Summit Down Parka' }).click();
    await expect.poll(() => items()[0]?.qty).toBe(1);
  });

  it('shows that an item is sold out and does not offer to move it', async () => {
    show([soldOutSaved]);
    await expect.element(section.getByText('Sold out')).toBeVisible();
    await expect.element(section.getByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  });

  it('removes an item unless the shopper undoes it', async () => {
    const { shop, items } = show([savedShell, savedPack]);
    const getRemovals = (): string[] => shop.requests.filter((call) => call.startsWith('DELETE'));
    await section.getByRole('button', { name: 'Remove: Summit Down Parka' }).click();
    await expect.poll(getSavedNames).toEqual([savedPack.name]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(section.getByRole('link', { name: savedShell.name })).toHaveFocus();
    expect(getRemovals()).toEqual([]);
    await section.getByRole('button', { name: 'Remove: Summit Down Parka' }).click();
    await page.getByRole('button', { name: 'Close' }).last().click();
    await expect.poll(() => items().map(({ name }) => name)).toEqual([savedPack.name]);
  });

  it('sends a removal when the page is left', async () => {
    const { items } = show([savedShell]);
    await section.getByRole('button', { name: 'Remove: Summit Down Parka' }).click();
    await expect.poll(getSavedNames).toEqual([]);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    visibility.mockRestore();
    await expect.poll(() => items()).toEqual([]);
  });

  it('shows the next page', async () => {
    show([savedShell, savedPack, soldOutSaved], undefined, 2);
    await expect.poll(getSavedNames).toHaveLength(2);
    await section.getByRole('link', { name: 'Show more saved items' }).click();
    await expect.poll(getSavedNames).toHaveLength(3);
    await expect.element(section.getByRole('link', { name: 'Show more saved items' })).not.toBeInTheDocument();
  });
});

function show(
  items: readonly SavedItem[],
  prepare: (shop: ReturnType<typeof createFakeShop>) => void = () => undefined,
  pageSize?: number,
) {
  const shop = createFakeShop(openCart);
  prepare(shop);
  const fake = withFakeSavedItems(shop, items);
  render(<SavedItemsStage cart={openCart} fake={fake} pageSize={pageSize} />);
  return { ...fake, shop };
}
