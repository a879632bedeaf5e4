import { describe, expect, it } from 'vitest';
import { entriesOf, flagOf, hasEntry, withEntry } from './flag-list.ts';

describe('a flag of several entries', () => {
  it('remembers each entry once, the newest last', () => {
    const flag = ['welcome', 'winter', 'welcome'].reduce<string | undefined>(withEntry, undefined);
    expect(entriesOf(flag)).toEqual(['winter', 'welcome']);
    expect(flagOf(entriesOf(flag))).toBe(flag);
  });

  it('has no entries where it was never set, and one where it is a plain flag', () => {
    expect([entriesOf(undefined), entriesOf(''), entriesOf('true')]).toEqual([[], [], ['true']]);
  });

  it('says whether an entry is there, and takes no part of one for it', () => {
    const has = ['welcome', 'winter', 'come', 'winter~welcome2'].map((entry) => hasEntry('welcome~winter', entry));
    expect(has).toEqual([true, true, false, false]);
    expect([hasEntry(undefined, 'welcome'), hasEntry('', 'welcome')]).toEqual([false, false]);
  });

  it('forgets the oldest of very many, and reads nothing that is no id', () => {
    const many = Array.from({ length: 40 }, (_, index) => `id-${index}`).reduce<string | undefined>(withEntry, undefined);
    expect(entriesOf(many)).toHaveLength(30);
    expect(entriesOf(many)[0]).toBe('id-10');
    expect(entriesOf('a b~<c>~~d')).toEqual(['d']);
  });
});
