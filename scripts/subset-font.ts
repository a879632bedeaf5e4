/**
 * Makes archivo.woff2 and archivo-fallbacks.ts from the package @fontsource-variable/archivo.
 * Run by hand: `node scripts/subset-font.ts`. Both axes stay variable, within the range that the brands use.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { arialAverageWidth } from './fonts/arial-widths.ts';
import { parseSfntMetrics } from './fonts/sfnt-metrics.ts';

const axes = { wdth: { min: 75, max: 112 }, wght: { min: 400, max: 800 } };
const features = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'calt', 'tnum', 'lnum', 'case'];
const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
/** Latin, Latin-1, what French and German add, typographic punctuation, €, ™, arrows and minus where the font draws them. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ‐‑–—‘’‚“”„†•…‰‹›€™←↑→↓−`;
/** Letters as frequent as in running English, to weigh the average width. */
const sample = 'the quick and easy station road line is neat so that her lines are not on edge it has been taller in all';
const instances = {
  body: { wdth: 100, wght: 400, text: sample },
  wide: { wdth: 110, wght: 630, text: sample },
  condensed: { wdth: 76, wght: 800, text: sample.toUpperCase() },
};

const percent = (value: number): string => `${(value * 100).toFixed(2)}%`;

const source = await readFile(fileURLToPath(import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2')));
const font = await subsetFont(source, characters, {
  targetFormat: 'woff2',
  variationAxes: axes,
  keepFeatures: features,
  noHinting: true,
});
await writeFile(new URL('../ui/fonts/archivo.woff2', import.meta.url), font);

const faces: string[] = [];
for (const [name, { text, ...location }] of Object.entries(instances)) {
  const metrics = parseSfntMetrics(await subsetFont(source, characters, { targetFormat: 'truetype', variationAxes: location }));
  const em = Array.from(text).reduce((sum, character) => sum + metrics.advance(character), 0) / metrics.unitsPerEm;
  const local = location.wght >= 600 ? 'bold' : 'regular';
  const adjust = em / text.length / arialAverageWidth(text, local);
  const override = (value: number): string => percent(Math.abs(value) / metrics.unitsPerEm / adjust);
  faces.push(`  ${name}: {
    local: '${local}',
    sizeAdjust: '${percent(adjust)}',
    ascentOverride: '${override(metrics.ascent)}',
    descentOverride: '${override(metrics.descent)}',
    lineGapOverride: '${override(metrics.lineGap)}',
  },`);
}
await writeFile(
  new URL('../ui/fonts/archivo-fallbacks.ts', import.meta.url),
  `// Made by scripts/subset-font.ts from the font's own metrics: how Arial is adjusted to take Archivo's place.
export const archivoFallbacks = {
${faces.join('\n')}
} as const;
`,
);
process.stdout.write(`archivo.woff2: ${font.length} bytes\n`);
