/** The variable font in two cuts by the range of widths (in percent) that a brand uses. Unused widths would add a third to a file. */
export const cuts = {
  wide: { min: 100, max: 112 },
  narrow: { min: 75, max: 100 },
} as const;

export type FontCut = keyof typeof cuts;

/**
 * Each cut has two files by CSS unicode-range: characters of English texts and prices for the first paint, and characters of other
 * languages and rarer symbols, which a browser loads when a page contains one.
 */
export const subsets = {
  basic: 'U+20-7E,U+A0,U+A3,U+A9,U+AE,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC',
  extended:
    'U+A1-A2,U+A4-A8,U+AA-AD,U+AF-B6,U+B8-D6,U+D8-FF,U+152-153,U+178,U+2010-2011,U+201A,U+201E,U+2020,U+2030,U+2039-203A,U+2122,U+2190-2193,U+2212',
} as const;

export type FontSubset = keyof typeof subsets;

/** URLs of the two files of a cut. */
export type FontUrls = Readonly<Record<FontSubset, string>>;

/** The cut with the widths of the body (100 %) and of a brand's headings. */
export const getFontCut = (displayStretch: number): FontCut => (displayStretch < cuts.wide.min ? 'narrow' : 'wide');
