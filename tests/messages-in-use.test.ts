import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const rooms = ['backend', 'blocks', 'commerce', 'storefront'];
const code = rooms
  .flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`))
  .filter((path) => !/\.(test|stories|browser\.test)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const features = globSync('messages/**/en.json').map((path) => path.slice('messages/'.length, -'/en.json'.length));

/** As a property, or as the id by which a label is looked up. */
const isRead = (name: string, text: string): boolean => new RegExp(String.raw`(?:[.{,]\s*|')${name}\b`).test(text);

/** Where a feature's messages can be read: a block's own folder; for the others, every room. */
function readersOf(feature: string): string {
  const folder = feature.startsWith('blocks/') ? `${feature}/` : '';
  return code
    .filter(({ path }) => path.startsWith(folder))
    .map(({ text }) => text)
    .join('\n');
}

describe.each(features)('the messages of %s', (feature) => {
  it('are all read somewhere', () => {
    const text = readersOf(feature);
    const names = Object.keys(JSON.parse(readFileSync(`messages/${feature}/en.json`, 'utf8')) as Record<string, string>);
    const unused = names.filter((name) => !isRead(name, text));
    expect(unused).toEqual([]);
  });
});
