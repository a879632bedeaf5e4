import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Badge } from './badge.tsx';

describe('Badge', () => {
  it('shows its words in the look of its kind', () => {
    expect(renderToStaticMarkup(<Badge kind="sale">−20%</Badge>)).toMatch(/data-kind="sale"[^>]*>−20%</);
  });
});
