import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { byRole, descriptionOf } from '#tests/support/by-role.ts';
import { Checkbox } from './checkbox.tsx';

describe('Checkbox', () => {
  it('is named by its label, links included', () => {
    const html = renderToStaticMarkup(<Checkbox id="policy" label={<a href="/privacy">Privacy</a>} required />);
    expect(byRole(html, 'checkbox', 'Privacy')).toMatchObject([{ attributes: { id: 'policy', required: '' } }]);
    expect(byRole(html, 'link', 'Privacy')).toHaveLength(1);
  });

  it('describes its error', () => {
    const html = renderToStaticMarkup(<Checkbox id="policy" label="Privacy" error="Tick the box" />);
    const [box] = byRole(html, 'checkbox', 'Privacy');
    expect(box && descriptionOf(html, box)).toBe('Tick the box');
  });
});
