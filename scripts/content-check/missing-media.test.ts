import { describe, expect, it } from 'vitest';
import { findMissingMedia } from './missing-media.ts';

const media = {
  hasPicture: (id: string): boolean => id === 'scenes/court',
  hasFilm: (file: string): boolean => file === 'media/solvane/films/the-cage.mp4',
};

describe('findMissingMedia', () => {
  it.each([
    '/media/solvane/image/upload/v1/scenes/court',
    '/media/solvane/image/upload/w_400,f_auto/v1/scenes/court.jpg?x=1',
    '<p><img src="/media/solvane/image/upload/v1/scenes/court" alt=""></p>',
    '/media/solvane/video/upload/v1/films/the-cage.mp4',
    'https://media.example/media/solvane/image/upload/v1/scenes/none',
    '/articles/media/rain',
  ])('ignores media that exist or cannot be checked: %s', (text) => {
    expect(findMissingMedia({ components: [{ url: text }] }, media)).toEqual([]);
  });

  it('finds missing media anywhere in a document', () => {
    const document = {
      seo: { image: '/media/solvane/image/upload/v1/scenes/none' },
      components: [
        { cloudinaryAsset: { cloudName: 'solvane', publicId: 'films/the-cage' } },
        { cloudinaryAsset: { cloudName: 'solvane', publicId: 'films/none' } },
        { richText: '<img src="/media/solvane/image/upload/w_0/v1/scenes/court">' },
        { url: '/media/solvane/video/upload/v1/films/the-cage.webm' },
      ],
    };
    expect(findMissingMedia(document, media).map(({ pointer }) => pointer)).toEqual([
      '/seo/image',
      '/components/1/cloudinaryAsset/publicId',
      '/components/2/richText',
      '/components/3/url',
    ]);
    expect(findMissingMedia(document, media)[1]?.message).toBe('missing picture or film /media/solvane/video/upload/v1/films/none.mp4');
  });
});
