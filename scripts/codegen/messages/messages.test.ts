import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generateMessageFiles } from './write-messages.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cairn-messages-'));
  cpSync(new URL('../../../messages/locales.json', import.meta.url), join(root, 'locales.json'));
});

afterEach(() => rmSync(root, { recursive: true }));

const texts = { title: 'Color', remove: 'Remove {name}', items: '{count, plural, one {# item} other {# items}}' };

function write(feature: string, byLocale: Readonly<Record<string, object | string>>): void {
  mkdirSync(join(root, feature), { recursive: true });
  for (const [locale, messages] of Object.entries(byLocale)) {
    writeFileSync(join(root, feature, `${locale}.json`), typeof messages === 'string' ? messages : JSON.stringify(messages));
  }
}

function getFileText(path: string): string {
  return generateMessageFiles(root).find((output) => output.path === `messages/${path}`)?.text ?? '';
}

describe('generateMessageFiles', () => {
  it('types each message by its arguments', () => {
    const rich = { terms: 'See <link>terms</link>', on: 'On {date, date, long}', size: '{unit, select, eu {EU} other {US}}' };
    const whole = { ...texts, ...rich };
    write('cart', { en: whole, fr: whole, de: whole });
    const types = getFileText('cart/messages.ts');
    expect(types).toContain('readonly "title": string;');
    expect(types).toContain('readonly "remove": (values: { readonly name: string }) => string;');
    expect(types).toContain('readonly "items": (values: { readonly count: number }) => string;');
    expect(types).toContain(
      'readonly "terms": <Node>(values: { readonly link: (content: string) => Node }) => readonly (string | Node)[];',
    );
    expect(types).toContain('readonly "on": (values: { readonly date: Date }) => string;');
    expect(types).toContain('readonly "size": (values: { readonly unit: "eu" | (string & {}) }) => string;');
  });

  it('merges overrides with their fallbacks, message by message', () => {
    write('cart', { en: { ...texts, other: 'favor' }, 'en-GB': { title: 'Colour', other: 'favour' }, fr: { ...texts, other: 'x' } });
    write('cart', { de: { ...texts, other: 'x' }, 'en-CA': { other: 'favour (CA)' } });
    expect(getFileText('cart/en-GB.ts')).toContain('{"title":"Colour","remove":["Remove ","name"]');
    expect(getFileText('cart/en-CA.ts')).toContain('"remove":["Remove ","name"]');
    expect(getFileText('cart/en-CA.ts')).toContain('"other":"favour (CA)"');
    expect(getFileText('cart/fr-CA.ts')).toBe('');
    expect(getFileText('cart/all.ts')).toContain("'fr-CA': fr");
  });

  it('groups blocks by type', () => {
    write('blocks/promo-bar', { en: texts, fr: texts, de: texts });
    expect(getFileText('block-messages.ts')).toContain("readonly 'promo-bar': PromoBarMessages;");
  });

  it.each([
    ['a missing language', { en: texts, fr: texts }, 'messages/cart/de.json: lacks title, remove, items'],
    ['a missing message', { en: texts, fr: { title: 'a', remove: '{name}' }, de: texts }, 'messages/cart/fr.json: lacks items'],
    ['no English', { fr: texts, de: texts }, 'messages/cart/en.json: is missing'],
    ['an unknown message', { en: texts, fr: { ...texts, more: 'x' }, de: texts }, 'messages/cart/fr.json at more: is not a message'],
    [
      'an orphan override',
      { en: texts, fr: texts, de: texts, 'en-GB': { gone: 'x' } },
      'messages/cart/en-GB.json at gone: is not a message',
    ],
    ['a needless override', { en: texts, fr: texts, de: texts, 'en-GB': { title: 'Color' } }, 'at title: equals its fallback'],
    [
      'another argument',
      { en: texts, fr: { ...texts, remove: '{nom}' }, de: texts },
      'at remove: takes {nom} (string), but English takes {name}',
    ],
    [
      'another kind',
      { en: texts, fr: { ...texts, remove: '{name, number}' }, de: texts },
      'takes {name} (number), but English takes {name} (string)',
    ],
    ['an empty text', { en: { ...texts, title: ' ' }, fr: texts, de: texts }, 'messages/cart/en.json at title: must be a non-empty text'],
    ['a text that is not ICU', { en: { ...texts, title: '{name' }, fr: texts, de: texts }, 'at title: is not ICU MessageFormat'],
    ['a foreign plural form', { en: { ...texts, items: '{count, plural, few {#} other {#}}' }, fr: texts, de: texts }, 'plural form "few"'],
    ['an argument of two kinds', { en: { ...texts, title: '{a} {a, number}' }, fr: texts, de: texts }, 'both as string and as number'],
    ['a locale that is not ours', { en: texts, fr: texts, de: texts, nl: texts }, 'messages/cart/nl.json: is not named after a locale'],
    ['broken JSON', { en: '{', fr: texts, de: texts }, 'messages/cart/en.json: is not JSON'],
  ])('rejects %s in one sentence', (_name, byLocale, sentence) => {
    write('cart', byLocale);
    expect(() => generateMessageFiles(root)).toThrow(sentence);
  });
});
