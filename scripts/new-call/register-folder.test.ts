import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withFolder } from './register-folder.ts';

const rooms = readFileSync(new URL('../../rooms.json', import.meta.url), 'utf8');
const getFolders = (text: string): unknown => JSON.parse(text).inside.backend.folders;
const changedLines = (text: string): readonly string[] => {
  const before = new Set(rooms.split('\n'));
  return text.split('\n').filter((line) => !before.has(line));
};

describe('withFolder', () => {
  it('inserts a row for a new folder and keeps every other line', () => {
    const text = withFolder(rooms, 'tides');
    const last = rooms.split('\n').find((line, index, all) => all[index + 1] === '      }' && line.includes('"wishlists"'));
    expect(changedLines(text)).toEqual([`${last},`, '        "tides": ["features", "router"]']);
    expect(text.split('\n')).toHaveLength(rooms.split('\n').length + 1);
    expect(getFolders(text)).toEqual({ ...(getFolders(rooms) as object), tides: ['features', 'router'] });
  });

  it('adds only the missing imports of a handler to the row of a folder', () => {
    expect(changedLines(withFolder(rooms, 'calendar'))).toEqual(['        "calendar": ["features", "router"],']);
    expect(getFolders(withFolder(rooms, 'calendar'))).toEqual({ ...(getFolders(rooms) as object), calendar: ['features', 'router'] });
  });

  it('changes nothing for a folder with all required imports', () => {
    for (const folder of ['cart', 'catalog', 'utilities']) expect(withFolder(rooms, folder), folder).toBe(rooms);
  });

  it('rejects a text of another layout', () => {
    expect(() => withFolder('{}', 'tides')).toThrow('has no table of the backend');
  });
});
