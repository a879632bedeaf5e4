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

/** Features whose message names come from elsewhere: each has its own check. */
const named: Readonly<Record<string, readonly string[]>> = {
  error: ['unknown', ...errorCodes, ...errorRanges.map(({ range }) => range)],
  validation: [...faultCodes, ...passwordHints.map((hint) => `password${hint.charAt(0).toUpperCase()}${hint.slice(1)}`)],
};

/** Checks whether a text reads a message: as a property, by the id of a label, or by a composed name: `flash${type}`. */
function createReadCheck(text: string): (name: string) => boolean {
  const names = new Set([...text.matchAll(/(?:[.{,]\s*|')(\w+)/g)].map(([, name]) => name));
  const beginnings = [...text.matchAll(/\[`(\w+)\$\{/g)].map(([, beginning = '']) => beginning);
  return (name) => names.has(name) || beginnings.some((beginning) => name.startsWith(beginning)) || text.includes(`'${name}'`);
}
const isReadSomewhere = createReadCheck(code.map(({ text }) => text).join('\n'));

/**
 * Searches where a feature's messages can be read: for a block, its own folder and the parts that it passes them to; for others, every
 * module.
 */
function getReadCheck(feature: string): (name: string) => boolean {
  if (!feature.startsWith('blocks/')) return isReadSomewhere;
  const own = code.filter(({ path }) => path.startsWith(`${feature}/`)).map(({ text }) => text);
  const parts = code.filter(({ path }) => own.some((text) => text.includes(`'#${path}'`))).map(({ text }) => text);
  return createReadCheck([...own, ...parts].join('\n'));
}

describe.each(features)('the messages of %s', (feature) => {
  it('have a reader', () => {
    const names = Object.keys(JSON.parse(readFileSync(`messages/${feature}/en.json`, 'utf8')) as Record<string, string>);
    const known = named[feature];
    if (known) return expect(names.toSorted()).toEqual(known.toSorted());
    const isRead = getReadCheck(feature);
    expect(names.filter((name) => !isRead(name))).toEqual([]);
  });
});
