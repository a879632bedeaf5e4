import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Declarations that intentionally use left and right. */
const meant: readonly string[] = [
  // Two sides of a rotated square: a chevron.
  'showcase/events/events.styles.ts: border-width: 0 1.5px 1.5px 0',
  // The zoom library positions its images from the left in every text direction.
  'commerce/product/zoom/zoom.styles.ts: left: 0',
];

const PHYSICAL = /(?:^|[\s;{])((?:left|right|(?:padding|margin|border)-(?:left|right)[\w-]*|text-align|float): [^;]+);/gm;
const SHORT = /(?:^|[\s;{])((?:padding|margin|inset|border-width|border-radius): [^;]+);/gm;

/** The right side differs from the left one. */
function isLopsided(declaration: string): boolean {
  const [name, value = ''] = declaration.split(/:\s+/, 2);
  const parts = value.match(/(?:[^\s(]|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g) ?? [];
  const [first, second, third, fourth] = parts;
  return parts.length === 4 && (name === 'border-radius' ? first !== second || third !== fourth : second !== fourth);
}

it('styles use start and end, so that right-to-left pages work', () => {
  const found = globSync('{ui,blocks,commerce,storefront,showcase}/**/*.styles.ts').flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const sides = [...text.matchAll(PHYSICAL)]
      .map(([, one = '']) => one)
      .filter((one) => !/^(?:text-align|float): (?!left|right)/.test(one));
    const short = [...text.matchAll(SHORT)].map(([, one = '']) => one).filter(isLopsided);
    return [...sides, ...short].map((one) => `${file}: ${one}`);
  });
  expect(found).toEqual(meant);
});
