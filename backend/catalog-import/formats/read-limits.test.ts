import { describe, expect, it } from 'vitest';
import { merchantXmlFeed } from '../testing/feed-files.ts';
import { merchantXml, xmlLimits } from './merchant-xml.ts';
import { shopifyCsv } from './shopify-csv.ts';
import type { SourceFormat, SourceRow } from './source-format.ts';

/** Reads an endless or huge file, and counts the characters that were read of it. */
async function read({ read: readRows }: SourceFormat, parts: Iterable<string>) {
  const rows: SourceRow[] = [];
  let characters = 0;
  async function* chunks(): AsyncGenerator<string> {
    for (const part of parts) {
      characters += part.length;
      yield part;
    }
  }
  const error = await (async () => {
    for await (const row of readRows(chunks())) rows.push(row);
  })().then(
    () => undefined,
    (reason: unknown) => reason as Error,
  );
  return { rows, characters, message: error?.message, name: error?.name };
}

function* repeat(start: string, part: string, times = 1_000_000): Generator<string> {
  yield start;
  const atOnce = 1000;
  for (let index = 0; index < times; index += atOnce) yield part.repeat(atOnce);
}

const laughs = ['<!DOCTYPE rss [<!ENTITY a0 "ha">'];
for (let level = 1; level <= 9; level += 1) laughs.push(`<!ENTITY a${level} "${`&a${level - 1};`.repeat(10)}">`);
const createItem = (fields: string): string => `<rss><channel>\n<item>${fields}</item></channel></rss>`;

describe('merchantXml', () => {
  it.each([
    ['elements that are a million deep', repeat('<rss>', '<a>'), `Line 1: more than ${xmlLimits.depth} elements`, 10_000],
    [
      'elements that are a million deep in a product',
      repeat('<rss><item>\n', '<a>'),
      `Line 2: more than ${xmlLimits.depth} elements`,
      10_000,
    ],
    ['a million attributes', repeat('<rss ', 'a="" '), `Line 1: an element has more than ${xmlLimits.attributes} attributes`, 10_000],
    ['entities that expand each other', [...laughs, ']><rss>&a9;</rss>'], 'Line 1: document type definitions', 2000],
    ['an entity of its own', ['<rss>&company;</rss>'], 'undefined entity', 100],
    ['a comment without an end', repeat('<rss><!-- ', 'x '), 'Line 1: a tag, a comment or a text is longer', 1_010_000],
    ['a document type without an end', repeat('<!DOCTYPE rss [', '<!ENTITY a "b">'), 'a tag, a comment or a text is longer', 1_050_000],
    ['an attribute without an end', repeat('<rss a="', 'x '), 'a tag, a comment or a text is longer', 1_010_000],
    ['a name without an end', repeat('<', 'xx'), 'a tag, a comment or a text is longer', 1_010_000],
    ['a text without an end', repeat('<rss><item><id>', 'x '), 'a tag, a comment or a text is longer', 1_010_000],
  ])('rejects a file with %s, early', async (_, parts, message, most) => {
    const { name, message: found, characters, rows } = await read(merchantXml, parts);
    expect([name, rows]).toEqual(['ImportError', []]);
    expect(found).toContain(message);
    expect(characters).toBeLessThanOrEqual(most);
  });

  it.each([
    ['a field that is too long', `<g:title>${'x'.repeat(xmlLimits.text + 1)}</g:title>`, 'title', 'is longer than 100000 characters'],
    [
      'too many elements',
      '<g:image_link>a</g:image_link>'.repeat(xmlLimits.elements + 1),
      'image_link',
      'is one of more than 1000 elements',
    ],
  ])('rejects a product with %s, and reads the next', async (_, fields, column, reason) => {
    const both = createItem(`${fields}</item><item><g:id>next</g:id>`);
    const { rows, message } = await read(merchantXml, [both]);
    expect(message).toBeUndefined();
    expect(rows[0]).toMatchObject({ issue: { line: 2, column, reason: expect.stringContaining(reason), isRejected: true } });
    expect(rows[1]).toMatchObject({ item: { variant: { key: 'next' } } });
  });

  it('reads a feed in any chunks', async () => {
    const whole = await read(merchantXml, [merchantXmlFeed]);
    const single = await read(merchantXml, merchantXmlFeed);
    expect(whole.rows).toHaveLength(1);
    expect(single.rows).toEqual(whole.rows);
  });
});

describe('shopifyCsv', () => {
  const start = 'Handle,Title,Variant Price\na,b,1\n';

  it.each([
    ['a quote that is never closed', repeat(`${start}c,"d,1\n`, 'x,y,2\n'), 1_010_000],
    ['a field without an end', repeat(`${start}c,`, 'xx'), 1_010_000],
    ['a quote that is open at the end', [`${start}c,"d,1\nx,y,2\n`], 100],
  ])('rejects a file with %s, and names the line where the row starts', async (_, parts, most) => {
    const { name, message, characters } = await read(shopifyCsv, parts);
    expect([name, message]).toEqual(['ImportError', expect.stringContaining('Line 3: ')]);
    expect(characters).toBeLessThanOrEqual(most);
  });
});
