import { SaxesParser } from 'saxes';
import type { ImportIssue } from '../source-item.ts';
import { merchantColumns, readMerchantItem } from './merchant-item.ts';
import { ImportError, type SourceFormat, type SourceRow } from './source-format.ts';

/** Several times what the largest feeds contain. Beyond the first three, the file is rejected; beyond the others, its product. */
export const xmlLimits = {
  /** Elements inside each other. */
  depth: 32,
  /** Attributes of an element. */
  attributes: 64,
  /** Characters of a tag, a comment or a text. */
  token: 1_000_000,
  /** Elements of a product. */
  elements: 1000,
  /** Characters of a field of a product. */
  text: 100_000,
} as const;

const removePrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

interface OpenItem {
  readonly line: number;
  readonly depth: number;
  readonly values: Map<string, string[]>;
  elements: number;
  issue?: ImportIssue;
}

/** Collects the attributes of one item or entry, from its direct child elements only. */
function createItemReader(onItem: (row: SourceRow) => void) {
  const parser = new SaxesParser();
  let item: OpenItem | undefined;
  let depth = 0;
  let attributes = 0;
  let text = '';
  let tokenStart = 0;

  const rejectFile = (reason: string): never => {
    throw new ImportError(`Line ${parser.line}: ${reason}.`);
  };
  const rejectItem = (open: OpenItem, column: string, reason: string): void => {
    open.issue ??= { line: parser.line, column, reason, value: '', isRejected: true };
  };
  const startToken = (): void => {
    tokenStart = parser.position;
  };
  const addText = (part: string): void => {
    startToken();
    if (item && text.length <= xmlLimits.text) text += part;
  };
  const openElement = (open: OpenItem, name: string): void => {
    open.elements += 1;
    if (open.elements > xmlLimits.elements) rejectItem(open, name, `is one of more than ${xmlLimits.elements} elements of a product`);
  };
  const closeField = (open: OpenItem, name: string): void => {
    if (text.length > xmlLimits.text) rejectItem(open, name, `is longer than ${xmlLimits.text} characters`);
    if (open.issue) return;
    const found = open.values.get(name);
    if (found) found.push(text.trim());
    else open.values.set(name, [text.trim()]);
  };
  const closeItem = ({ line, values, issue }: OpenItem): void => {
    item = undefined;
    onItem(issue ? { issue } : { item: readMerchantItem({ line, values: (attribute) => values.get(attribute) ?? [] }) });
  };

  parser.on('opentagstart', () => {
    attributes = 0;
    depth += 1;
    if (depth > xmlLimits.depth) rejectFile(`more than ${xmlLimits.depth} elements are inside each other`);
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > xmlLimits.attributes) rejectFile(`an element has more than ${xmlLimits.attributes} attributes`);
  });
  parser.on('opentag', ({ name }) => {
    startToken();
    const own = removePrefix(name);
    if (item) openElement(item, own);
    else if (own === 'item' || own === 'entry') item = { line: parser.line, depth, values: new Map(), elements: 0 };
    text = '';
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('comment', startToken);
  parser.on('processinginstruction', startToken);
  parser.on('doctype', () => rejectFile('document type definitions (DOCTYPE) and their entities are not supported'));
  parser.on('closetag', ({ name }) => {
    startToken();
    if (item && depth === item.depth + 1) closeField(item, removePrefix(name));
    if (item && depth === item.depth) closeItem(item);
    depth -= 1;
  });
  parser.on('error', (error) => {
    throw new ImportError(`The file is not well-formed XML: ${error.message}`);
  });
  return {
    write(chunk: string): void {
      parser.write(chunk);
      if (parser.position - tokenStart > xmlLimits.token)
        rejectFile(`a tag, a comment or a text is longer than ${xmlLimits.token} characters`);
    },
    close: () => parser.close(),
  };
}

/** A Google Merchant feed as RSS or Atom. */
export const merchantXml: SourceFormat = {
  columns: merchantColumns,
  async *read(chunks) {
    const rows: SourceRow[] = [];
    const reader = createItemReader((row) => rows.push(row));
    for await (const chunk of chunks) {
      reader.write(chunk);
      yield* rows.splice(0);
    }
    reader.close();
    yield* rows.splice(0);
  },
};
