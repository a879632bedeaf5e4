/** Ranges of Unicode, both ends included. */
export type LetterRange = readonly [from: number, to: number];

/** Letters of the shop's own languages: files archivo-*.ttf have them. */
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

/** Letters of names and addresses in Latin, Greek and Cyrillic: file dejavu-sans.ttf has them. */
export const europeanLetters: readonly LetterRange[] = [...shopLetters, [0x100, 0x24f], [0x370, 0x3ff], [0x400, 0x45f], [0x1e00, 0x1eff]];

/** True if every letter of a text is in the ranges. */
export const isWithin = (ranges: readonly LetterRange[], text: string): boolean =>
  Array.from(text).every((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => from <= code && code <= to);
  });
