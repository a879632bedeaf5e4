import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorCodes, errorRanges } from '#generated/errors.ts';
import { faultCodes } from '#validation/rules/fault.ts';
import { passwordHints } from '#validation/rules/password.ts';

const rooms = ['backend', 'blocks', 'commerce', 'demo', 'storefront'];
const code = rooms
  .flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`))
  .filter((path) => !/\.(test|stories|browser\.test)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const features = globSync('messages/**/en.json').map((path) => path.slice('messages/'.length, -'/en.json'.length));

/** Features whose names come from elsewhere: what they have to be is checked for each. */
const named: Readonly<Record<string, readonly string[]>> = {
  error: ['unknown', ...errorCodes, ...errorRanges.map(({ range }) => range)],
  validation: [...faultCodes, ...passwordHints.map((hint) => `password${hint.charAt(0).toUpperCase()}${hint.slice(1)}`)],
};

/** As a property, as the id by which a label is looked up, or by a name that is put together: `flash${type}`. */
const isRead = (name: string, text: string): boolean => {
  if (new RegExp(String.raw`(?:[.{,]\s*|')${name}\b`).test(text)) return true;
  return [...text.matchAll(/\[`(\w+)\$\{/g)].some(([, beginning = '']) => name.startsWith(beginning));
};

/** Where a feature's messages can be read: a block's own folder and the parts that it hands them to; for the others, every room. */
function readersOf(feature: string): string {
  const isOfBlock = feature.startsWith('blocks/');
  const own = code.filter(({ path }) => !isOfBlock || path.startsWith(`${feature}/`)).map(({ text }) => text);
  const parts = code.filter(({ path }) => isOfBlock && own.some((text) => text.includes(`'#${path}'`))).map(({ text }) => text);
  return [...own, ...parts].join('\n');
}

describe.each(features)('the messages of %s', (feature) => {
  it('are all read somewhere', () => {
    const names = Object.keys(JSON.parse(readFileSync(`messages/${feature}/en.json`, 'utf8')) as Record<string, string>);
    const known = named[feature];
    if (known) return expect(names.toSorted()).toEqual(known.toSorted());
    const text = readersOf(feature);
    expect(names.filter((name) => !isRead(name, text))).toEqual([]);
  });
});
