import { describe, expect, it } from 'vitest';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { findByRole } from '#tests/support/find-by-role.ts';
import { findEvents } from '#tests/support/find-events.ts';
import { minimal, typical } from './benefit-bar.fixtures.ts';
import { benefitBar } from './index.ts';

describe('benefit-bar', () => {
  it('stays visible without benefits', async () => {
    expect(benefitBar.isEmpty).toBeUndefined();
    expect(findByRole(await renderBlock(minimal), 'region', 'Benefits')).toHaveLength(1);
  });

  it('closes for good with a button that needs no code of its own', async () => {
    const [close] = findByRole(await renderBlock(typical), 'button', 'Close benefits');
    expect(close?.attributes).toMatchObject({ 'data-action': 'dismiss:benefitBarClosed' });
    expect(findEvents(await renderBlock(typical))).toContainEqual({ name: 'benefit-bar-close', blockId: typical.id });
    expect(benefitBar.closedBy?.flag).toBe('benefitBarClosed');
    expect(benefitBar.closedBy?.entry(typical)).toBe('true');
  });

  it('has no close button when the editor disables it', async () => {
    const content = { ...typical, closable: false };
    expect(findByRole(await renderBlock(content), 'button')).toEqual([]);
    expect(benefitBar.closedBy?.entry(content)).toBeUndefined();
  });

  it('links benefits in the page’s locale', async () => {
    const html = await renderBlock(typical, { locale: 'de-de' });
    expect(findByRole(html, 'listitem')).toHaveLength(3);
    const links = findByRole(html, 'link');
    expect(links.map(({ attributes }) => attributes.href)).toEqual(['/de-de/help/returns/how-to-return', '/de-de/repair']);
    const clicks = findEvents(html).filter(({ name }) => name === 'benefit-click');
    expect(clicks).toEqual(links.map(({ text }) => ({ name: 'benefit-click', blockId: typical.id, data: { text } })));
  });
});
