import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readContent } from '../content.ts';
import { readSources } from '../sources.ts';
import { allPictures } from './block-pictures.ts';

it('has a picture of each layout and variant of each block, and none that nobody shows', () => {
  const wanted = allPictures(readContent(readSources('schemas'))).map(({ file }) => file);
  expect(readdirSync('docs/images/blocks').toSorted(), 'start the shop, then run `npm run docs:pictures`').toEqual(wanted.toSorted());
});
