import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { elementsIn } from '#tests/support/elements-in.ts';
import { Skeleton } from './skeleton.tsx';

describe('Skeleton', () => {
  it('is hidden from assistive technology', () => {
    const [skeleton] = elementsIn(renderToStaticMarkup(<Skeleton shape="square" />));
    expect(skeleton?.attributes).toMatchObject({ 'aria-hidden': 'true', 'data-shape': 'square' });
  });
});
