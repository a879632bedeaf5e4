import { describe, expect, it } from 'vitest';
import { buildCatalog } from '#demo/seeds/catalog/build-catalog.ts';
import type { StoredMedia } from '#backend/database/tables/catalog.ts';
import { parseMediaUrl } from '#backend/images/media-url.ts';
import { drawIllustration } from '#demo/illustrations/index.ts';

const galleries = buildCatalog().colorways.map(({ gallery }) => gallery as readonly StoredMedia[]);
/** For a video its poster. */
const sources = [
  ...galleries.flat().flatMap(({ type, src, poster }) => (type === 'image' ? src : (poster ?? []))),
  ...buildCatalog().product_sets.map(({ picture }) => String(picture)),
];

describe('images of the catalog', () => {
  it('exist for every color', () => {
    const bare = galleries.filter((gallery) => !gallery.some(({ type }) => type === 'image'));
    expect(bare).toEqual([]);
    expect(sources.length).toBeGreaterThan(1000);
  });

  it('show each color of a product, except gift cards, in at least five ways', () => {
    const physical = buildCatalog().styles.filter(({ digital }) => digital !== true);
    const ids = new Set(physical.map(({ id }) => id));
    const few = buildCatalog().colorways.filter(
      ({ style_id, gallery }) => ids.has(style_id) && new Set((gallery as readonly StoredMedia[]).map(({ view }) => view)).size < 5,
    );
    expect(few).toEqual([]);
  });

  it('have a rendered file', () => {
    const missing = [...new Set(sources)].filter((src) => {
      const id = parseMediaUrl(src)?.publicId;
      return id === undefined || drawIllustration(id) === null;
    });
    expect(missing).toEqual([]);
  });
});
