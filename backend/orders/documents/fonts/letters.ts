/** An inclusive range of Unicode code points. */
export type LetterRange = readonly [from: number, to: number];

/** Letters of the shop's languages, which the archivo-*.ttf files have. */
export const shopLetters: readonly LetterRange[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2010, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2026],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
];

/** Letters of Latin, Greek and Cyrillic names and addresses, which dejavu-sans.ttf has. */
export const europeanLetters: readonly LetterRange[] = [...shopLetters, [0x100, 0x24f], [0x370, 0x3ff], [0x400, 0x45f], [0x1e00, 0x1eff]];

/** True if the ranges contain every letter of the text. */
export const hasOnlyLetters = (ranges: readonly LetterRange[], text: string): boolean =>
  Array.from(text).every((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => from <= code && code <= to);
  });
