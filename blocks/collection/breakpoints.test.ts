import { describe, expect, it } from 'vitest';
import { resolveBreakpoints, getTrackLayout, getShownBreakpoints } from './breakpoints.ts';
import { collection } from './index.ts';

const hydrate = (breakpoints: Parameters<typeof resolveBreakpoints>[0]) =>
  typeof collection.hydrate === 'function' && collection.hydrate({ id: 'c', type: 'collection', items: [], breakpoints });

describe('collection breakpoints', () => {
  it('fills a missing breakpoint from the next smaller one', () => {
    const md = { type: 'grid' } as const;
    expect(resolveBreakpoints({ sm: { type: 'carousel' }, md })).toEqual({ sm: { type: 'carousel' }, md, lg: md });
  });

  it('is interactive only as a carousel with arrows, indicators or rotation', () => {
    expect(hydrate({ sm: { type: 'grid', showArrows: true, autoplay: true } })).toBe('never');
    expect(hydrate({ sm: { type: 'carousel' } })).toBe('never');
    expect(hydrate({ sm: { type: 'grid' }, lg: { type: 'carousel', showIndicators: true } })).toBe('idle');
    expect(hydrate({ sm: { type: 'carousel', autoplay: true } })).toBe('visible');
  });

  it('needs controls only when slides are out of view', () => {
    const at = resolveBreakpoints({
      sm: { type: 'carousel', slideWidth: 84, showArrows: true },
      md: { type: 'grid', showArrows: true },
      lg: { type: 'carousel', slideWidth: 33.334, showArrows: true },
    });
    const getShown = (count: number) => getShownBreakpoints(at, count, ({ showArrows }) => showArrows);
    expect([getShown(1), getShown(3), getShown(4)]).toEqual([undefined, 'sm', 'sm lg']);
  });

  it('returns slide widths as fractions and gaps in pixels', () => {
    const { style } = getTrackLayout(resolveBreakpoints({ sm: { type: 'carousel', slideWidth: 50, slidePadding: 8 } }), 3);
    expect(style).toMatchObject({ '--sm-slide': '0.5', '--sm-gap': '8px', '--lg-slide': '0.5' });
  });
});
