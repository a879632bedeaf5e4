import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { definitions } from '#blocks/index.ts';
import { createBrowserRegistry } from './browser-registry.ts';

const readSource = (file: string): string => readFileSync(new URL(`../../blocks/${file}`, import.meta.url), 'utf8');
const blockTypes = definitions.map(({ type }) => type);
const findTypes = (text: string): ReadonlySet<string> => new Set([...text.matchAll(/type: '([a-z0-9-]+)'/g)].map(([, type = '']) => type));

describe('createBrowserRegistry', () => {
  it('contains every block that is not static', () => {
    const registry = readSource('index.ts');
    expect(findTypes(createBrowserRegistry(registry, () => false))).toEqual(new Set(blockTypes));
    expect(createBrowserRegistry(registry, (type) => type !== 'hero')).toBe(
      "export const definitions = [\n  { type: 'hero', load: () => import('./hero/hero.tsx') },\n];\n",
    );
  });

  it.each(blockTypes)('imports the same code of %s as its definition', (type) => {
    expect(readSource(`${type}/index.ts`)).toContain(`load: () => import('./${type}.tsx'),`);
  });
});
