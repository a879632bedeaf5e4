import { describe, expect, it } from 'vitest';
import { createDetailsStore } from './kept-details.ts';

function createStore() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe('createDetailsStore', () => {
  it('returns the expiry date and the name of the same purchase', () => {
    const store = createStore();
    const entered = { number: '9000000000000027', cvc: '123', expiry: '12 / 39', name: 'Robin Vale' };
    createDetailsStore('one', () => store).store(entered);
    expect(createDetailsStore('one', () => store).read()).toEqual({ expiry: '12 / 39', name: 'Robin Vale' });
    expect([...store.values.values()].join()).not.toContain('9000000000000027');
  });

  it('returns nothing for another purchase', () => {
    const store = createStore();
    createDetailsStore('one', () => store).store({ expiry: '12 / 39', name: 'Robin Vale' });
    expect(createDetailsStore('two', () => store).read()).toBeUndefined();
  });

  it('works without storage', () => {
    const details = createDetailsStore('one', () => {
      throw new DOMException('blocked', 'SecurityError');
    });
    details.store({ expiry: '12 / 39', name: 'Robin Vale' });
    expect(details.read()).toBeUndefined();
  });
});
