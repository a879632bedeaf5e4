import axe from 'axe-core';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { productMessages } from '#generated/messages/product/en.ts';
import { productSetMessages } from '#generated/messages/product-set/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import { createBrandStyles } from '#ui/tokens/brand-styles.ts';
import { sampleCart } from '../cart/cart.fixtures.ts';
import { createRejection } from '../cart/testing/cart-service.ts';
import { CommerceStage } from '../cart/testing/commerce-stage.tsx';
import { createFakeShop, type FakeShop } from '../cart/testing/fake-shop.ts';
import { parts, setTexts, soldOutPart } from './product-set.fixtures.ts';
import { getInitialChoice, type SetPart } from './set-choice.ts';
import { SetScreen } from './set-screen.tsx';

beforeEach(async () => {
  document.head.insertAdjacentHTML('beforeend', `<style data-brand>${createBrandStyles(tarnfell)}</style>`);
  await page.viewport(1280, 900);
});
afterEach(() => {
  cleanup();
  document.querySelector('style[data-brand]')?.remove();
});

const getButton = (name: RegExp) => page.getByRole('button', { name });
const getPart = (name: string) => page.getByRole('region', { name, exact: true });
const summary = page.getByRole('alert').first();
const choose = async (): Promise<void> => {
  await getPart('Ridgeline Shell').getByRole('radio', { name: 'S', exact: true }).click();
  await getPart('Drove Pants').getByRole('radio', { name: 'Long', exact: true }).click();
  await getPart('Drove Pants').getByRole('radio', { name: 'S', exact: true }).click();
};

describe('SetForm', () => {
  it('names the missing choice, focuses it and adds nothing', async () => {
    const { added } = show();
    await getButton(/^Add 4 items/).click();
    await expect.element(summary.getByText(/Ridgeline Shell: Choose a size/).first()).toBeVisible();
    await vi.waitUntil(() => document.activeElement?.contains(summary.element()));
    await page.getByRole('link', { name: 'Ridgeline Shell: Choose a size' }).click();
    await vi.waitUntil(() => getPart('Ridgeline Shell').element().contains(document.activeElement));
    expect(added).toEqual([]);
  });

  it('adds the other parts if one is rejected, names that one and resends only it', async () => {
    const { added, reject } = show();
    await choose();
    reject(1);
    await getButton(/^Add 4 items/).click();
    await expect.element(summary.getByText(/1 item was not added/).first()).toBeVisible();
    await expect.element(summary.getByText(/Drove Pants:/).first()).toBeVisible();
    await expect.element(page.getByText(/^3 items are in your cart/)).toBeVisible();
    expect(added.map(({ qty }) => qty)).toEqual([1, 2]);
    await getButton(/^Add 1 item to cart/).click();
    await expect.element(page.getByText(/^4 items are in your cart/)).toBeVisible();
    expect(added.map(({ sku, qty }) => `${qty} ${sku.split(':').slice(2, 5).join(' ')}`)).toEqual(['1 K3B S ', '2   ', '1 K3B S L']);
  });

  it('totals the included parts and ignores a second click while adding', async () => {
    const { added } = show();
    await choose();
    await getPart('Drove Pants').getByRole('checkbox').click();
    await expect.element(page.getByText(/^Total for 3 items/)).toBeVisible();
    const element = getButton(/^Add 3 items/).element() as HTMLButtonElement;
    element.click();
    element.click();
    await expect.element(page.getByText(/^3 items are in your cart/)).toBeVisible();
    expect(added).toHaveLength(2);
  });

  it('excludes a sold-out part and requires at least one', async () => {
    show([soldOutPart, parts[2] as SetPart]);
    await expect.element(getPart('Heath Fleece').getByText('Sold out')).toBeVisible();
    await getPart('Drumlin 24 L Day Pack').getByRole('checkbox').click();
    await getButton(/^Add 0 items/).click();
    await expect.element(summary.getByText(/Choose at least one item/).first()).toBeVisible();
  });

  it('has no accessibility violations, with and without errors', async () => {
    show([...parts, soldOutPart]);
    const readFindings = async () =>
      (await axe.run(document.body, { rules: { region: { enabled: false } } })).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
    expect(await readFindings()).toEqual([]);
    await getButton(/^Add 4 items/).click();
    await expect.element(summary).toBeVisible();
    expect(await readFindings()).toEqual([]);
  });
});

function show(shown: readonly SetPart[] = parts) {
  const base = createFakeShop(sampleCart);
  const added: { readonly sku: string; readonly qty: number }[] = [];
  /** Positions of the additions that are rejected. */
  const rejected = new Set<number>();
  let place = -1;
  const shop: FakeShop = {
    ...base,
    async fetch(input, init) {
      const request = new Request(input, init);
      if (request.method !== 'POST') return base.fetch(request);
      place += 1;
      if (rejected.has(place)) return createRejection(409, 'INV700');
      added.push((({ sku, qty }) => ({ sku, qty }))((await request.json()) as { sku: string; qty: number }));
      return Response.json({ ...sampleCart, version: sampleCart.version + added.length });
    },
  };
  render(
    <CommerceStage cart={sampleCart} shop={shop}>
      {({ formatters }) => (
        <SetScreen
          {...setTexts}
          parts={shown}
          initial={shown.map(getInitialChoice)}
          added={[]}
          problems={new Map()}
          messages={bindMessages(productSetMessages, 'en-US')}
          productMessages={bindMessages(productMessages, 'en-US')}
          formatters={formatters}
          action="#"
          crumbs={null}
        />
      )}
    </CommerceStage>,
  );
  return { added, reject: (index: number) => void rejected.add(index) };
}
