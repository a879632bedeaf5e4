import { SaxesParser } from 'saxes';
import { merchantColumns, readMerchantItem } from './merchant-item.ts';
import { ImportError, type SourceFormat, type SourceRow } from './source-format.ts';

/** Characters; an element with a longer text is not part of a product. */
const maxTextLength = 1_000_000;

const removePrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Collects the attributes of one item or entry, from its direct child elements only. */
function createItemReader(onItem: (row: SourceRow) => void) {
  const parser = new SaxesParser();
  let values: Map<string, string[]> | undefined;
  let line = 0;
  let depth = 0;
  let text = '';
  const addText = (part: string): void => {
    if (values && text.length < maxTextLength) text += part;
  };
  parser.on('opentag', ({ name }) => {
    const own = removePrefix(name);
    if (!values && (own === 'item' || own === 'entry')) {
      values = new Map();
      line = parser.line;
      depth = 0;
    } else if (values) depth += 1;
    text = '';
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ name }) => {
    if (!values) return;
    if (depth === 1) {
      const own = removePrefix(name);
      values.set(own, [...(values.get(own) ?? []), text.trim()]);
    }
    if (depth === 0) {
      const found = values;
      values = undefined;
      onItem({ item: readMerchantItem({ line, values: (attribute) => found.get(attribute) ?? [] }) });
    }
    depth -= 1;
  });
  parser.on('error', (error) => {
    throw new ImportError(`The file is not well-formed XML: ${error.message}`);
  });
  return parser;
}

/** A Google Merchant feed as RSS or Atom. */
export const merchantXml: SourceFormat = {
  columns: merchantColumns,
  async *read(chunks) {
    const rows: SourceRow[] = [];
    const parser = createItemReader((row) => rows.push(row));
    for await (const chunk of chunks) {
      parser.write(chunk);
      yield* rows.splice(0);
    }
    parser.close();
    yield* rows.splice(0);
  },
};
