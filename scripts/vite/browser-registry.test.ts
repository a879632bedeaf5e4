import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { definitions } from '#blocks/index.ts';
import { browserDefinition, withoutStaticBlocks } from './browser-registry.ts';

const registry = readFileSync(new URL('../../blocks/index.ts', import.meta.url), 'utf8');
const rowsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^ {2}(?:'([a-z0-9-]+)': \w+|(\w+)),$/gm)].map(([, quoted, plain]) => quoted ?? plain ?? '');

describe('the registry as a browser gets it', () => {
  it('is without the imports and the rows of static blocks, and otherwise as it was', () => {
    const left = new Set(['hero', 'promo-bar']);
    const text = withoutStaticBlocks(registry, (type) => !left.has(type));
    expect(rowsOf(text)).toEqual(['hero', 'promo-bar']);
    expect(text.match(/\/index\.ts'/g)).toHaveLength(2);
    expect(withoutStaticBlocks(registry, () => false)).toBe(registry);
  });

  // A registry that is written otherwise would be left as it is, and no test of the pages would say why they have grown.
  it('is read row by row', () => {
    expect(rowsOf(registry)).toHaveLength(definitions.length);
  });

  it.each(definitions.map(({ type }) => type))('has the type of %s and the way to its code', (type) => {
    const text = browserDefinition(readFileSync(new URL(`../../blocks/${type}/index.ts`, import.meta.url), 'utf8'));
    expect(text).toMatch(/^export const \w+ = \{\n {2}type: '[a-z-]+',\n {2}load: \(\) => import\('\.\/[a-z-]+\.tsx'\),\n\};\n$/);
    expect(text).toContain(`type: '${type}'`);
  });

  it('is not guessed where a definition is written otherwise', () => {
    expect(() => browserDefinition('export default {}')).toThrow(/no definition/);
  });
});
