import { describe, expect, it } from 'vitest';
import { compileMessage } from '../../scripts/codegen/messages/compile-message.ts';
import { bindMessages } from './bind-messages.ts';
import type { MessageData } from './compiled.ts';
import { formatMessage } from './format-message.ts';
import { getLanguageTag } from './language-tag.ts';
import { getMessageLocale } from './message-locale.ts';
import { getTextDirection } from './text-direction.ts';

const format = (text: string, languageTag: string, values = {}): string =>
  formatMessage(compileMessage(text, languageTag.slice(0, 2)).message, languageTag, values);

/** Replaces the formatters' non-breaking spaces. */
const normalizeSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ');

describe('formatMessage', () => {
  it('fills in arguments, whatever they contain', () => {
    expect(format('Remove {name} from {place}', 'en-US', { name: 'Ridge $& {place}', place: 'here' })).toBe(
      'Remove Ridge $& {place} from here',
    );
  });

  it('shows an argument without a value by its name, and ignores inherited properties', () => {
    expect(format('{name}, {constructor}', 'en-US')).toBe('{name}, {constructor}');
    expect(format('{kind, select, a {A} other {else}}', 'en-US', { kind: 'toString' })).toBe('else');
  });

  it('formats numbers for the language', () => {
    expect(format('{total, number} in all', 'en-US', { total: 1234.5 })).toBe('1,234.5 in all');
    expect(format('{total, number} in all', 'de-DE', { total: 1234.5 })).toBe('1.234,5 in all');
    expect(normalizeSpaces(format('{share, number, ::percent}', 'fr-CA', { share: 0.3 }))).toBe('30 %');
  });

  it('shows a date as the same day in every time zone', () => {
    const date = new Date('2026-03-05T23:59:00Z');
    expect(format('{date, date, long}', 'en-GB', { date })).toBe('5 March 2026');
    expect(format('{date, date, ::yMMM}', 'de-DE', { date })).toBe('März 2026');
  });

  it.each([
    ['en-US', 0, '0 items'],
    ['en-US', 1, '1 item'],
    ['fr-CA', 0, '0 item'],
    ['de-DE', 1200, '1.200 items'],
  ])('chooses the plural form of %s for %d', (tag, count, text) => {
    expect(format('{count, plural, one {# item} other {# items}}', tag, { count })).toBe(text);
  });

  it('prefers the form of an exact number, and supports ordinals', () => {
    expect(format('{count, plural, =0 {none} one {one} other {#}}', 'en-US', { count: 0 })).toBe('none');
    expect(format('{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', 'en-US', { n: 22 })).toBe('22nd');
  });
});

describe('bindMessages', () => {
  interface Messages {
    readonly title: string;
    readonly remove: (values: { readonly name: string }) => string;
    readonly terms: <Node>(values: { readonly link: (content: string) => Node }) => readonly (string | Node)[];
  }
  const data: MessageData<Messages> = { title: 'Cart', remove: ['Remove ', 'name'], terms: ['See our ', ['link', 'tag', 'terms'], '.'] };

  it('returns texts as strings, texts with arguments as functions, and texts with tags in parts', () => {
    const messages = bindMessages<Messages>(data, 'en-US');
    expect(messages.title).toBe('Cart');
    expect(messages.remove({ name: 'Ridge' })).toBe('Remove Ridge');
    expect(messages.terms({ link: (text) => ({ text }) })).toEqual(['See our ', { text: 'terms' }, '.']);
  });

  it('returns the same object for the same data and language, even after JSON serialization', () => {
    expect(bindMessages(data, 'en-US')).toBe(bindMessages(data, 'en-US'));
    const received = JSON.parse(JSON.stringify(data)) as MessageData<Messages>;
    expect(bindMessages<Messages>(received, 'en-US').remove({ name: 'x' })).toBe('Remove x');
  });
});

describe('getMessageLocale', () => {
  it.each([
    ['en-us', 'en'],
    ['en-gb', 'en-GB'],
    ['en_CA', 'en-CA'],
    ['fr-ca', 'fr-CA'],
    ['fr-fr', 'fr'],
    ['de-de', 'de'],
    ['nl-nl', 'en'],
  ])('of %s is %s', (locale, requested) => {
    expect(getMessageLocale(locale)).toBe(requested);
  });

  it('formats a tag as BCP 47', () => {
    expect([getLanguageTag('en_us'), getLanguageTag('DE')]).toEqual(['en-US', 'de']);
  });
});

it.each([
  ['en-US', undefined],
  ['fr-CA', undefined],
  ['zh-TW', undefined],
  ['ar-AE', 'rtl'],
  ['he-IL', 'rtl'],
  ['fa', 'rtl'],
  ['az-Arab', 'rtl'],
  ['az', undefined],
])('textDirectionOf(%s) is %s', (languageTag, direction) => expect(getTextDirection(languageTag)).toBe(direction));
