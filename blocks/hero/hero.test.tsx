import { describe, expect, it } from 'vitest';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { findByRole, findByTag } from '#tests/support/find-by-role.ts';
import { parseElements } from '#tests/support/parse-elements.ts';
import { extreme, minimal, typical } from './hero.fixtures.ts';
import { hero } from './index.ts';
import { resolvePlacements } from './placement.ts';

describe('hero', () => {
  it('is interactive only with a video', () => {
    const policy = hero.hydrate as (content: typeof typical) => string;
    expect(policy(typical)).toBe('never');
    expect(policy(extreme)).toBe('idle');
  });

  it('renders the page’s h1, and an h2 when its images load lazily', async () => {
    const findHeadingLevel = (html: string) => findByRole(html, 'heading', 'Go further before breakfast').map(({ tag }) => tag);
    expect(findHeadingLevel(await renderBlock(typical))).toEqual(['h1']);
    expect(findHeadingLevel(await renderBlock({ ...typical, loading: 'lazy' }))).toEqual(['h2']);
  });

  it('uses the logo as the heading without a title', async () => {
    const { logo } = extreme;
    const html = await renderBlock({ ...minimal, title: undefined, logo: { ...logo, alt: 'Tarnfell' } });
    expect(findByRole(html, 'heading', 'Tarnfell').map(({ tag }) => tag)).toEqual(['h1']);
  });

  it('hides its buttons without a call to action', async () => {
    expect(await renderBlock({ ...typical, linkType: 'No-CTA' })).not.toContain('Shop jackets');
  });

  it('links in the page’s locale with the promotion’s tracking', async () => {
    const html = await renderBlock({ ...typical, titleTarget: { url: '/winter' } }, { locale: 'de-de' });
    expect(findByRole(html, 'link').map(({ attributes }) => attributes.href)).toEqual(
      expect.arrayContaining(['/de-de/jackets', '/de-de/winter']),
    );
    expect(html).toContain('&quot;name&quot;:&quot;promotion-click&quot;,&quot;blockId&quot;:&quot;hero-typical&quot;');
    expect(html).toContain('&quot;promotionId&quot;:&quot;p-101&quot;');
  });

  it('shades its image by 50 %, or by 35 % or not at all if the editor chooses that', async () => {
    const findShade = async (changes: Partial<typeof typical>) =>
      parseElements(await renderBlock({ ...typical, ...changes })).find(({ attributes }) => 'data-shade' in attributes)?.attributes;
    expect(await findShade({})).toMatchObject({ 'data-shade': 'focused' });
    expect(await findShade({ gradientStyle: 'full' })).toMatchObject({ 'data-shade': 'full' });
    expect(await findShade({ gradientStyle: 'off' })).toBeUndefined();
    const veil = parseElements(await renderBlock({ ...typical, gradientBreakpoints: ['lg'] })).find(
      ({ attributes }) => 'data-veil' in attributes,
    );
    expect(veil?.attributes['data-veil'], 'shade and film are where the editor says').toBe('lg');
  });

  it('loads its image first when it is the page’s first block', async () => {
    const [first] = findByRole(await renderBlock(typical), 'img');
    expect(first?.attributes).toMatchObject({ loading: 'eager', fetchpriority: 'high' });
    const [later] = findByRole(await renderBlock({ ...typical, loading: 'lazy' }), 'img');
    expect(later?.attributes).toMatchObject({ loading: 'lazy' });
  });

  it('fetches no video before its code runs, and keeps it muted', async () => {
    const html = await renderBlock({ ...typical, video: { url: '/media/tarnfell/video/upload/v1/films/ridge' } });
    const [film] = findByTag(html, 'video');
    expect(film?.attributes).toMatchObject({ preload: 'none', playsinline: '' });
    expect(film?.attributes).not.toHaveProperty('autoplay');
    expect(findByRole(html, 'button', 'Play video')).toHaveLength(1);
  });
});

describe('resolvePlacements', () => {
  it('moves the buttons below on small screens unless the layout is an overlay', () => {
    const getPlacement = (layout: typeof typical.layout): string => resolvePlacements({ ...typical, layout }).sm;
    expect(getPlacement('standardHero')).toBe('split');
    expect(getPlacement('productOverlayHero')).toBe('split');
    expect(getPlacement('blockBelowHero')).toBe('below');
    expect(getPlacement('overlayTopHero')).toBe('top');
    expect(getPlacement('overlayCenterHero')).toBe('center');
    expect(getPlacement('overlayBottomHero')).toBe('bottom');
  });

  it('follows the editor’s layout by breakpoint', () => {
    const responsiveLayout = { sm: { layout: 'overlay-top', alignment: 'center' }, md: { layout: 'below' } } as const;
    expect(resolvePlacements({ ...typical, alignment: 'right', responsiveLayout })).toEqual({
      sm: 'top',
      md: 'below',
      smAlign: 'center',
      mdAlign: 'right',
    });
  });
});
