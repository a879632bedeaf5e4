import { describe, expect, it } from 'vitest';
import { loadPosition, savePosition } from './use-restored-rows.ts';

const throwForbidden = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('stored position in a listing', () => {
  it('is loaded as saved', () => {
    const stored = new Map<string, string>();
    const store = () => ({
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
    });
    expect(loadPosition(store)).toBeUndefined();
    savePosition({ key: 'a', y: 1200 }, store);
    expect(loadPosition(store)).toEqual({ key: 'a', y: 1200 });
  });

  it('is undefined in browsers that deny storage', () => {
    expect(() => savePosition({ key: 'a', y: 1200 }, throwForbidden)).not.toThrow();
    expect(loadPosition(throwForbidden)).toBeUndefined();
  });
});
