import { cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HostProvider } from '#engine/host-context.tsx';
import type { MegaMenu } from '#generated/content/types.ts';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import { createBrandStyles } from '#ui/tokens/brand-styles.ts';
import { megaMenuMessages } from '#generated/messages/blocks/mega-menu/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { createInertAddress } from '#blocks/host/address.ts';
import { createRecordingHost } from '#blocks/host/recording-host.ts';
import { typical } from './mega-menu.fixtures.ts';
import MegaMenuBlock from './mega-menu.tsx';

const messages = bindMessages(megaMenuMessages, 'en-US');
const env = { locale: 'en-us', brand: 'tarnfell', siteId: 'TARNFELL-US', mode: 'publish' } as const;
const track = vi.fn();
const navigate = vi.fn();
const address = createInertAddress();
const host = createRecordingHost(() => undefined, { track, navigate, services: { address } });
const banner = <a href="/en-us/shells">Shop shells</a>;

const standard = { triggerOnClick: false, showLevel3ShopAll: false };
const renderMenu = (content: MegaMenu, own: Partial<typeof standard> = {}) => (
  <HostProvider host={host}>
    <MegaMenuBlock
      id={content.id}
      domId={content.id}
      settings={{ menu: { ...standard, ...own } }}
      content={content}
      slots={{ 'items.1.menuBanner': [banner] }}
      messages={messages}
      env={env}
    />
  </HostProvider>
);
const link = (name: string) => page.getByRole('link', { name, exact: true });
const getFocusedText = () => document.activeElement?.textContent;

beforeEach(async () => {
  document.head.insertAdjacentHTML('beforeend', `<style data-brand>${createBrandStyles(tarnfell)}</style>`);
  await page.viewport(1440, 900);
});
afterEach(() => {
  cleanup();
  document.querySelector('style[data-brand]')?.remove();
  track.mockReset();
  navigate.mockReset();
});

describe('mega-menu on a large screen', () => {
  it('hydrates without a warning', async () => {
    const error = vi.spyOn(console, 'error');
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(renderMenu(typical));
    const onRecoverableError = vi.fn();
    const root = hydrateRoot(box, renderMenu(typical), { onRecoverableError });
    await expect.element(page.getByRole('navigation', { name: 'Main' })).toHaveAttribute('data-ready');
    expect(error).not.toHaveBeenCalled();
    expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
    box.remove();
    error.mockRestore();
  });

  it('opens a panel on keyboard focus, and closes it on Escape without losing the focus', async () => {
    render(renderMenu(typical));
    await userEvent.keyboard('{Tab}{Tab}');
    expect(getFocusedText()).toBe('Women');
    await expect.element(link('Women')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Tab}{Tab}');
    expect(getFocusedText()).toBe('Jackets');
    await userEvent.keyboard('{Escape}');
    expect(getFocusedText()).toBe('Women');
    await expect.element(link('Women')).toHaveAttribute('aria-expanded', 'false');
    for (const expanded of ['true', 'false']) {
      await userEvent.keyboard(' ');
      await expect.element(link('Women')).toHaveAttribute('aria-expanded', expanded);
    }
    await userEvent.keyboard('{Tab}');
    expect(getFocusedText()).toBe('Men');
  });

  it('moves between entries and into a panel with arrow keys', async () => {
    render(renderMenu(typical));
    await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}');
    expect(getFocusedText()).toBe('Men');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(getFocusedText()).toBe('Jackets');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(getFocusedText()).toBe('Men');
    await userEvent.keyboard('{End}');
    expect(getFocusedText()).toBe('Sale');
  });

  it('moves in the arrow key’s direction in right-to-left text', async () => {
    render(<div dir="rtl">{renderMenu(typical)}</div>);
    await userEvent.keyboard('{Tab}{ArrowLeft}{ArrowLeft}');
    expect(getFocusedText()).toBe('Men');
    await userEvent.keyboard('{ArrowRight}');
    expect(getFocusedText()).toBe('Women');
  });

  it('closes when the focus moves on, and when the route changes', async () => {
    render(renderMenu(typical));
    await userEvent.keyboard('{Tab}{Tab}');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(link('Women')).toHaveAttribute('aria-expanded', 'false');
    await expect.element(link('Men')).toHaveAttribute('aria-expanded', 'true');
    address.go('?elsewhere');
    await expect.element(link('Men')).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens on hover after a delay and closes when the pointer leaves', async () => {
    render(renderMenu(typical));
    await link('Women').hover();
    await expect.element(link('Women')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByRole('link', { name: 'Shop all Women' })).toBeVisible();
    await userEvent.hover(document.documentElement, { position: { x: 700, y: 890 } });
    await expect.element(link('Women')).toHaveAttribute('aria-expanded', 'false');
  });

  it('tracks the path of a click and passes it to the host', async () => {
    render(renderMenu(typical));
    await link('Men').hover();
    await expect.element(link('Men')).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('link', { name: 'Trail shoes' }).click();
    expect(track).toHaveBeenCalledWith({ name: 'top-nav-click', blockId: typical.id, data: { path: 'Men > Footwear > Trail shoes' } });
    expect(navigate).toHaveBeenCalledWith('/en-us/men/footwear/trail-shoes');
    await expect.element(link('Men')).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens only on click when the setting requires it', async () => {
    render(renderMenu(typical, { triggerOnClick: true }));
    const women = page.getByRole('button', { name: 'Women' });
    await userEvent.keyboard('{Tab}{Tab}');
    expect(getFocusedText()).toBe('Women');
    await expect.element(women).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect.element(women).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect.element(women).toHaveAttribute('aria-expanded', 'false');
    await women.click();
    await expect.element(women).toHaveAttribute('aria-expanded', 'true');
    expect(navigate).not.toHaveBeenCalled();
  });

  it('passes axe, closed and open', async () => {
    const { container } = render(renderMenu(typical));
    expect((await axe.run(container)).violations).toEqual([]);
    await userEvent.keyboard('{Tab}{Tab}');
    expect((await axe.run(container)).violations).toEqual([]);
  });
});

describe('mega-menu on a small screen', () => {
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Menu' });

  async function openDrawer(content: MegaMenu, own: Partial<typeof standard> = {}): Promise<void> {
    await page.viewport(390, 844);
    render(renderMenu(content, own));
    await expect.element(opener).toHaveAttribute('aria-haspopup', 'dialog');
    (opener.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toBeVisible();
  }

  it('opens a dialog that traps the focus, closes on Escape and returns the focus', async () => {
    await openDrawer(typical);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Close menu');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(document.activeElement).toBe(opener.element());
  });

  it('expands levels 1 and 2 by keyboard and tracks both paths', async () => {
    await openDrawer(typical);
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    expect(track).toHaveBeenLastCalledWith({ name: 'mobile-menu-expand', blockId: typical.id, data: { path: 'Women' } });
    await expect.element(dialog.getByRole('link', { name: 'Shop all Women' })).toBeVisible();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    expect(track).toHaveBeenLastCalledWith({ name: 'mobile-menu-expand', blockId: typical.id, data: { path: 'Women > Jackets' } });
    await expect.element(dialog.getByRole('link', { name: 'Shell' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(track).toHaveBeenLastCalledWith({ name: 'mobile-menu-close', blockId: typical.id, data: { path: 'Women > Jackets' } });
    await expect.element(dialog.getByRole('link', { name: 'Shell' })).not.toBeInTheDocument();
  });

  it.each([
    [false, 0],
    [true, 1],
  ])('shows level-3 shop-all links only where the setting says so: %s', async (showLevel3ShopAll, count) => {
    await openDrawer(typical, { showLevel3ShopAll });
    await dialog.getByRole('button', { name: 'Women' }).click();
    await dialog.getByRole('button', { name: 'Jackets' }).click();
    expect(dialog.getByRole('link', { name: 'All jackets' }).elements()).toHaveLength(count);
  });

  it('closes when a link is followed', async () => {
    await openDrawer(typical);
    await dialog.getByRole('button', { name: 'Men', exact: true }).click();
    await dialog.getByRole('button', { name: 'Layers' }).click();
    await dialog.getByRole('link', { name: 'Merino' }).click();
    expect(track).toHaveBeenCalledWith({ name: 'top-nav-click', blockId: typical.id, data: { path: 'Men > Layers > Merino' } });
    await expect.element(dialog).not.toBeInTheDocument();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('closes when the route changes without a click on its links', async () => {
    await openDrawer(typical);
    address.go('?elsewhere');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('shows visual selectors and banners below the links, and tracks the path of a click on them', async () => {
    await openDrawer(typical);
    await dialog.getByRole('button', { name: 'Packs' }).click();
    await expect.element(dialog.getByText('By model')).toBeVisible();
    await dialog.getByRole('link', { name: 'Gill' }).click();
    expect(track).toHaveBeenLastCalledWith({ name: 'top-nav-click', blockId: typical.id, data: { path: 'Packs > Gill' } });
    await opener.click();
    await dialog.getByRole('button', { name: 'Women' }).click();
    await dialog.getByRole('link', { name: 'Shop shells' }).click();
    expect(track).toHaveBeenLastCalledWith({ name: 'top-nav-click', blockId: typical.id, data: { path: 'Women > Shop shells' } });
  });

  it('opens an entry that only has a banner', async () => {
    await openDrawer({ ...typical, items: typical.items.map(({ columns: _none, ...entry }) => entry) });
    await dialog.getByRole('button', { name: 'Women' }).click();
    await expect.element(dialog.getByRole('link', { name: 'Shop shells' })).toBeVisible();
  });

  it('hides the shop-all link when the editor hides it', async () => {
    await openDrawer(typical);
    await dialog.getByRole('button', { name: 'Sale' }).click();
    expect(dialog.getByRole('link', { name: 'Shop all Sale' }).elements()).toHaveLength(0);
  });

  it('passes axe', async () => {
    await openDrawer(typical);
    await dialog.getByRole('button', { name: 'Women' }).click();
    expect((await axe.run(dialog.element())).violations).toEqual([]);
  });
});
