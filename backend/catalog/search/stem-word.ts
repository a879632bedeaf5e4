import type { ShopLanguage } from '../../sites/shop-site.ts';

/** Endings of inflected forms of a folded word; the remaining stem has at least three letters. */
const endings: Readonly<Record<ShopLanguage, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/(?:ies|ie)$/, 'y'],
    [/(ss|sh|ch|x)es$/, '$1'],
    [/([^s])s$/, '$1'],
  ],
  fr: [
    [/aux$/, 'al'],
    [/[sx]$/, ''],
  ],
  de: [[/(?:en|er|es|em|e|n|s)$/, '']],
};

/** Stems a folded word: the same for singular and plural. Only compared with other keys, never shown. */
export function stemWord(word: string, language: ShopLanguage): string {
  if (word.length < 4) return word;
  for (const [ending, instead] of endings[language]) {
    const key = word.replace(ending, instead);
    if (key !== word) return key.length < 3 ? word : key;
  }
  return word;
}
