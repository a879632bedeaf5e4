import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawRooms } from './draw-rooms.ts';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

type Doors = Readonly<Record<string, readonly string[]>>;

/** The names that lead back to themselves. */
function circles(doors: Doors): string[] {
  const reaches = (from: string, target: string, seen = new Set<string>()): boolean =>
    (doors[from] ?? []).some((to) => to === target || (!seen.has(to) && reaches(to, target, seen.add(to))));
  return Object.keys(doors).filter((name) => reaches(name, name));
}

describe('rooms.json', () => {
  const { rooms, inside } = JSON.parse(read('rooms.json')) as {
    readonly rooms: Readonly<Record<string, { readonly imports: readonly string[] }>>;
    readonly inside: Readonly<Record<string, { readonly folders: Doors }>>;
  };

  it('is drawn as it stands (npm run graph)', () => {
    expect(drawRooms(read('rooms.json'))).toBe(read('docs/rooms.md'));
  });

  it('has no circle among rooms', () => {
    expect(circles(Object.fromEntries(Object.entries(rooms).map(([room, { imports }]) => [room, imports])))).toEqual([]);
  });

  it.each(Object.entries(inside))('has no circle inside %s', (_, { folders }) => {
    expect(circles(folders)).toEqual([]);
  });
});
