import { describe, expect, it } from 'vitest';
import { clearViewed, noteViewed, readViewed } from './viewed-products.ts';

function createStorage(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}
const styleOf = (number: number): string => `TFKES${String(number).padStart(2, '0')}M`;

describe('viewed products', () => {
  it('lists the latest first, each once, without the current one', () => {
    const storage = createStorage();
    for (const number of [1, 2, 1, 3]) noteViewed(storage, 'TARNFELL-US', styleOf(number));
    expect(readViewed(storage, 'TARNFELL-US', styleOf(3))).toEqual([styleOf(1), styleOf(2)]);
  });

  it('remembers twelve besides the current one', () => {
    const storage = createStorage();
    for (let number = 1; number <= 20; number += 1) noteViewed(storage, 'TARNFELL-US', styleOf(number));
    expect(readViewed(storage, 'TARNFELL-US', styleOf(20))).toHaveLength(12);
    expect(readViewed(storage, 'TARNFELL-US')).toHaveLength(12);
  });

  it('keeps the sites apart and forgets one when it is cleared', () => {
    const storage = createStorage();
    noteViewed(storage, 'TARNFELL-US', styleOf(1));
    noteViewed(storage, 'TARNFELL-DE', styleOf(2));
    clearViewed(storage, 'TARNFELL-US');
    expect([readViewed(storage, 'TARNFELL-US'), readViewed(storage, 'TARNFELL-DE')]).toEqual([[], [styleOf(2)]]);
  });

  it.each(['{', '{}', '[1, null, "x", "../../a"]'])('is empty for %s', (value) => {
    expect(readViewed(createStorage({ 'cairn.viewed.TARNFELL-US': value }), 'TARNFELL-US')).toEqual([]);
  });

  it('does nothing where the browser forbids storage', () => {
    const forbid = (): never => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    const storage = { getItem: forbid, setItem: forbid, removeItem: forbid };
    noteViewed(storage, 'TARNFELL-US', styleOf(1));
    clearViewed(storage, 'TARNFELL-US');
    expect(readViewed(storage, 'TARNFELL-US')).toEqual([]);
  });
});
