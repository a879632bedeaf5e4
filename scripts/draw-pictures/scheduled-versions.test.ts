import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createImageService } from '#backend/images/image-service.ts';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { drawIllustration } from '#demo/illustrations/index.ts';
import { findOfferedPictures } from '#server/pictures/leading-pages.ts';
import { findScheduledDates, findScheduledVersions } from './scheduled-versions.ts';

const now = new Date();
const versions = findScheduledVersions('demo/content', now);

describe('scheduled versions', () => {
  it('change pages when one appears and when one ends, each date once', () => {
    const autumn = new Date('2026-10-01T00:00:00Z');
    const hours = findScheduledDates(findScheduledVersions('demo/content', autumn), autumn).map((hour) => hour.toISOString());
    expect(hours).toEqual([...new Set(hours)].toSorted());
    expect(hours).toContain('2026-12-01T00:00:00.000Z');
    expect(hours).toContain('2027-03-01T00:00:00.000Z');
    expect(findScheduledDates(findScheduledVersions('demo/content', autumn), new Date('2099-01-01T00:00:00Z'))).toEqual([]);
  });

  it('have their bundled pictures drawn before they appear; if not, run npm run pictures', async () => {
    const missing: string[] = [];
    const images = createImageService({
      media: async (publicId, frame) => drawIllustration(publicId, frame),
      cacheDir: path.join(tmpdir(), 'cairn-no-such-cache'),
      shippedDir: 'demo/pictures',
      clock: { now: () => now },
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      drawsAhead: false,
      encoder: { encode: () => Promise.reject(new Error('not drawn')), close: () => undefined },
    });
    for (const { brand, page } of versions)
      for (const block of page.components)
        for (const picture of findOfferedPictures(await renderBlock(block, { brand })))
          await images.serve(picture, 'image/avif').catch(() => missing.push(picture));
    await images.close();
    expect(missing).toEqual([]);
  });
});
