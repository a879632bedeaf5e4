import fc from 'fast-check';
import type { Schema } from '../document/schema.ts';

const byFormat: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid({ version: 4 }),
  email: fc.constantFrom('robin@shopper.example', 'a+b@x.example'),
  // Years with four digits in ISO 8601.
  'date-time': fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }).map((date) => date.toISOString()),
  link: fc.constantFrom('/en-us/p/shell', '?size=M', 'https://shopper.example/path?q=1', 'tel:+13035550142'),
  'media-url': fc.constantFrom('/media/a.webp', 'https://media.shopper.example/a.jpg'),
  date: fc.constantFrom('2026-11-22', '1999-12-31'),
  uri: fc.webUrl(),
};

const edgesByFormat: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.constantFrom('00000000-0000-4000-8000-000000000000', 'ffffffff-ffff-4fff-bfff-ffffffffffff'),
  email: fc.constantFrom('a@b.co', `${'a'.repeat(64)}@${'b'.repeat(60)}.example`),
  'date-time': fc.constantFrom('1970-01-01T00:00:00Z', '2028-02-29T23:59:59.999Z', '9999-12-31T23:59:59Z', '2026-11-01T01:30:00-12:00'),
  date: fc.constantFrom('1900-01-01', '2028-02-29', '9999-12-31'),
  uri: fc.constantFrom('https://a.co', `https://shopper.example/${'a'.repeat(200)}`),
};

/** Strings of the minimum or maximum length of the schema. */
function drawEdges({ format, pattern, minLength = 0, maxLength = Infinity }: Schema, longest: number): fc.Arbitrary<string> | undefined {
  const formatted = format === undefined ? undefined : edgesByFormat[format];
  if (formatted) return formatted;
  if (pattern !== undefined) return undefined;
  const most = Math.min(maxLength, longest);
  return fc.constantFrom('x'.repeat(minLength), 'x'.repeat(most), 'é'.repeat(most), ' '.repeat(minLength));
}

/** @param longest Maximum length, to draw the shortest and the longest strings only; undefined for any length */
export function drawText(schema: Schema, longest: number | undefined): fc.Arbitrary<string> {
  const edges = longest === undefined ? undefined : drawEdges(schema, longest);
  if (edges) return edges;
  const { format, pattern, minLength = 0, maxLength = 40 } = schema;
  const formatted = format === undefined ? undefined : byFormat[format];
  if (formatted) return formatted;
  if (pattern !== undefined) {
    try {
      return fc.stringMatching(new RegExp(pattern));
    } catch {
      // Fallback for a pattern that cannot be drawn from: the value is nearly valid.
    }
  }
  return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40) });
}
