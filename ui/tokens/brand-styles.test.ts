import { describe, expect, it } from 'vitest';
import { solvane } from '../brands/solvane.ts';
import { tarnfell } from '../brands/tarnfell.ts';
import { createBrandStyles, createFluidSize } from './brand-styles.ts';
import { colorRoles } from './contract.ts';

describe('createFluidSize', () => {
  it('reaches its two ends at 390 and 1440 px', () => {
    const match = /^clamp\(2rem, ([\d.-]+)rem \+ ([\d.]+)vw, 4rem\)$/.exec(createFluidSize({ min: 2, max: 4 }));
    const computeSize = (px: number): number => Number(match?.[1]) + (Number(match?.[2]) / 100) * (px / 16);
    expect(computeSize(390)).toBeCloseTo(2, 3);
    expect(computeSize(1440)).toBeCloseTo(4, 3);
  });

  it('is a single length if nothing grows', () => {
    expect(createFluidSize({ min: 1, max: 1 })).toBe('1rem');
  });
});

describe.each([tarnfell, solvane])('styles of $id', (brand) => {
  const css = createBrandStyles(brand, { fonts: { basic: '/assets/basic.1a2b.woff2', extended: '/assets/extended.3c4d.woff2' } });

  it('set every color role once in each tone', () => {
    for (const role of colorRoles) expect(css.split(`--color-${role}:`)).toHaveLength(4);
  });

  it('define every variable that they use', () => {
    const used = new Set([...css.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name));
    expect([...used].filter((name) => !css.includes(`--${name}:`))).toEqual([]);
  });

  it('contain the font, its metric fallbacks, reduced motion and the skip link', () => {
    expect(css).toContain('url("/assets/basic.1a2b.woff2")');
    expect(css).toContain('url("/assets/extended.3c4d.woff2")');
    expect(css).toContain('size-adjust:');
    expect(css).toContain('prefers-reduced-motion:reduce');
    expect(css).toContain('[data-skip-link]');
    expect(css).not.toMatch(/undefined|NaN|<\//);
  });
});

describe('font faces of brand styles', () => {
  it('escapes addresses', () => {
    expect(createBrandStyles(tarnfell, { fonts: { basic: '/a"){}</style>', extended: '/b' } })).not.toMatch(/"\)\{\}|<\/style/);
  });
});
