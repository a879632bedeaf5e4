import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

describe('Picture', () => {
  const img = { src: '/a.jpg', srcSet: '/a.jpg 1x, /a2.jpg 2x', sizes: '50vw', alt: '', width: 400, height: 500 };

  it('loads lazily, keeps its shape and is silent when it decorates', () => {
    const html = renderToStaticMarkup(<Picture img={img} />);
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('alt=""');
    expect(html).toMatch(/width="400" height="500"/);
    expect(html).not.toContain('fetchPriority');
  });

  it('loads at once and first when it has priority', () => {
    const html = renderToStaticMarkup(<Picture img={img} priority />);
    expect(html).toContain('loading="eager"');
    expect(html).toMatch(/fetchpriority="high"/i);
  });

  it('lists its sources in their order before the image', () => {
    const sources = [
      { media: '(min-width: 1024px)', srcSet: '/l.avif', width: 1440, height: 600, type: 'image/avif' },
      { media: '(min-width: 600px)', srcSet: '/m.avif', width: 834, height: 600 },
    ];
    const html = renderToStaticMarkup(<Picture img={img} sources={sources} aspect="4/5" />);
    expect(html).toMatch(/data-aspect="4\/5".*\/l\.avif.*\/m\.avif.*<img/);
    expect(html).toContain('width="1440" height="600"');
  });
});
