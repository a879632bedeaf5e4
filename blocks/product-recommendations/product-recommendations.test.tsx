import { describe, expect, it } from 'vitest';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { findByRole, findByTag } from '#tests/support/find-by-role.ts';
import { minimal, sampleProducts, typical } from './product-recommendations.fixtures.ts';

const findItems = (html: string): number => findByRole(html, 'listitem').length;

describe('product-recommendations', () => {
  it('renders the editor’s products on the server, up to its limit', async () => {
    expect(findItems(await renderBlock(typical))).toBe(8);
    expect(findItems(await renderBlock({ ...typical, limit: 3 }))).toBe(3);
  });

  it('shows a product once, however often editors list it', async () => {
    const [first, second] = sampleProducts(2);
    const html = await renderBlock({ ...typical, items: [first, second, first] });
    expect(findItems(html)).toBe(2);
  });

  it('is hidden when the editor’s list is empty', async () => {
    expect(await renderBlock({ ...typical, items: [] })).toBe('');
  });

  it('reserves space for the service’s products', async () => {
    expect(findItems(await renderBlock(minimal))).toBe(6);
    expect(findItems(await renderBlock({ ...minimal, variant: '3-cards' }))).toBe(3);
  });

  it('puts both prices of a reduced product and its rating into words', async () => {
    const html = await renderBlock({ ...typical, items: sampleProducts(3) });
    expect(findByTag(html, 'del').map(({ text }) => text)).toContain('Was $110.00');
    expect(html).toContain('3.5 out of 5 stars');
  });

  it('shows the discount, and the lowest previous price', async () => {
    const [item] = sampleProducts(3).slice(2);
    const price = { ...item?.price, historicBestPrice: 99, previousBestSalesPrice: 89 };
    const html = await renderBlock({ ...typical, items: [{ ...item, price }] }, { locale: 'de-de' });
    expect(html).toContain('Niedrigster Preis der letzten 30 Tage: 99,00');
    expect(html).toContain('Niedrigster Preis eines früheren Sales: 89,00');
    expect(html).toMatch(/-30\s%/);
  });
});
