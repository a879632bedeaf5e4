import axe from 'axe-core';
import { cleanup, render } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import { createBrandStyles } from '#ui/tokens/brand-styles.ts';
import { searchMessages } from '#generated/messages/search/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import type { AutoSuggestResponse } from '#generated/openapi/products.ts';
import { SearchField } from '../catalog/head/search-form.tsx';
import { createRecentSearches } from './recent-searches.ts';
import { SearchCombobox } from './search-combobox.tsx';
import { noSuggestions, createSuggestions } from './search.fixtures.ts';

const messages = bindMessages(searchMessages, 'en-US');
const load = vi.fn<(text: string, limit: number, signal: AbortSignal) => Promise<AutoSuggestResponse>>();
const onSearch = vi.fn();
const onSelect = vi.fn();
const recent = createRecentSearches('en-us', () => true);

function Header(): ReactElement {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const field = form?.elements.namedItem('q');
  return (
    <header
      style={{ display: 'flex', justifyContent: 'end', position: 'relative' }}
      ref={(element) => setForm(element?.querySelector('form') ?? null)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keeps the test's page
      onClickCapture={(event) => event.target instanceof Element && event.target.closest('a') && event.preventDefault()}
    >
      <SearchField action="/en-us/search" label="Search the shop" submitLabel="Search" />
      <button>Cart</button>
      {form && field instanceof HTMLInputElement ? (
        <SearchCombobox
          form={form}
          field={field}
          load={load}
          recent={recent}
          messages={messages}
          locale="en-us"
          languageTag="en-US"
          onSearch={onSearch}
          onSelect={onSelect}
        />
      ) : null}
    </header>
  );
}

beforeEach(async () => {
  document.head.insertAdjacentHTML('beforeend', `<style data-brand>${createBrandStyles(tarnfell)}</style>`);
  load.mockImplementation(async (text) => createSuggestions(text));
  recent.clear();
  await page.viewport(1440, 900);
});
afterEach(() => {
  cleanup();
  recent.clear();
  vi.clearAllMocks();
  document.querySelector('style[data-brand]')?.remove();
});

const getField = () => page.getByRole('combobox', { name: 'Search the shop' });
const getOptions = () => page.getByRole('option');
const getActive = (): string | undefined => {
  const id = document.querySelector('input')?.getAttribute('aria-activedescendant');
  return id ? (document.getElementById(id)?.textContent ?? undefined) : undefined;
};
async function type(text: string): Promise<void> {
  await getField().click();
  await userEvent.keyboard(text);
  await expect.element(getOptions().first()).toBeVisible();
}
async function expectNoViolation(): Promise<void> {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

describe('SearchCombobox', () => {
  it('shows products, categories, terms, a scope and articles and announces their number', async () => {
    render(<Header />);
    await type('jac');
    await expect.element(page.getByRole('group', { name: 'Products' })).toBeVisible();
    await expect.element(getOptions().nth(1)).toHaveTextContent('jacket in Boots');
    await expect.element(page.getByRole('option', { name: /Kestrel Shell Jacket.*Now \$180\.00 Was \$240\.00/ })).toBeVisible();
    await expect.element(page.getByRole('option', { name: /Ridgeline.*From \$220\.00/ })).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent('7 suggestions. Use the arrow keys to choose.');
    await expect.element(getField()).toHaveAttribute('aria-expanded', 'true');
    expect(getOptions().first().element().querySelector('b')?.textContent).toBe('ket');
    await expectNoViolation();
  });

  it('fills the field by arrow keys, wraps around, and Escape restores the typed text, then closes', async () => {
    render(<Header />);
    await type('jac');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(getField()).toHaveValue('jacket');
    expect(getActive()).toContain('jacket');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(getField()).toHaveValue('jac');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(getField()).toHaveValue('Jacket care');
    await userEvent.keyboard('{Escape}');
    await expect.element(getField()).toHaveValue('jac');
    await expect.element(getOptions().first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(getField()).toHaveAttribute('aria-expanded', 'false');
    await expect.element(getField()).toHaveValue('jac');
    expect(getOptions().elements()).toHaveLength(0);
  });

  it('opens the active row on Enter and reports its kind and position', async () => {
    render(<Header />);
    await type('jac');
    const clicked = vi.fn();
    document.addEventListener('click', ({ target }) => clicked(target instanceof Element && target.closest('a')?.getAttribute('href')), {
      once: true,
    });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(clicked).toHaveBeenCalledWith('/en-us/p/kestrel-shell-jacket-TFKES01M');
    expect(onSelect).toHaveBeenCalledWith('product', 4);
    expect(onSearch).not.toHaveBeenCalled();
    expect(recent.list()).toEqual([]);
    await expect.element(getField()).toHaveValue('');
  });

  it('searches for the text on Enter without an active row and stores it', async () => {
    render(<Header />);
    await type('jac');
    await userEvent.keyboard('{Enter}');
    expect(onSearch).toHaveBeenCalledWith('/en-us/search?q=jac');
    expect(recent.list()).toEqual(['jac']);
  });

  it('opens a row by mouse while the field keeps the focus', async () => {
    render(<Header />);
    await type('jac');
    await getOptions().nth(1).click();
    expect(onSelect).toHaveBeenCalledWith('scope', 1);
    expect(recent.list()).toEqual(['jacket']);
  });

  it('aborts the request and closes on Tab', async () => {
    let signal: AbortSignal | undefined;
    load.mockImplementation((_text, _limit, given) => {
      signal = given;
      return new Promise(() => undefined);
    });
    render(<Header />);
    await getField().click();
    await userEvent.keyboard('jac');
    await vi.waitFor(() => expect(signal).toBeDefined());
    await userEvent.keyboard('{Tab}');
    expect(signal?.aborted).toBe(true);
    await expect.element(getField()).toHaveAttribute('aria-expanded', 'false');
  });

  it('waits for the end of a composition', async () => {
    render(<Header />);
    await getField().click();
    const input = document.querySelector('input');
    if (!input) throw new Error('no field');
    input.dispatchEvent(new CompositionEvent('compositionstart'));
    input.value = 'ｊ';
    input.dispatchEvent(new InputEvent('input', { isComposing: true, bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    input.value = 'ジャケット';
    input.dispatchEvent(new CompositionEvent('compositionend'));
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(load.mock.calls[0]?.[0]).toBe('ジャケット');
  });

  it('shows suggestions for text typed before its code loaded', async () => {
    const { rerender } = render(<SearchField action="/en-us/search" label="Search the shop" submitLabel="Search" />);
    const form = document.querySelector('form');
    const input = form?.querySelector('input');
    if (!form || !input) throw new Error('no form');
    await page.getByRole('searchbox').click();
    await userEvent.keyboard('jac');
    rerender(
      <>
        <SearchField action="/en-us/search" label="Search the shop" submitLabel="Search" />
        <SearchCombobox form={form} field={input} load={load} recent={recent} messages={messages} locale="en-us" languageTag="en-US" />
      </>,
    );
    await expect.element(getOptions().first()).toHaveTextContent('jacket');
    await expect.element(getField()).toHaveValue('jac');
  });

  it('shows recent searches on focus, each with a remove button', async () => {
    for (const query of ['boots', 'rain jacket']) recent.add(query);
    render(<Header />);
    await getField().click();
    await expect.element(page.getByRole('option', { name: 'rain jacket' })).toBeVisible();
    await expectNoViolation();
    await page.getByRole('button', { name: 'Remove “rain jacket”' }).click();
    await expect.element(page.getByRole('option', { name: 'boots' })).toBeVisible();
    expect(getOptions().elements()).toHaveLength(1);
    await page.getByRole('button', { name: 'Clear recent searches' }).click();
    expect(recent.list()).toEqual([]);
  });

  it('shows nothing on a large screen without suggestions or if the service fails', async () => {
    load.mockResolvedValueOnce(noSuggestions).mockRejectedValue(new Error('offline'));
    render(<Header />);
    await getField().click();
    await userEvent.keyboard('xyz');
    await expect.element(page.getByRole('status')).toHaveTextContent('No suggestions');
    await expect.element(getField()).toHaveAttribute('aria-expanded', 'false');
    await expect.element(page.getByText(/Try a product/)).not.toBeVisible();
    await userEvent.keyboard('z');
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await expect.element(page.getByText(/Try a product/)).not.toBeVisible();
    await expectNoViolation();
  });

  it('is a sheet on a phone, with at most 8 rows and a close button', async () => {
    await page.viewport(390, 844);
    render(<Header />);
    await getField().click();
    await expect.element(page.getByText(/Try a product/)).toBeVisible();
    await userEvent.keyboard('jac');
    await expect.element(getOptions().first()).toBeVisible();
    expect(load.mock.calls[0]?.[1]).toBe(8);
    expect(document.querySelector('form')?.getBoundingClientRect()).toMatchObject({ top: 0, left: 0, width: 390, height: 844 });
    await expectNoViolation();
    await page.getByRole('button', { name: 'Close search' }).click();
    await expect.element(getField()).toHaveAttribute('aria-expanded', 'false');
    expect(document.querySelector('form')?.hasAttribute('data-open')).toBe(false);
  });
});
