import { afterEach, describe, expect, it, vi } from 'vitest';
import { adoptStyles } from './adopt-styles.ts';

afterEach(() => vi.unstubAllGlobals());

describe('adoptStyles', () => {
  it('adds a text once per key and skips an empty one', () => {
    const texts: string[] = [];
    const adoptedStyleSheets: unknown[] = [];
    vi.stubGlobal('document', { adoptedStyleSheets });
    vi.stubGlobal(
      'CSSStyleSheet',
      class {
        replaceSync(text: string): void {
          texts.push(text);
        }
      },
    );
    expect(adoptStyles('hero@1', '.a{color:red}')).toBe(true);
    expect(adoptStyles('hero@1', '.a{color:red}')).toBe(false);
    expect(adoptStyles('empty', '')).toBe(false);
    expect(adoptStyles('hero@2', '.a{color:blue}')).toBe(true);
    expect(texts).toEqual(['.a{color:red}', '.a{color:blue}']);
    expect(adoptedStyleSheets).toHaveLength(2);
  });
});
