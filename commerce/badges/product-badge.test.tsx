import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseElements } from '#tests/support/parse-elements.ts';
import { badgeMessages } from '#generated/messages/badge/en.ts';
import { getBadgeLook } from './badge-looks.ts';
import { ProductBadge } from './product-badge.tsx';

describe('ProductBadge', () => {
  it('gives every badge of the catalog its own look', () => {
    const looks = Object.keys(badgeMessages).map(getBadgeLook);
    expect(looks).not.toContain('neutral');
    expect(new Set(looks).size).toBe(looks.length);
  });

  it.each(['ONLINE ONLY', 'toString', ''])('shows the unknown id "%s" neutrally with its label', (id) => {
    const [badge] = parseElements(renderToStaticMarkup(<ProductBadge badge={{ id, label: 'Online only' }} />));
    expect(badge).toMatchObject({ text: 'Online only', attributes: { 'data-kind': 'neutral' } });
  });
});
