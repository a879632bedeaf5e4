/** Metrics of a font for layout, in font units. */
export interface SfntMetrics {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly advance: (character: string) => number;
}

/**
 * Reads the metrics of a TrueType file (head, hhea, hmtx, cmap format 4).
 * @throws RangeError if a table is missing.
 */
export function parseSfntMetrics(font: Uint8Array): SfntMetrics {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const findTable = (tag: string): number => {
    for (let entry = 12; entry < 12 + view.getUint16(4) * 16; entry += 16) {
      if (String.fromCharCode(...font.subarray(entry, entry + 4)) === tag) return view.getUint32(entry + 8);
    }
    throw new RangeError(`the font has no ${tag} table`);
  };
  const hhea = findTable('hhea');
  const hmtx = findTable('hmtx');
  const longMetrics = view.getUint16(hhea + 34);
  const glyphOf = parseCharacterMap(view, findTable('cmap'));
  return {
    unitsPerEm: view.getUint16(findTable('head') + 18),
    ascent: view.getInt16(hhea + 4),
    descent: view.getInt16(hhea + 6),
    lineGap: view.getInt16(hhea + 8),
    advance: (character) => view.getUint16(hmtx + Math.min(glyphOf(character.codePointAt(0) ?? 0), longMetrics - 1) * 4),
  };
}

function parseCharacterMap(view: DataView, cmap: number): (codePoint: number) => number {
  let subtable = 0;
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const offset = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    if (view.getUint16(offset) === 4) subtable = offset;
  }
  if (subtable === 0) throw new RangeError('the font has no cmap of format 4');
  const segments = view.getUint16(subtable + 6) / 2;
  const ends = subtable + 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const offsets = deltas + segments * 2;
  return (codePoint) => {
    for (let segment = 0; segment < segments; segment += 1) {
      if (codePoint > view.getUint16(ends + segment * 2)) continue;
      const start = view.getUint16(starts + segment * 2);
      if (codePoint < start) return 0;
      const delta = view.getInt16(deltas + segment * 2);
      const rangeOffset = view.getUint16(offsets + segment * 2);
      if (rangeOffset === 0) return (codePoint + delta) & 0xffff;
      const glyph = view.getUint16(offsets + segment * 2 + rangeOffset + (codePoint - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
