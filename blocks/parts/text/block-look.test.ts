import { describe, expect, it } from 'vitest';
import { blockLook, isDark, toneOf } from './block-look.ts';

describe('blockLook', () => {
  it('sets nothing when the editor chose nothing', () => {
    expect(blockLook({})).toEqual({});
  });

  it('resolves token names to the brand’s variables and keeps plain colors', () => {
    expect(blockLook({ backgroundColor: 'surface-sunken', textColor: '#123456' })).toEqual({
      style: { '--block-bg': 'var(--color-surface-sunken,surface-sunken)', '--block-ink': '#123456' },
      'data-filled': '',
    });
  });

  it('takes a name that is not the brand’s for one of CSS', () => {
    expect(blockLook({ textColor: 'white' }).style).toEqual({ '--block-ink': 'var(--color-white,white)' });
  });

  it('turns to the inverse tone on an inverse surface and keeps the editor’s light ink light there', () => {
    expect(blockLook({ backgroundColor: 'surface-inverse', textColor: 'ink-inverse' })).toEqual({
      style: { '--block-bg': 'var(--color-surface)', '--block-ink': 'var(--color-ink)' },
      'data-tone': 'inverse',
      'data-filled': '',
    });
  });

  it('lets a caller settle the tone of text that stands on an image', () => {
    expect(blockLook({ titleColor: 'accent-text' }, 'inverse')).toEqual({
      style: { '--block-title': 'var(--color-accent-text,accent-text)' },
      'data-tone': 'inverse',
    });
  });
});

describe('toneOf', () => {
  it.each(['#14302a', '#123', '#000000ff', 'rgb(20 48 42)', 'rgb(20, 48, 42)', 'hsl(170 40% 13%)', 'solid'])('finds %s dark', (color) => {
    expect(toneOf(color)).toBe('inverse');
  });

  it.each(['#fff', '#f7f4ed', 'rgb(255 200 0)', 'hsl(48, 90%, 60%)', 'surface', 'nonsense', undefined])('leaves %s alone', (color) => {
    expect(toneOf(color)).toBeUndefined();
  });

  it('gives the accent its own tone', () => {
    expect(toneOf('accent')).toBe('accent');
    expect(isDark('hsl(0 100% 50%)')).toBe(false);
  });
});
