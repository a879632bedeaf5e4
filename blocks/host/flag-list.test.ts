import { describe, expect, it } from 'vitest';
import { parseFlagEntries, formatFlagEntries, hasFlagEntry, addFlagEntry } from './flag-list.ts';

describe('flag with several entries', () => {
  it('stores each entry once, the newest last', () => {
    const flag = ['welcome', 'winter', 'welcome'].reduce<string | undefined>(addFlagEntry, undefined);
    expect(parseFlagEntries(flag)).toEqual(['winter', 'welcome']);
    expect(formatFlagEntries(parseFlagEntries(flag))).toBe(flag);
  });

  it('has no entries when unset, and one entry when it is a plain flag', () => {
    expect([parseFlagEntries(undefined), parseFlagEntries(''), parseFlagEntries('true')]).toEqual([[], [], ['true']]);
  });

  it('finds whole entries only', () => {
    const has = ['welcome', 'winter', 'come', 'winter~welcome2'].map((entry) => hasFlagEntry('welcome~winter', entry));
    expect(has).toEqual([true, true, false, false]);
    expect([hasFlagEntry(undefined, 'welcome'), hasFlagEntry('', 'welcome')]).toEqual([false, false]);
  });

  it('drops the oldest of very many entries, and ignores invalid ids', () => {
    const many = Array.from({ length: 40 }, (_, index) => `id-${index}`).reduce<string | undefined>(addFlagEntry, undefined);
    expect(parseFlagEntries(many)).toHaveLength(30);
    expect(parseFlagEntries(many)[0]).toBe('id-10');
    expect(parseFlagEntries('a b~<c>~~d')).toEqual(['d']);
  });
});
