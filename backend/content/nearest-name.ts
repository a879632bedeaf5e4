/** Edits (insert, delete, replace, swap of neighbours) that turn one word into the other. */
function distance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const at = (up: number, left: number): number => (up === 0 ? current[column - left] : rows[row - up]?.[column - left]) ?? Infinity;
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1] ? at(2, 2) + 1 : Infinity;
      current[column] = Math.min(at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + (same ? 0 : 1), swapped);
    }
    rows.push(current);
  }
  return rows[from.length]?.[to.length] ?? Infinity;
}

/** The name that was probably meant; undefined where none is near. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  const word = written.toLowerCase();
  const ranked = names
    .map((name) => ({ name, edits: distance(word, name.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits || a.name.localeCompare(b.name));
  const best = ranked[0];
  return best && best.edits <= Math.max(1, Math.floor(word.length / 3)) ? best.name : undefined;
}
