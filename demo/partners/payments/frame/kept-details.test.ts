import { describe, expect, it } from 'vitest';
import { createKeptDetails } from './kept-details.ts';

function createStore() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe('createKeptDetails', () => {
  it('returns the expiry date and the name of the same purchase', () => {
    const store = createStore();
    const entered = { number: '9000000000000027', cvc: '123', expiry: '12 / 39', name: 'Robin Vale' };
    createKeptDetails('one', () => store).keep(entered);
    expect(createKeptDetails('one', () => store).read()).toEqual({ expiry: '12 / 39', name: 'Robin Vale' });
    expect([...store.values.values()].join()).not.toContain('9000000000000027');
  });

  it('returns nothing for another purchase', () => {
    const store = createStore();
    createKeptDetails('one', () => store).keep({ expiry: '12 / 39', name: 'Robin Vale' });
    expect(createKeptDetails('two', () => store).read()).toBeUndefined();
  });

  it('works without storage', () => {
    const details = createKeptDetails('one', () => {
      throw new DOMException('blocked', 'SecurityError');
    });
    details.keep({ expiry: '12 / 39', name: 'Robin Vale' });
    expect(details.read()).toBeUndefined();
  });
});
