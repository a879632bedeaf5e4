import { describe, expect, it } from 'vitest';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { findByRole } from '#tests/support/find-by-role.ts';
import { promoMessage } from './index.ts';
import { minimal, typical } from './promo-message.fixtures.ts';

describe('promo-message', () => {
  it('is clickable as a whole only with a link', async () => {
    expect(await renderBlock(typical)).toContain('data-clickable');
    expect(await renderBlock({ ...minimal, clickable: true })).not.toContain('data-clickable');
  });

  it('links in the page’s locale with the promotion’s tracking', async () => {
    const html = await renderBlock(typical, { locale: 'fr-ca' });
    expect(findByRole(html, 'link').map(({ attributes }) => attributes.href)).toContain('/fr-ca/membership');
    expect(html).toContain('promotion-click');
  });

  it('is empty without text and rich text, whatever else it has', () => {
    expect(promoMessage.isEmpty?.({ ...typical, text: ' ' }, {})).toBe(true);
    expect(promoMessage.isEmpty?.({ ...typical, text: undefined, richText: '<p>Hello</p>' }, {})).toBe(false);
  });
});
