import { useState, type ReactElement } from 'react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Sheet, type SheetProps } from './sheet.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(cleanup);

describe('Sheet', () => {
  it('takes the focus and keeps it while Tab cycles', async () => {
    const { opener, sheet } = await open();
    expect(sheet.element().contains(document.activeElement)).toBe(true);
    const visited = new Set<Element | null>();
    for (let step = 0; step < 6; step += 1) {
      await userEvent.keyboard('{Tab}');
      visited.add(document.activeElement);
      expect(document.activeElement).not.toBe(opener);
    }
    expect(visited).toContain(sheet.getByRole('link', { name: 'Jackets' }).element());
    expect(visited).toContain(sheet.getByRole('button', { name: 'Close menu' }).element());
  });

  it('closes on Escape and returns the focus', async () => {
    const { opener, sheet, onOpenChange } = await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  });

  it('moves the focus to the main part of the page if its previous element is gone', async () => {
    const stage = (isOpen: boolean, hasOpener = false): ReactElement => (
      <main tabIndex={-1}>
        {hasOpener ? <button>Open</button> : null}
        <Sheet isOpen={isOpen} onOpenChange={() => undefined} title="Menu" closeLabel="Close menu">
          Text
        </Sheet>
      </main>
    );
    const { rerender } = render(stage(false, true));
    page.getByRole('button', { name: 'Open' }).element().focus();
    rerender(stage(true, true));
    rerender(stage(true));
    rerender(stage(false));
    await expect.element(page.getByRole('main')).toHaveFocus();
  });

  it('closes by its button and returns the focus', async () => {
    const { opener, sheet } = await open();
    await sheet.getByRole('button', { name: 'Close menu' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('closes on a press on the backdrop, but not on its content', async () => {
    const { sheet } = await open();
    await sheet.getByText('Text of the sheet').click();
    await expect.element(sheet).toBeVisible();
    await userEvent.click(document.documentElement, { position: { x: 20, y: 20 }, force: true });
    await expect.element(sheet).not.toBeInTheDocument();
  });

  it('stays open on Escape and on a press on the backdrop if it is not dismissible', async () => {
    const onOpenChange = vi.fn();
    render(
      <Sheet isOpen onOpenChange={onOpenChange} title="Terms" closeLabel="Close" dismissible={false}>
        <button type="button">Accept</button>
      </Sheet>,
    );
    const sheet = page.getByRole('dialog', { name: 'Terms' });
    for (let press = 0; press < 3; press += 1) await userEvent.keyboard('{Escape}');
    await userEvent.click(document.documentElement, { position: { x: 20, y: 20 }, force: true });
    await expect.element(sheet).toBeVisible();
    await expect.element(sheet.getByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it.each([
    ['ltr', undefined, 'right'],
    ['ltr', 'start', 'left'],
    ['rtl', undefined, 'left'],
    ['rtl', 'start', 'right'],
  ] as const)('stands, in %s and placed at %s, at the %s', async (dir, placement, side) => {
    render(
      <div dir={dir}>
        <Sheet isOpen onOpenChange={() => undefined} title="Menu" closeLabel="Close menu" {...(placement && { placement })}>
          Text
        </Sheet>
      </div>,
    );
    const element = page.getByRole('dialog').element();
    const getGap = (): number =>
      side === 'left' ? element.getBoundingClientRect().left : innerWidth - element.getBoundingClientRect().right;
    await expect.poll(getGap).toBe(0);
  });

  it('adds no landmark to those of its page', () => {
    render(
      <Sheet isOpen onOpenChange={() => undefined} title="Menu" closeLabel="Close menu" footer="Foot">
        Text
      </Sheet>,
    );
    expect([...page.getByRole('banner').elements(), ...page.getByRole('contentinfo').elements()]).toEqual([]);
  });

  it('stays open while its owner keeps it open', async () => {
    render(
      <Sheet isOpen onOpenChange={() => undefined} title="Menu" closeLabel="Close menu">
        Text
      </Sheet>,
    );
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  it('stays open if it is opened again before the close event', async () => {
    const onOpenChange = vi.fn<SheetProps['onOpenChange']>();
    const renderSheet = (isOpen: boolean): ReactElement => (
      <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title="Menu" closeLabel="Close menu">
        Text
      </Sheet>
    );
    const { rerender } = render(renderSheet(true));
    const dialog = page.getByRole('dialog', { name: 'Menu' }).element();
    const isNotified = new Promise((resolve) => {
      dialog.addEventListener('close', resolve);
    });
    rerender(renderSheet(false));
    rerender(renderSheet(true));
    await isNotified;
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('opens again after it was closed', async () => {
    const { opener, sheet } = await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    await userEvent.click(opener);
    await expect.element(sheet).toBeVisible();
  });
});

async function open() {
  const onOpenChange = vi.fn<SheetProps['onOpenChange']>();
  render(<Opened onOpenChange={onOpenChange} />);
  const opener = page.getByRole('button', { name: 'Open' }).element();
  await userEvent.click(opener);
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect.element(sheet).toBeVisible();
  return { opener, sheet, onOpenChange };
}

function Opened({ onOpenChange }: Pick<SheetProps, 'onOpenChange'>): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const change = (next: boolean): void => {
    onOpenChange(next);
    setOpen(next);
  };
  return (
    <>
      <button onClick={() => change(true)}>Open</button>
      <Sheet isOpen={isOpen} onOpenChange={change} title="Menu" closeLabel="Close menu">
        <p>Text of the sheet</p>
        <a href="#jackets">Jackets</a>
      </Sheet>
    </>
  );
}
