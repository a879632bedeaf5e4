/**
 * Creates the fonts of PDF documents, backend/orders/documents/fonts/*.ttf: the shop's own for its texts, and DejaVu Sans for names and
 * addresses in other scripts. Run by hand: `node scripts/fonts/document-fonts.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { europeanLetters, shopLetters, type LetterRange } from '#backend/orders/documents/fonts/letters.ts';

const getCharacters = (ranges: readonly LetterRange[]): string =>
  ranges.map(([from, to]) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))).join('');

const archivo = import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2');
const dejaVu = import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const files = {
  'archivo-regular': { from: archivo, ranges: shopLetters, axes: { wdth: 100, wght: 400 } },
  'archivo-bold': { from: archivo, ranges: shopLetters, axes: { wdth: 100, wght: 680 } },
  'dejavu-sans': { from: dejaVu, ranges: europeanLetters, axes: {} },
};

for (const [name, { from, ranges, axes }] of Object.entries(files)) {
  const font = await subsetFont(await readFile(fileURLToPath(from)), getCharacters(ranges), {
    targetFormat: 'truetype',
    variationAxes: axes,
    keepFeatures: ['kern', 'tnum', 'lnum'],
    noHinting: true,
  });
  await writeFile(new URL(`../../backend/orders/documents/fonts/${name}.ttf`, import.meta.url), font);
  process.stdout.write(`${name}.ttf: ${font.length} bytes\n`);
}
