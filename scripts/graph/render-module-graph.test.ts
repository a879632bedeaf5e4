import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderModuleGraph } from './render-module-graph.ts';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

type Imports = Readonly<Record<string, readonly string[]>>;

/** Names that import themselves indirectly. */
function findCycles(imports: Imports): string[] {
  const reaches = (from: string, target: string, seen = new Set<string>()): boolean =>
    (imports[from] ?? []).some((to) => to === target || (!seen.has(to) && reaches(to, target, seen.add(to))));
  return Object.keys(imports).filter((name) => reaches(name, name));
}

describe('rooms.json', () => {
  const { rooms, inside } = JSON.parse(read('rooms.json')) as {
    readonly rooms: Readonly<Record<string, { readonly imports: readonly string[] }>>;
    readonly inside: Readonly<Record<string, { readonly folders: Imports }>>;
  };

  it('matches docs/reference/rooms.md (npm run graph)', () => {
    expect(renderModuleGraph(read('rooms.json'))).toBe(read('docs/reference/rooms.md'));
  });

  it('has no cycle among modules', () => {
    expect(findCycles(Object.fromEntries(Object.entries(rooms).map(([module, row]) => [module, row.imports])))).toEqual([]);
  });

  it.each(Object.entries(inside))('has no cycle inside %s', (_, { folders }) => {
    expect(findCycles(folders)).toEqual([]);
  });
});
