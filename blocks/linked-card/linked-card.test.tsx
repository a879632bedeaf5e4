import { describe, expect, it } from 'vitest';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { findByRole, findByTag } from '#tests/support/find-by-role.ts';
import { parseElements } from '#tests/support/parse-elements.ts';
import { findEvents } from '#tests/support/find-events.ts';
import { linkedCard } from './index.ts';
import { extreme, minimal, typical } from './linked-card.fixtures.ts';

const findStage = (html: string) => parseElements(html).find(({ attributes }) => 'data-sm' in attributes)?.attributes;

describe('linked-card', () => {
  it('is interactive only with a video', () => {
    const policy = linkedCard.hydrate as (content: typeof typical) => string;
    expect(policy(typical)).toBe('never');
    expect(policy(extreme)).toBe('visible');
  });

  it('links in the page’s locale with the promotion’s tracking', async () => {
    const html = await renderBlock(typical, { locale: 'de-de' });
    expect(findByRole(html, 'link').map(({ attributes }) => attributes.href)).toEqual(['/de-de/jackets', '/de-de/guides/layering']);
    expect(findEvents(html)).toMatchObject([
      { name: 'promotion-click', blockId: typical.id, data: { promotionId: 'p-101', text: 'Shop jackets' } },
      { name: 'promotion-click', data: { text: 'How to layer' } },
    ]);
  });

  it('tracks a click among search results by its title, or by its first link', async () => {
    const createEvent = (title: string) => ({ name: 'search-content-click', blockId: typical.id, data: { title } });
    const { promotionTracking: _none, ...plain } = typical;
    expect(findEvents(await renderBlock(plain, { view: 'search' }))).toEqual([createEvent('Out before the birds')]);
    for (const title of [undefined, '', ' '])
      expect(findEvents(await renderBlock({ ...plain, title }, { view: 'search' }))).toEqual([createEvent('Shop jackets')]);
    expect(findEvents(await renderBlock(plain))).toEqual([]);
  });

  it('follows the editor’s layout by breakpoint, the wider one after the smaller', async () => {
    const findRenderedStage = async (responsiveLayout?: typeof typical.responsiveLayout) =>
      findStage(await renderBlock({ ...typical, responsiveLayout }));
    expect(await findRenderedStage()).toMatchObject({ 'data-sm': 'overlay-bottom', 'data-md': 'overlay-bottom', 'data-md-align': 'left' });
    const top = { layout: 'overlay-top', alignment: 'center' } as const;
    expect(await findRenderedStage({ sm: top })).toMatchObject({
      'data-sm': 'overlay-top',
      'data-md': 'overlay-top',
      'data-md-align': 'center',
    });
    expect(await findRenderedStage({ md: top })).toMatchObject({
      'data-sm': 'overlay-bottom',
      'data-sm-align': 'left',
      'data-md': 'overlay-top',
    });
  });

  it('shades its image by 50 %, or by 35 % or not at all if the editor chooses that', async () => {
    const findShade = async (changes: Partial<typeof typical>) =>
      parseElements(await renderBlock({ ...typical, ...changes })).find(({ attributes }) => 'data-shade' in attributes)?.attributes;
    expect(await findShade({})).toMatchObject({ 'data-shade': 'focused' });
    expect(await findShade({ gradientStyle: 'full' })).toMatchObject({ 'data-shade': 'full' });
    expect(await findShade({ gradientStyle: 'off' })).toBeUndefined();
    expect(await findShade({ media: undefined })).toBeUndefined();
  });

  it('shares its width between its buttons, and not between text links alone', async () => {
    const isEqual = async (targets: typeof typical.targets) => (await renderBlock({ ...typical, targets })).includes('data-equal');
    expect(await isEqual(typical.targets)).toBe(true);
    expect(await isEqual([{ text: 'More', url: '/more', style: 'text-link' }])).toBe(false);
  });

  it('is clickable as a whole only with a link', async () => {
    expect(findStage(await renderBlock({ ...typical, clickable: true }))).toHaveProperty('data-clickable');
    expect(findStage(await renderBlock({ ...minimal, clickable: true }))).not.toHaveProperty('data-clickable');
  });

  it('shows its badge with its text, and fetches no video before its code runs', async () => {
    const badge = { url: '/media/tarnfell/image/upload/v1/marks/tarnfell', alt: 'Mended here', width: 192, height: 192 };
    expect(findByRole(await renderBlock({ ...typical, badge }), 'img', 'Mended here')).toHaveLength(1);
    const [film] = findByTag(await renderBlock({ ...typical, video: { url: '/media/tarnfell/video/upload/v1/films/ridge' } }), 'video');
    expect(film?.attributes).toMatchObject({ preload: 'none' });
  });
});
