/** Advance widths of Arial (and its metric-compatible Liberation Sans and Arimo) in units of 2048 per em. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const regular = [
  1139, 1139, 1024, 1139, 1139, 569, 1139, 1139, 455, 455, 1024, 455, 1706, 1139, 1139, 1139, 1139, 682, 1024, 569, 1139, 1024, 1479, 1024,
  1024, 1024, 569, 1366, 1366, 1479, 1479, 1366, 1251, 1593, 1479, 569, 1024, 1366, 1139, 1706, 1479, 1593, 1366, 1593, 1479, 1366, 1251,
  1479, 1366, 1933, 1366, 1366, 1251,
];
const bold = [
  1139, 1251, 1139, 1251, 1139, 682, 1251, 1251, 569, 569, 1139, 569, 1821, 1251, 1251, 1251, 1251, 797, 1139, 682, 1251, 1139, 1593, 1139,
  1139, 1024, 569, 1479, 1479, 1479, 1479, 1366, 1251, 1593, 1479, 569, 1139, 1479, 1251, 1706, 1479, 1593, 1366, 1593, 1479, 1366, 1251,
  1479, 1366, 1933, 1366, 1366, 1251,
];

/** Average width of a text in Arial, in em; only letters and spaces count. */
export function measureArialWidth(text: string, weight: 'regular' | 'bold'): number {
  const widths = weight === 'bold' ? bold : regular;
  const known = Array.from(text)
    .map((character) => alphabet.indexOf(character))
    .filter((index) => index >= 0);
  return known.reduce((sum, index) => sum + (widths[index] ?? 0), 0) / known.length / 2048;
}
