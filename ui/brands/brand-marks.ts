/** Brand symbols: monochrome, in currentColor, on a 64 × 64 square. */
const marks: Record<string, string> = {
  tarnfell:
    '<path fill-rule="evenodd" d="M32 4A28 28 0 1 1 32 60A28 28 0 1 1 32 4ZM32 8.500A23.500 23.500 0 0 0 10.200 40.800L25.500 18.500L35 32.600H30.400L25.500 25.600L12.700 44.400A23.500 23.500 0 0 0 51.300 44.400L43.200 32.200L38.200 39.800L35.400 36L43.200 24.600L53.800 40.800A23.500 23.500 0 0 0 32 8.500Z"/>',
  solvane:
    '<path d="M6 42C9 20 28 6 58 12C40 13 27 21 22.500 42ZM28 42C31 29 40 21.500 58 19.500L52.500 42Z"/><path d="M6 48H52L50.500 54H6Z"/>',
};

/** Strokes of capital letters on a grid 20 wide and 28 high, drawn by hand. */
const letters: Record<string, readonly [width: number, d: string]> = {
  t: [20, 'M1 2.500H19M10 2.500V28'],
  a: [22, 'M1.500 28L11 1L20.500 28M5.500 19H16.500'],
  r: [18, 'M2.500 28V2.500H10A6.500 6.500 0 0 1 10 15.500H2.500M10 15.500L17 28'],
  n: [21, 'M2.500 28V2.500L18.500 25.500V0'],
  f: [16, 'M2.500 28V2.500H16M2.500 14H13.500'],
  e: [16, 'M16 2.500H2.500V25.500H16M2.500 14H13.500'],
  l: [15, 'M2.500 0V25.500H15'],
  s: [18, 'M16 5.500C14 1.500 3 1 3 8C3 15.500 16 12.500 16 20C16 27 4.500 27.500 2 22'],
  o: [26, 'M13 2.500A11.500 11.500 0 1 1 13 25.500A11.500 11.500 0 1 1 13 2.500Z'],
  v: [22, 'M1.500 0L11 27L20.500 0'],
};

/** Weight, gap and slant of each brand's lettering. */
const lettering: Record<string, { readonly weight: number; readonly gap: number; readonly slant: number; readonly margin: number }> = {
  tarnfell: { weight: 4, gap: 11, slant: 0, margin: 8 },
  solvane: { weight: 6.5, gap: 5, slant: -12, margin: 14 },
};

/** A drawing as a self-contained SVG document with its size in pixels. */
export interface BrandDrawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

export const brandNames: readonly string[] = Object.keys(marks);

/** Draws a brand's symbol; null for an unknown brand. */
export function drawMark(brand: string): BrandDrawing | null {
  return Object.hasOwn(marks, brand) ? toDocument(512, 512, '0 0 64 64', marks[brand] ?? '') : null;
}

/** Draws a brand's name in its lettering; null for an unknown brand. */
export function drawWordmark(brand: string): BrandDrawing | null {
  const look = Object.hasOwn(lettering, brand) ? lettering[brand] : undefined;
  if (!look) return null;
  const word = drawLetters(brand, look);
  const width = Math.round(word.width + look.margin);
  return toDocument(width * 4, 144, `-4 -4 ${width} 36`, word.content);
}

function toDocument(width: number, height: number, box: string, content: string): BrandDrawing {
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}" fill="currentColor">${content}</svg>`,
    width,
    height,
  };
}

/** Hand-drawn lettering of a name; the weight and slant are the brand's. */
function drawLetters(name: string, look: { weight: number; gap: number; slant: number }): { content: string; width: number } {
  let x = 0;
  let d = '';
  for (const letter of name) {
    const [advance, strokes] = letters[letter] ?? [0, ''];
    d += `<path transform="translate(${x} 0)" d="${strokes}"/>`;
    x += advance + look.gap;
  }
  const width = x - look.gap;
  const shift = look.slant === 0 ? '' : ` transform="translate(8 0) skewX(${look.slant})"`;
  return { content: `<g fill="none" stroke="currentColor" stroke-width="${look.weight}" stroke-linejoin="miter"${shift}>${d}</g>`, width };
}
