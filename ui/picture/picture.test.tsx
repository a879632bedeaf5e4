import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findByRole, findByTag } from '#tests/support/find-by-role.ts';
import { Picture } from './picture.tsx';

describe('Picture', () => {
  const img = { src: '/a.jpg', srcSet: '/a.jpg 1x, /a2.jpg 2x', sizes: '50vw', alt: '', width: 400, height: 500 };

  it('loads lazily, keeps its shape and has no name as a decoration', () => {
    const html = renderToStaticMarkup(<Picture img={img} />);
    const [picture] = findByRole(html, 'img');
    expect(picture?.attributes).toMatchObject({ loading: 'lazy', alt: '', width: '400', height: '500' });
    expect(picture?.attributes).not.toHaveProperty('fetchpriority');
  });

  it('loads eagerly and first with priority', () => {
    const html = renderToStaticMarkup(<Picture img={img} priority />);
    expect(findByRole(html, 'img')[0]?.attributes).toMatchObject({ loading: 'eager', fetchpriority: 'high' });
  });

  it('lists its sources in their order before the image', () => {
    const sources = [
      { media: '(min-width: 1024px)', srcSet: '/l.avif', width: 1440, height: 600, type: 'image/avif' },
      { media: '(min-width: 600px)', srcSet: '/m.avif', width: 834, height: 600 },
    ];
    const html = renderToStaticMarkup(<Picture img={img} sources={sources} aspect="4/5" />);
    const [picture] = findByTag(html, 'picture');
    expect(picture?.attributes).toMatchObject({ 'data-aspect': '4/5' });
    expect(picture?.children.map(({ tag, attributes }) => [tag, attributes.srcset])).toEqual([
      ['source', '/l.avif'],
      ['source', '/m.avif'],
      ['img', img.srcSet],
    ]);
    expect(picture?.children[0]?.attributes).toMatchObject({ width: '1440', height: '600' });
  });
});
