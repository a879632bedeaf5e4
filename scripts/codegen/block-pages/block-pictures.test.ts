import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readContent } from '../content/content.ts';
import { readSources } from '../sources.ts';
import { listPictures } from './block-pictures.ts';

const FOLDER = 'docs/images/blocks';
const pictures = listPictures(readContent(readSources('schemas')));

it('the documentation has a picture for each look of each block, and no unused picture', () => {
  const requested = pictures.map(({ file }) => file);
  expect(new Set(requested).size).toBe(requested.length);
  expect(readdirSync(FOLDER).toSorted(), 'run `npm run docs:pictures`').toEqual(requested.toSorted());
});

it('the documentation finds looks by list and by screen width, and those that blocks share', () => {
  const choices = pictures.map(({ type, choice }) => `${type} ${choice?.path} ${choice?.value}`);
  expect(choices).toEqual(
    expect.arrayContaining([
      'hero layout standardHero',
      'mega-menu items[].display icon',
      'linked-card responsiveLayout.md.layout overlay-top',
      'collection breakpoints.lg.type grid',
      'cta-buttons targets[].style text-link',
    ]),
  );
  expect(choices.filter((choice) => /targetAttribute|loading|source|NOT IN/.test(choice))).toEqual([]);
});

it('the documentation has no picture larger than 15 kB', () => {
  const heavy = readdirSync(FOLDER).filter((file) => statSync(path.join(FOLDER, file)).size > 15_000);
  expect(heavy).toEqual([]);
});
