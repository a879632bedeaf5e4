import { describe, expect, it } from 'vitest';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { findByRole } from '#tests/support/find-by-role.ts';
import { parseElements } from '#tests/support/parse-elements.ts';
import { minimal, typical } from './image-banner.fixtures.ts';

describe('image-banner', () => {
  it('links its image to the editor’s mediaTarget, and names the link when the image has no text', async () => {
    const pictured = findByRole(await renderBlock(typical), 'link').find(({ children }) => children[0]?.tag === 'picture');
    expect(pictured?.attributes.href).toBe('/en-us/stories/coast-path');
    const decorative = { ...minimal, title: 'The coast path', mediaTarget: { url: '/stories/coast-path' } };
    const [named] = findByRole(await renderBlock(decorative), 'link', 'The coast path');
    expect(named?.attributes.href).toBe('/en-us/stories/coast-path');
  });

  it('shades the image only when text is on it', async () => {
    const shades = parseElements(await renderBlock(typical)).flatMap(({ attributes }) => attributes['data-shade'] ?? []);
    expect(shades).toEqual(['focused']);
    for (const layout of ['split', 'split-reverse', 'block-below', 'image', 'menu']) {
      expect(await renderBlock({ ...typical, layout })).not.toContain('data-shade');
    }
    expect(await renderBlock(minimal)).not.toContain('data-shade');
  });

  it('shades at the editor’s sizes', async () => {
    const readSizes = async (changes: object) =>
      parseElements(await renderBlock({ ...typical, ...changes })).flatMap(({ attributes }) => attributes['data-veil'] ?? []);
    expect(await readSizes({})).toEqual(['sm md lg']);
    expect(await readSizes({ gradientBreakpoints: ['lg'] })).toEqual(['lg']);
    expect(await readSizes({ gradientStyle: 'off' })).toEqual([]);
  });

  it('has the editor’s height when it is thin, and the height of its image otherwise', async () => {
    const readHeights = async (changes: object) =>
      parseElements(await renderBlock({ ...typical, thinHeight: 'small', ...changes })).flatMap(
        ({ attributes }) => attributes['data-height'] ?? [],
      );
    expect(await readHeights({ layout: 'thin' })).toEqual(['small']);
    expect(await readHeights({ layout: 'overlay' })).toEqual([]);
  });

  it('renders its caption in the figure', async () => {
    const captions = parseElements(await renderBlock({ ...typical, caption: 'Ness harbour' })).filter(({ tag }) => tag === 'figcaption');
    expect(captions.map(({ text }) => text)).toEqual([expect.stringContaining('Ness harbour')]);
  });

  it('marks every link with its promotion', async () => {
    const html = await renderBlock({ ...typical, promotionTracking: { promotionId: 'p-7' } });
    expect(html.match(/data-track=/g)).toHaveLength(2);
  });
});
