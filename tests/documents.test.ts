import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawRooms } from '../scripts/graph/draw-rooms.ts';

const documents = ['README.md', 'ARCHITECTURE.md', ...globSync('docs/**/*.md')];
const roots =
  /^(?:\.ci|\.github|\.storybook|backend|blocks|commerce|content|docs|engine|generated|schemas|scripts|showcase|storefront|tests|ui)\//;

/** Paths in backticks or link targets that begin in a folder of the repository; patterns such as `blocks/<type>/` are not paths. */
function pathsIn(text: string): string[] {
  const named = [...text.matchAll(/`([^`\s]+)`/g), ...text.matchAll(/\]\(([^)\s#]+)\)/g)].map((match) => match[1] ?? '');
  return named.filter((name) => (roots.test(name) || /^[\w.-]+\.(?:json|ts|md|mjs)$/.test(name)) && !/[<>*{}…]/.test(name));
}

describe('documents', () => {
  it.each(documents)('%s names only paths that exist', (file) => {
    const stands = (named: string): boolean => existsSync(named) || existsSync(path.join(path.dirname(file), named));
    const missing = pathsIn(readFileSync(file, 'utf8')).filter((named) => !stands(named));
    expect(missing).toEqual([]);
  });

  it('keeps the drawing of the rooms true to rooms.json', () => {
    expect(readFileSync('docs/rooms.md', 'utf8')).toBe(drawRooms(readFileSync('rooms.json', 'utf8')));
  });
});
