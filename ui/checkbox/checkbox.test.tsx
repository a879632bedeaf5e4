import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findByRole, getDescription } from '#tests/support/find-by-role.ts';
import { Checkbox } from './checkbox.tsx';

describe('Checkbox', () => {
  it('is named by its label, links included', () => {
    const html = renderToStaticMarkup(<Checkbox id="policy" label={<a href="/privacy">Privacy</a>} required />);
    expect(findByRole(html, 'checkbox', 'Privacy')).toMatchObject([{ attributes: { id: 'policy', required: '' } }]);
    expect(findByRole(html, 'link', 'Privacy')).toHaveLength(1);
  });

  it('describes its error', () => {
    const html = renderToStaticMarkup(<Checkbox id="policy" label="Privacy" error="Tick the box" />);
    const [box] = findByRole(html, 'checkbox', 'Privacy');
    expect(box && getDescription(html, box)).toBe('Tick the box');
  });
});
