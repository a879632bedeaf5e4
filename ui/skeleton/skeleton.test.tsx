import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseElements } from '#tests/support/parse-elements.ts';
import { Skeleton } from './skeleton.tsx';

describe('Skeleton', () => {
  it('is hidden from assistive technology', () => {
    const [skeleton] = parseElements(renderToStaticMarkup(<Skeleton shape="square" />));
    expect(skeleton?.attributes).toMatchObject({ 'aria-hidden': 'true', 'data-shape': 'square' });
  });
});
