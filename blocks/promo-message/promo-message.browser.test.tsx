import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import { createBrandStyles } from '#ui/tokens/brand-styles.ts';
import { minimal } from './promo-message.fixtures.ts';
import PromoMessageBlock from './promo-message.tsx';

const env = { locale: 'en-us', brand: 'tarnfell', siteId: 'TARNFELL-US', mode: 'publish' } as const;
const text = 'Members get early access to everything that is made for winter. '.repeat(3).trim();

beforeEach(() => document.head.insertAdjacentHTML('beforeend', `<style data-brand>${createBrandStyles(tarnfell)}</style>`));
afterEach(() => {
  cleanup();
  document.querySelector('style[data-brand]')?.remove();
});

describe('promo-message', () => {
  it('wraps its text at 548 px, centered in a wide window', async () => {
    await page.viewport(1440, 900);
    render(
      <PromoMessageBlock
        id={minimal.id}
        domId={minimal.id}
        content={{ ...minimal, text }}
        settings={{}}
        slots={{}}
        messages={{}}
        env={env}
      />,
    );
    const { left, right, width } = page.getByText(text).element().getBoundingClientRect();
    expect(Math.round(width)).toBe(548);
    const { left: start, right: end } = document.body.getBoundingClientRect();
    expect(Math.abs(left - start - (end - right))).toBeLessThan(1);
  });
});
