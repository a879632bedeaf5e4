import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { definitions } from '#blocks/index.ts';
import { browserRegistryOf } from './browser-registry.ts';

const sourceOf = (file: string): string => readFileSync(new URL(`../../blocks/${file}`, import.meta.url), 'utf8');
const types = definitions.map(({ type }) => type);
const typesIn = (text: string): ReadonlySet<string> => new Set([...text.matchAll(/type: '([a-z0-9-]+)'/g)].map(([, type = '']) => type));

describe('the registry as a browser gets it', () => {
  it('has every block of the registry but those that are static', () => {
    const registry = sourceOf('index.ts');
    expect(typesIn(browserRegistryOf(registry, () => false))).toEqual(new Set(types));
    expect(browserRegistryOf(registry, (type) => type !== 'hero')).toBe(
      "export const definitions = [\n  { type: 'hero', load: () => import('./hero/hero.tsx') },\n];\n",
    );
  });

  it.each(types)('leads to the code of %s, as its definition does', (type) => {
    expect(sourceOf(`${type}/index.ts`)).toContain(`load: () => import('./${type}.tsx'),`);
  });
});
