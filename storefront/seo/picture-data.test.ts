import { expect, it } from 'vitest';
import type { ParsedPage } from '#engine/block.ts';
import type { Page } from '#generated/content/types.ts';
import { createPictureData } from './picture-data.ts';

const named = (view: string, more: object = {}): object => ({
  url: `/media/tarnfell/image/upload/v1/scenes/${view}`,
  alt: '',
  seoTitle: view,
  ...more,
});
const pageOf = (components: readonly object[], more: object = {}): Page => ({
  id: 'page',
  type: 'page',
  name: 'Page',
  slug: 'page',
  components: components as Page['components'],
  ...more,
});
const parsed = (): ParsedPage => ({ nodes: [] }) as unknown as ParsedPage;
const hero = (id: string, media: object): object => ({ type: 'hero', id, media });

it("describes each picture once with the editor's texts", () => {
  const dawn = named('ridge-dawn', { seoDescription: 'First light on the ridge.' });
  const page = pageOf([hero('one', { sm: dawn, lg: dawn }), hero('two', { sm: { url: '/media/plain', alt: 'No more than this' } })]);
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

it('finds pictures of articles, nested blocks and baselines, but not of variants', () => {
  const choice = {
    type: 'experience',
    id: 'choice',
    experienceId: 'choice',
    baselines: [hero('base', { sm: named('base') })],
    variants: [{ name: 'A-Ridge', variantId: 'a', targets: [hero('a', { sm: named('variant') })] }],
  };
  const article = { title: 'Article', media: { lg: named('article') } };
  const found = createPictureData(pageOf([choice], { type: 'article', article }), undefined, 'https://tarnfell.example');
  expect(found.map(({ name }) => name)).toEqual(['article', 'base']);
});

it('searches a parsed page only once', () => {
  const revision = parsed();
  const first = createPictureData(pageOf([hero('one', { sm: named('one') })]), revision, 'https://tarnfell.example');
  expect(createPictureData(pageOf([]), revision, 'https://tarnfell.example')).toEqual(first);
  expect(createPictureData(pageOf([]), parsed(), 'https://tarnfell.example')).toEqual([]);
});
