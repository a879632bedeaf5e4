import { describe, expect, it } from 'vitest';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { minimal, typical } from './image-banner.fixtures.ts';

describe('image-banner', () => {
  it('leads from the image where mediaTarget says, and names the link when the image cannot', async () => {
    expect(await renderBlock(typical)).toMatch(/<a href="\/en-us\/stories\/coast-path"[^>]*><picture/);
    const silent = { ...minimal, title: 'The coast path', mediaTarget: { url: '/stories/coast-path' } };
    expect(await renderBlock(silent)).toMatch(/<a href="\/en-us\/stories\/coast-path" aria-label="The coast path"/);
  });

  it('shades only an image that text stands on', async () => {
    expect(await renderBlock(typical)).toContain('data-shade="focused"');
    for (const layout of ['split', 'split-reverse', 'block-below', 'image', 'menu']) {
      expect(await renderBlock({ ...typical, layout })).not.toContain('data-shade');
    }
    expect(await renderBlock(minimal)).not.toContain('data-shade');
  });

  it('gives its caption to the figure', async () => {
    expect(await renderBlock({ ...typical, caption: 'Ness harbour' })).toMatch(/<figcaption[^>]*>.*Ness harbour.*<\/figcaption>/);
  });

  it('marks every link with its promotion', async () => {
    const html = await renderBlock({ ...typical, promotionTracking: { promotionId: 'p-7' } });
    expect(html.match(/data-track=/g)).toHaveLength(2);
  });
});
