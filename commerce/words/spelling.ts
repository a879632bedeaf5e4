/** Words that the other English-speaking countries spell in their own way; the catalogues are written as in the United States. */
const spellings: Readonly<Record<string, string>> = { color: 'colour', colors: 'colours' };
const differing = new RegExp(`\\b(${Object.keys(spellings).join('|')})\\b`, 'gi');

const known = new WeakMap<object, unknown>();

/** A catalogue as the English of a locale such as "en-gb" spells it; other languages' as it is. The names of placeholders stay. */
export function spelled<Words extends object>(words: Words, locale: string): Words {
  if (!locale.startsWith('en-') || locale === 'en-us') return words;
  const made = (known.get(words) as Words | undefined) ?? (respell(words) as Words);
  known.set(words, made);
  return made;
}

function respell(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/\{\w+\}|[^{]+/g, (part) => (part.startsWith('{') ? part : respellText(part)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, respell(inner)]));
}

function respellText(text: string): string {
  return text.replaceAll(differing, (word) => {
    const spelling = spellings[word.toLowerCase()] ?? word;
    return word.startsWith(word.charAt(0).toLowerCase()) ? spelling : spelling.charAt(0).toUpperCase() + spelling.slice(1);
  });
}
