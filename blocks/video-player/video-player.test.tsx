import { describe, expect, it } from 'vitest';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { findByRole, findByTag } from '#tests/support/find-by-role.ts';
import { minimal, typical, youtube } from './video-player.fixtures.ts';

describe('video-player', () => {
  it('is a link to the video without script, and requests nothing from other companies', async () => {
    const html = await renderBlock(youtube);
    const [link] = findByRole(html, 'link');
    expect(link?.attributes.href).toBe('https://www.youtube.com/watch?v=abcDEF12_-3');
    expect(findByTag(html, 'iframe')).toEqual([]);
    expect(findByTag(html, 'link')).toEqual([]);
  });

  it('plays a self-hosted video in the browser’s player with its settings', async () => {
    const [video] = findByTag(await renderBlock(typical), 'video');
    expect(video?.attributes).toMatchObject({ 'aria-label': typical.description, preload: 'none' });
    expect(Object.keys(video?.attributes ?? {})).toEqual(expect.arrayContaining(['controls', 'loop', 'muted', 'playsinline']));
    const [plain] = findByTag(await renderBlock(minimal), 'video');
    expect(Object.keys(plain?.attributes ?? {})).not.toContain('muted');
  });

  it('is hidden without a video', async () => {
    expect(await renderBlock({ ...minimal, url: undefined })).toBe('');
  });
});
