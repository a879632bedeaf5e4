/**
 * Creates ui/fonts/archivo-*.woff2 and archivo-fallbacks.ts from the package @fontsource-variable/archivo. Run by hand: `node
 * scripts/fonts/subset-font.ts`. Both axes stay variable, within the range that the brands use.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { cuts, subsets } from '#ui/fonts/cuts.ts';
import { measureArialWidth } from './arial-widths.ts';
import { parseSfntMetrics } from './sfnt-metrics.ts';

const features = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'calt', 'tnum', 'lnum', 'case'];
const weights = { min: 400, max: 800 };
/** Letters as frequent as in running English, to weight the average width. */
const sample = 'the quick and easy station road line is neat so that her lines are not on edge it has been taller in all';
const instances = {
  body: { wdth: 100, wght: 400, text: sample },
  wide: { wdth: 110, wght: 630, text: sample },
  condensed: { wdth: 76, wght: 800, text: sample.toUpperCase() },
};

const formatPercent = (value: number): string => `${(value * 100).toFixed(2)}%`;

/** The characters of a list such as `U+20-7E,U+A0`. */
function expandUnicodeRange(unicodeRange: string): string {
  const codes = unicodeRange.split(',').flatMap((entry) => {
    const [from = 0, to = from] = entry
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
  return String.fromCodePoint(...codes);
}

const source = await readFile(fileURLToPath(import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2')));
const everything = expandUnicodeRange(Object.values(subsets).join(','));

async function writeFont(name: string, characters: string, wdth: { readonly min: number; readonly max: number }): Promise<void> {
  const font = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: { wdth, wght: weights },
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(new URL(`../../ui/fonts/${name}.woff2`, import.meta.url), font);
  process.stdout.write(`${name}.woff2: ${font.length} bytes\n`);
}

for (const [cut, wdth] of Object.entries(cuts)) {
  for (const [subset, unicodeRange] of Object.entries(subsets))
    await writeFont(`archivo-${cut}-${subset}`, expandUnicodeRange(unicodeRange), wdth);
}
// The partners' frame is not part of a first page view, and has one file.
await writeFont('archivo-frame', everything, cuts.wide);

const faces: string[] = [];
for (const [name, { text, ...location }] of Object.entries(instances)) {
  const metrics = parseSfntMetrics(await subsetFont(source, everything, { targetFormat: 'truetype', variationAxes: location }));
  const em = Array.from(text).reduce((sum, character) => sum + metrics.advance(character), 0) / metrics.unitsPerEm;
  const local = location.wght >= 600 ? 'bold' : 'regular';
  const adjust = em / text.length / measureArialWidth(text, local);
  const formatOverride = (value: number): string => formatPercent(Math.abs(value) / metrics.unitsPerEm / adjust);
  faces.push(`  ${name}: {
    local: '${local}',
    sizeAdjust: '${formatPercent(adjust)}',
    ascentOverride: '${formatOverride(metrics.ascent)}',
    descentOverride: '${formatOverride(metrics.descent)}',
    lineGapOverride: '${formatOverride(metrics.lineGap)}',
  },`);
}
await writeFile(
  new URL('../../ui/fonts/archivo-fallbacks.ts', import.meta.url),
  `// Made by scripts/fonts/subset-font.ts from the font's own metrics: how Arial is adjusted to take Archivo's place.
export const archivoFallbacks = {
${faces.join('\n')}
} as const;
`,
);
