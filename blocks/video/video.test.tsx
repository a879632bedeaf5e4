import { describe, expect, it } from 'vitest';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { findByRole, findByTag } from '#tests/support/find-by-role.ts';
import { parseElements } from '#tests/support/parse-elements.ts';
import { minimal, typical } from './video.fixtures.ts';

describe('video', () => {
  it('loops muted, fetches nothing before its code runs, and has a text alternative', async () => {
    const [film] = findByTag(await renderBlock(typical), 'video');
    expect(film?.attributes).toMatchObject({ loop: '', muted: '', preload: 'none', 'aria-label': 'A jacket that turns once about itself' });
    expect(film?.attributes).not.toHaveProperty('autoplay');
  });

  it('shows its poster first, and a button to play', async () => {
    const html = await renderBlock(typical, { locale: 'fr-ca' });
    expect(findByTag(html, 'picture')).toHaveLength(1);
    expect(findByRole(html, 'button', 'Lire la vidéo')).toHaveLength(1);
  });

  it('keeps the editor’s aspect ratio, and 16 to 9 without one', async () => {
    const findAspectRatio = async (content: object) =>
      parseElements(await renderBlock(content)).flatMap(({ attributes }) => attributes['data-aspect'] ?? []);
    expect(await findAspectRatio(minimal)).toEqual(['16/9']);
    expect(await findAspectRatio({ ...minimal, aspect: '4/5' })).toEqual(['4/5']);
  });
});
