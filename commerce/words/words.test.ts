import { describe, expect, it } from 'vitest';
import { errorCodes, errorPatterns } from '#generated/errors.ts';
import { errorTextOf } from './error-texts.ts';
import { errorTextsFor } from './error-texts-for.ts';
import { placeholdersOf } from './format.ts';
import { languages } from './language.ts';
import { spelled } from './spelling.ts';
import type { Catalogue } from './text.ts';
import { features, wordsFor } from './words-for.ts';

const others = languages.filter((language) => language !== 'en');
const allCodes = ['AUT', 'PRM', 'PRO'].flatMap((area) => Array.from({ length: 1000 }, (_, n) => `${area}${String(n).padStart(3, '0')}`));

describe.each(features)('words of %s', (feature) => {
  it.each(others)('are complete in %s, with the placeholders of the English ones', async (language) => {
    const [english, other]: readonly Catalogue[] = await Promise.all([wordsFor(feature, 'en-us'), wordsFor(feature, language)]);
    expect(Object.keys(other ?? {})).toEqual(Object.keys(english ?? {}));
    for (const [name, text] of Object.entries(other ?? {})) {
      expect(placeholdersOf(text), name).toEqual(placeholdersOf(english?.[name] ?? ''));
      expect(typeof text, name).toBe(typeof english?.[name]);
    }
  });

  it('are plain data without an empty text', async () => {
    for (const language of languages) {
      const words: Catalogue = await wordsFor(feature, language);
      expect(JSON.parse(JSON.stringify(words))).toEqual(words);
      for (const [name, text] of Object.entries(words))
        for (const form of typeof text === 'string' ? [text] : Object.values(text)) expect(form.trim(), name).not.toBe('');
    }
  });
});

describe('wordsFor', () => {
  it('speaks English where the language is not ours', async () => {
    expect(await wordsFor('cart', 'nl-nl')).toBe(await wordsFor('cart', 'en-us'));
  });

  it('spells English as its country does, and leaves placeholders alone', async () => {
    expect((await wordsFor('cart', 'en-us')).color).toBe('Color');
    for (const locale of ['en-gb', 'en-ca']) {
      expect((await wordsFor('cart', locale)).color).toBe('Colour');
    }
    expect(await wordsFor('cart', 'fr-ca')).toBe(await wordsFor('cart', 'fr-fr'));
    expect(spelled({ text: '{color} is a color, Colors too' }, 'en-gb')).toEqual({ text: '{color} is a colour, Colours too' });
  });
});

describe.each(languages)('error texts in %s', (language) => {
  it('exist for every code of the contract', async () => {
    const texts = await errorTextsFor(language);
    for (const code of errorCodes) expect(errorTextOf(texts, code), code).toBeTruthy();
    const inRange = allCodes.filter((code) => errorPatterns.some(({ pattern }) => pattern.test(code)));
    expect(inRange.length).toBeGreaterThan(100);
    for (const code of inRange) expect(errorTextOf(texts, code), code).toBeTruthy();
  });

  it('exist for no code outside of it', async () => {
    const texts = await errorTextsFor(language);
    const known = new Set<string>(errorCodes);
    const outside = allCodes.filter((code) => !known.has(code) && !errorPatterns.some(({ pattern }) => pattern.test(code)));
    for (const code of [...outside, 'PRM130..PRM175x', 'PRO4', '', 'xx', 'AUT4370']) expect(errorTextOf(texts, code), code).toBeUndefined();
  });

  it('say how many are allowed where the most is reached', async () => {
    expect(placeholdersOf((await errorTextsFor(language)).INV408 ?? '')).toEqual(['maxAllowedQty']);
  });
});

describe('errorTextsFor', () => {
  it('hands a page only what its calls may answer', async () => {
    const texts = await errorTextsFor('en-us', 'cart');
    expect(texts.BSK404).toBeDefined();
    expect(texts.unknown).toBeDefined();
    expect(texts.AUT450).toBeUndefined();
    expect(texts.STR404).toBeUndefined();
  });
});
