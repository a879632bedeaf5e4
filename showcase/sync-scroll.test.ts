import { describe, expect, it } from 'vitest';
import { isSyncScroll, getParentOrigins, scrollTarget } from './sync-scroll.ts';

describe('syncScroll', () => {
  it('recognizes its messages', () => {
    expect(isSyncScroll({ type: 'syncScroll', scrollTop: 10, scrollRatio: 0.1 })).toBe(true);
    expect(isSyncScroll({ type: 'syncScroll', scrollTop: '10', scrollRatio: 0.1 })).toBe(false);
    expect(isSyncScroll({ type: 'other', scrollTop: 10, scrollRatio: 0.1 })).toBe(false);
    expect(isSyncScroll(null)).toBe(false);
  });

  it('shows the same part in a page of another height', () => {
    expect(scrollTarget({ type: 'syncScroll', scrollTop: 500, scrollRatio: 0.5 }, 3000)).toBe(1500);
  });

  it('accepts pixels alone', () => {
    const message = { type: 'syncScroll', scrollTop: 500 } as const;
    expect(isSyncScroll(message)).toBe(true);
    expect(scrollTarget(message, 3000)).toBe(500);
  });

  it('stays within the page', () => {
    expect(scrollTarget({ type: 'syncScroll', scrollTop: 9000, scrollRatio: 7 }, 3000)).toBe(3000);
  });

  it('posts to the parent’s origin only, if it is known', () => {
    const origins = ['https://shop.example', 'https://editor.example'];
    expect(getParentOrigins('https://editor.example', origins)).toEqual(['https://editor.example']);
    expect(getParentOrigins('https://foreign.example', origins)).toEqual([]);
    expect(getParentOrigins(undefined, origins)).toEqual(origins);
  });
});
