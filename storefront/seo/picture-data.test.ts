import { expect, it } from 'vitest';
import type { ParsedPage } from '#engine/block.ts';
import type { Page } from '#generated/content/types.ts';
import { createPictureData } from './picture-data.ts';

const createPicture = (view: string, more: object = {}): object => ({
  url: `/media/tarnfell/image/upload/v1/scenes/${view}`,
  alt: '',
  seoTitle: view,
  ...more,
});
const createPage = (components: readonly object[], more: object = {}): Page => ({
  id: 'page',
  type: 'page',
  name: 'Page',
  slug: 'page',
  components: components as Page['components'],
  ...more,
});
const createParsedPage = (): ParsedPage => ({ nodes: [] }) as unknown as ParsedPage;
const createHero = (id: string, media: object): object => ({ type: 'hero', id, media });

it("createPictureData describes each picture once with the editor's texts", () => {
  const dawn = createPicture('ridge-dawn', { seoDescription: 'First light on the ridge.' });
  const page = createPage([
    createHero('one', { sm: dawn, lg: dawn }),
    createHero('two', { sm: { url: '/media/plain', alt: 'No more than this' } }),
  ]);
  expect(createPictureData(page, undefined, 'https://tarnfell.example')).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'ImageObject',
      contentUrl: 'https://tarnfell.example/media/tarnfell/image/upload/v1/scenes/ridge-dawn',
      name: 'ridge-dawn',
      description: 'First light on the ridge.',
    },
  ]);
});

it('createPictureData finds pictures of articles, nested blocks and baselines, but not of variants', () => {
  const choice = {
    type: 'experience',
    id: 'choice',
    experienceId: 'choice',
    baselines: [createHero('base', { sm: createPicture('base') })],
    variants: [{ name: 'A-Ridge', variantId: 'a', targets: [createHero('a', { sm: createPicture('variant') })] }],
  };
  const article = { title: 'Article', media: { lg: createPicture('article') } };
  const found = createPictureData(createPage([choice], { type: 'article', article }), undefined, 'https://tarnfell.example');
  expect(found.map(({ name }) => name)).toEqual(['article', 'base']);
});

it('createPictureData searches a parsed page only once', () => {
  const revision = createParsedPage();
  const first = createPictureData(createPage([createHero('one', { sm: createPicture('one') })]), revision, 'https://tarnfell.example');
  expect(createPictureData(createPage([]), revision, 'https://tarnfell.example')).toEqual(first);
  expect(createPictureData(createPage([]), createParsedPage(), 'https://tarnfell.example')).toEqual([]);
});
