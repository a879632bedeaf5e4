import { useQueryClient } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Cart } from '#generated/openapi/cart.ts';
import { openCart } from '../../cart/cart.fixtures.ts';
import { CommerceStage } from '../../cart/testing/commerce-stage.tsx';
import { cartKey } from '../../query/cart-key.ts';
import { moveDrafts } from './draft-keys.ts';
import { createDraftStore } from './draft-store.ts';

const getDraft = (cartId: string) => createDraftStore(() => sessionStorage, 'shipping', cartId);
const getDrafts = (): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith('cairn.draft'));

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

function Becomes({ cart }: { readonly cart: Cart | null }): ReactElement {
  const client = useQueryClient();
  return <button onClick={() => client.setQueryData(cartKey, cart)}>Go on</button>;
}

async function begin(becomes: Cart | null): Promise<void> {
  getDraft(openCart.id).write({ city: 'Boulder' });
  sessionStorage.setItem('another', 'kept');
  render(<CommerceStage cart={openCart}>{() => <Becomes cart={becomes} />}</CommerceStage>);
  await expect.element(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  expect(getDrafts()).toHaveLength(1);
  await page.getByRole('button', { name: 'Go on' }).click();
}

it('the checkout deletes drafts when the cart was ordered or the session is over', async () => {
  await begin(null);
  await expect.poll(getDrafts).toEqual([]);
  expect(sessionStorage.getItem('another')).toBe('kept');
});

it('the checkout deletes drafts when the shopper has another cart', async () => {
  await begin({ ...openCart, id: 'of-somebody-else' });
  await expect.poll(getDrafts).toEqual([]);
});

it('the checkout keeps drafts while the cart changes', async () => {
  await begin({ ...openCart, version: openCart.version + 1 });
  expect(getDraft(openCart.id).read()).toEqual({ city: 'Boulder' });
});

it('the checkout deletes drafts that a tab has of an old cart', async () => {
  getDraft('long-gone').write({ city: 'Leeds' });
  render(<CommerceStage cart={null}>{() => <p>Empty</p>}</CommerceStage>);
  await expect.element(page.getByText('Empty')).toBeVisible();
  await expect.poll(getDrafts).toEqual([]);
});

it('moves drafts of a lost cart to the cart that replaces it', () => {
  getDraft('lost').write({ city: 'Boulder' });
  moveDrafts('lost', 'new', () => sessionStorage);
  expect([getDraft('lost').read(), getDraft('new').read()]).toEqual([undefined, { city: 'Boulder' }]);
});
