import { describe, expect, it } from 'vitest';
import { getBlockLook, isDark, getTone } from './block-look.ts';

describe('getBlockLook', () => {
  it('sets nothing without editor colors', () => {
    expect(getBlockLook({})).toEqual({});
  });

  it('resolves token names to the brand’s variables and keeps plain colors', () => {
    expect(getBlockLook({ backgroundColor: 'surface-sunken', textColor: '#123456' })).toEqual({
      style: { '--block-bg': 'var(--color-surface-sunken,surface-sunken)', '--block-ink': '#123456' },
      'data-filled': '',
    });
  });

  it('uses a name that is not the brand’s as a CSS color name', () => {
    expect(getBlockLook({ textColor: 'white' }).style).toEqual({ '--block-ink': 'var(--color-white,white)' });
  });

  it('uses the inverse tone on an inverse surface and keeps the editor’s light ink light there', () => {
    expect(getBlockLook({ backgroundColor: 'surface-inverse', textColor: 'ink-inverse' })).toEqual({
      style: { '--block-bg': 'var(--color-surface)', '--block-ink': 'var(--color-ink)' },
      'data-tone': 'inverse',
      'data-filled': '',
    });
  });

  it('lets a caller set the tone of text on an image', () => {
    expect(getBlockLook({ titleColor: 'accent-text' }, 'inverse')).toEqual({
      style: { '--block-title': 'var(--color-accent-text,accent-text)' },
      'data-tone': 'inverse',
    });
  });
});

describe('getTone', () => {
  it.each(['#14302a', '#123', '#000000ff', 'rgb(20 48 42)', 'rgb(20, 48, 42)', 'hsl(170 40% 13%)', 'solid'])(
    'returns the inverse tone for %s',
    (color) => {
      expect(getTone(color)).toBe('inverse');
    },
  );

  it.each(['#fff', '#f7f4ed', 'rgb(255 200 0)', 'hsl(48, 90%, 60%)', 'surface', 'nonsense', undefined])(
    'returns no tone for %s',
    (color) => {
      expect(getTone(color)).toBeUndefined();
    },
  );

  it('returns the accent tone for the accent', () => {
    expect(getTone('accent')).toBe('accent');
    expect(isDark('hsl(0 100% 50%)')).toBe(false);
  });
});
