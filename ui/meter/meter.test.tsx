import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseElements } from '#tests/support/parse-elements.ts';
import { Meter } from './meter.tsx';

describe('Meter', () => {
  it('is named by its figures and never exceeds its maximum', () => {
    const [meter] = parseElements(renderToStaticMarkup(<Meter label="$1,200 of $1,000 used" value={1200} max={1000} />));
    expect(meter?.attributes).toMatchObject({ 'aria-label': '$1,200 of $1,000 used', value: '1000', max: '1000' });
  });
});
