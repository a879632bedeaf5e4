import axe from 'axe-core';
import { useLayoutEffect } from 'react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { galleryZoomMessages } from '#generated/messages/gallery-zoom/en.ts';
import type { GalleryItem } from '#generated/openapi/products.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import { createBrandStyles } from '#ui/tokens/brand-styles.ts';
import { GalleryZoom } from './gallery-zoom.tsx';

const createDrawing = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1250"><rect width="1000" height="1250" fill="${color}"/></svg>`)}`;
const items: readonly GalleryItem[] = ['teal', 'brown', 'navy'].map((color) => ({
  type: 'image',
  src: createDrawing(color),
  alt: `Shell in ${color}`,
}));
const onClose = vi.fn();
const zoom = (
  <GalleryZoom name="Ridgeline Shell" items={items} start={1} messages={bindMessages(galleryZoomMessages, 'en-US')} onClose={onClose} />
);
const status = page.getByRole('status');
const getButton = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(async () => {
  document.head.insertAdjacentHTML('beforeend', `<style data-brand>${createBrandStyles(tarnfell)}</style>`);
  await page.viewport(1000, 800);
  onClose.mockReset();
  render(zoom);
});
afterEach(() => {
  cleanup();
  document.querySelector('style[data-brand]')?.remove();
});

/** Calls `act` in the commit that shows its siblings. */
function InCommit({ act }: { readonly act: () => void }): null {
  useLayoutEffect(() => {
    act();
  }, [act]);
  return null;
}

const getShownWidth = (): number => {
  const [image] = [...document.querySelectorAll('.pswp__item:not([aria-hidden="true"]) img.pswp__img')].toReversed();
  return image?.getBoundingClientRect().width ?? 0;
};

describe('GalleryZoom', () => {
  it('opens with the selected image and names it', async () => {
    await expect.element(page.getByRole('dialog', { name: 'Images of Ridgeline Shell' })).toBeVisible();
    await expect.element(status).toHaveTextContent('Image 2 of 3: Shell in brown');
  });

  it('changes images with arrow keys and thumbnails', async () => {
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(status).toHaveTextContent('Image 3 of 3: Shell in navy');
    await expect.element(getButton('Next image')).toBeDisabled();
    await page.getByRole('button', { name: 'Shell in teal' }).click();
    await expect.element(status).toHaveTextContent('Image 1 of 3: Shell in teal');
  });

  it('handles keys from the moment it is shown', async () => {
    cleanup();
    const press = (): unknown => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    render(
      <>
        {zoom}
        <InCommit act={press} />
      </>,
    );
    await expect.element(status).toHaveTextContent('Image 3 of 3: Shell in navy');
  });

  it('zooms with the plus and minus keys', async () => {
    await vi.waitUntil(() => getShownWidth() > 0);
    const before = getShownWidth();
    await expect.element(getButton('Zoom out')).toBeDisabled();
    await userEvent.keyboard('+');
    await vi.waitUntil(() => getShownWidth() > before * 1.4);
    await expect.element(getButton('Zoom out')).toBeEnabled();
    await userEvent.keyboard('-');
    await vi.waitUntil(() => Math.abs(getShownWidth() - before) < 2);
  });

  it('zooms with the wheel', async () => {
    await vi.waitUntil(() => getShownWidth() > 0);
    const before = getShownWidth();
    document
      .querySelector('.pswp')
      ?.dispatchEvent(new WheelEvent('wheel', { deltaY: -400, clientX: 500, clientY: 300, bubbles: true, cancelable: true }));
    await vi.waitUntil(() => getShownWidth() > before * 1.05);
  });

  it('closes with Escape and with its button', async () => {
    await userEvent.keyboard('{Escape}');
    await vi.waitUntil(() => onClose.mock.calls.length > 0);
    await getButton('Close').click();
    expect(onClose.mock.calls.length).toBeGreaterThan(1);
  });

  it('has no accessibility violations', async () => {
    await vi.waitUntil(() => getShownWidth() > 0);
    const { violations } = await axe.run(document.querySelector('dialog') ?? document.body);
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});
