import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Skeleton } from './skeleton.tsx';

describe('Skeleton', () => {
  it('is silent', () => {
    expect(renderToStaticMarkup(<Skeleton shape="square" />)).toMatch(/aria-hidden="true" data-shape="square"/);
  });
});
