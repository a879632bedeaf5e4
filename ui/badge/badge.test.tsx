import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseElements } from '#tests/support/parse-elements.ts';
import { Badge } from './badge.tsx';

describe('Badge', () => {
  it('shows its text in the look of its kind', () => {
    const [badge] = parseElements(renderToStaticMarkup(<Badge kind="sale">−20%</Badge>));
    expect(badge).toMatchObject({ text: '−20%', attributes: { 'data-kind': 'sale' } });
  });
});
