import type { Position } from '../distance.ts';
import { findByPrefix, type PostalCode } from './load-places.ts';

interface Format {
  /** Matches a complete or partial code. */
  readonly pattern: string;
  /** The code as in the list, then shorter fallbacks. */
  readonly candidates: (code: string) => readonly string[];
  readonly label: (code: string, place: PostalCode) => string;
}

/** The code, and its prefixes down to a minimum length. */
const getPrefixes =
  (longest: number, shortest: number) =>
  (code: string): string[] => {
    const known = code.slice(0, longest);
    return Array.from({ length: Math.max(1, known.length - shortest + 1) }, (_, left) => known.slice(0, known.length - left));
  };

const formatLabel = (code: string, { name, region }: PostalCode): string => `${name}, ${region} ${code}`;

/** The list contains British outward codes whose place differs from their area's, and the first half of Canadian codes. */
const formats: Readonly<Record<string, Format>> = {
  US: { pattern: String.raw`(\d{3,5})(?:-\d{4})?`, candidates: getPrefixes(5, 3), label: formatLabel },
  CA: { pattern: String.raw`([A-Z]\d[A-Z])(?: ?\d(?:[A-Z]\d?)?)?`, candidates: getPrefixes(3, 2), label: formatLabel },
  GB: {
    pattern: String.raw`([A-Z]{1,2}\d[A-Z\d]?)(?: ?\d(?:[A-Z]{1,2})?)?`,
    candidates: (code) => [code, code.replace(/(?<=\d)[A-Z]$/, ''), code.replace(/\d.*$/, '')],
    label: (code, { name }) => `${name} ${code}`,
  },
  DE: { pattern: String.raw`(\d{2,5})`, candidates: getPrefixes(5, 2), label: (code, { name }) => `${code} ${name}` },
};

export interface WrittenCode {
  readonly code: string;
  /** Text before or after the code. */
  readonly name: string;
}

/** The postal code at the start or end of a text, in the format of a country; undefined without one. */
export function readPostalCode(text: string, country: string): WrittenCode | undefined {
  const pattern = formats[country]?.pattern;
  if (pattern === undefined) return undefined;
  const upper = text.trim().toUpperCase();
  const first = new RegExp(String.raw`^${pattern}(?:[\s,]+(?<name>.*))?$`).exec(upper);
  const last = first ?? new RegExp(String.raw`^(?<name>.*?)[\s,]+${pattern}$`).exec(upper);
  const code = [last?.[1], last?.[2]].find((part) => part !== undefined && new RegExp(`^${pattern}$`).test(part));
  return code === undefined ? undefined : { code, name: last?.groups?.name ?? '' };
}

/**
 * Position and label of a code, or the center of all codes with the same start.
 * @param isApproximate True to match shorter prefixes
 */
export function findPostalCode(
  codes: readonly PostalCode[],
  code: string,
  { country, isApproximate }: { readonly country: string; readonly isApproximate: boolean },
): (Position & { readonly label: string }) | undefined {
  const format = formats[country];
  if (!format) return undefined;
  const candidates = format.candidates(code);
  for (const candidate of isApproximate ? candidates : candidates.slice(0, 1)) {
    const found = findByPrefix(codes, (entry) => entry.code, candidate);
    const exact = found.find((entry) => entry.code === candidate);
    const place = exact ?? found[Math.floor(found.length / 2)];
    // "E1" is a string prefix of "E17", but not its area.
    if (!place || (country === 'GB' && !exact)) continue;
    return { ...(exact ?? getCenter(found)), label: format.label(code, place) };
  }
  return undefined;
}

/** Averages positions in three dimensions, which is correct across the antimeridian. */
function getCenter(positions: readonly Position[]): Position {
  const rad = Math.PI / 180;
  const points = positions.map(({ latitude, longitude }) => [
    Math.cos(latitude * rad) * Math.cos(longitude * rad),
    Math.cos(latitude * rad) * Math.sin(longitude * rad),
    Math.sin(latitude * rad),
  ]);
  const [x = 0, y = 0, z = 0] = [0, 1, 2].map((axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0));
  return { latitude: Math.atan2(z, Math.hypot(x, y)) / rad, longitude: Math.atan2(y, x) / rad };
}
