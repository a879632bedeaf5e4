import { expect, it } from 'vitest';
import { createLru } from './lru.ts';

it('forgets what was longest unused once there is no room', () => {
  const lru = createLru<string>(6, (value) => value.length);
  lru.set('a', 'aa');
  lru.set('b', 'bb');
  lru.set('c', 'cc');
  lru.get('a');
  lru.set('d', 'dd');
  expect(['a', 'b', 'c', 'd'].map((key) => lru.get(key))).toEqual(['aa', undefined, 'cc', 'dd']);
  lru.set('a', 'aaaaaa');
  expect(lru.size).toBe(1);
});
