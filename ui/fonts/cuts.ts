/**
 * The variable font in two cuts by the range of widths (in per cent) that a brand's voices use: the data of a range that a brand never
 * uses would be a third of its file.
 */
export const cuts = {
  wide: { min: 100, max: 112 },
  narrow: { min: 75, max: 100 },
} as const;

export type FontCut = keyof typeof cuts;

/**
 * Each cut in two files, as CSS unicode-range: what English texts and prices are set in, which the first paint needs, and what other
 * languages add (the rest of Latin-1, Œ, œ, Ÿ, and rarer punctuation, arrows and signs), which a browser fetches where a page holds one of them.
 */
export const subsets = {
  basic: 'U+20-7E,U+A0,U+A3,U+A9,U+AE,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC',
  extended:
    'U+A1-A2,U+A4-A8,U+AA-AD,U+AF-B6,U+B8-D6,U+D8-FF,U+152-153,U+178,U+2010-2011,U+201A,U+201E,U+2020,U+2030,U+2039-203A,U+2122,U+2190-2193,U+2212',
} as const;

export type FontSubset = keyof typeof subsets;

/** Where a host serves the two files of a cut. */
export type FontUrls = Readonly<Record<FontSubset, string>>;

/** The cut that reaches from the body's 100 % to a brand's headings. */
export const cutOf = (displayStretch: number): FontCut => (displayStretch < cuts.wide.min ? 'narrow' : 'wide');
