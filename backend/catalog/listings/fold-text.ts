/** Normalizes text for comparison, independent of the keyboard: `Hüttenschuhe, großes Été` → `huttenschuhe grosses ete`. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** `rain` → `  r`, ` ra`, `rai`, `ain`, `in `. */
export function getTrigrams(word: string): string[] {
  const padded = `  ${word} `;
  return [...new Set(Array.from({ length: padded.length - 2 }, (_, i) => padded.slice(i, i + 3)))];
}
