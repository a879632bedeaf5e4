import { describe, expect, it } from 'vitest';
import { entriesOf, flagOf, hasEntry, addFlagEntry } from './flag-list.ts';

describe('flag with several entries', () => {
  it('stores each entry once, the newest last', () => {
    const flag = ['welcome', 'winter', 'welcome'].reduce<string | undefined>(addFlagEntry, undefined);
    expect(entriesOf(flag)).toEqual(['winter', 'welcome']);
    expect(flagOf(entriesOf(flag))).toBe(flag);
  });

  it('has no entries when unset, and one entry when it is a plain flag', () => {
    expect([entriesOf(undefined), entriesOf(''), entriesOf('true')]).toEqual([[], [], ['true']]);
  });

  it('finds whole entries only', () => {
    const has = ['welcome', 'winter', 'come', 'winter~welcome2'].map((entry) => hasEntry('welcome~winter', entry));
    expect(has).toEqual([true, true, false, false]);
    expect([hasEntry(undefined, 'welcome'), hasEntry('', 'welcome')]).toEqual([false, false]);
  });

  it('drops the oldest of very many entries, and ignores invalid ids', () => {
    const many = Array.from({ length: 40 }, (_, index) => `id-${index}`).reduce<string | undefined>(addFlagEntry, undefined);
    expect(entriesOf(many)).toHaveLength(30);
    expect(entriesOf(many)[0]).toBe('id-10');
    expect(entriesOf('a b~<c>~~d')).toEqual(['d']);
  });
});
