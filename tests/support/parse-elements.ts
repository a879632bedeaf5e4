/** An element of server-rendered HTML, independent of the order of its attributes. */
export interface FoundElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** All text inside, with spaces collapsed. */
  readonly text: string;
  /** The same without parts that are hidden from assistive technology. */
  readonly spoken: string;
  readonly children: readonly FoundElement[];
}

interface OpenElement {
  readonly tag: string;
  readonly attributes: Record<string, string>;
  readonly children: FoundElement[];
  text: string;
  spoken: string;
}

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };
/** Their content is neither markup nor visible text. */
const RAW = new Set(['script', 'style']);
const TOKEN = /<!--[^]*?-->|<!doctype[^>]*>|<(\/?)([a-z][\w:-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gi;

const decode = (text: string): string => text.replaceAll(/&(?:lt|gt|quot|amp|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
const collapseSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function parseAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([^\s"'<>/=]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key.toLowerCase(), decode(value)]);
  return Object.fromEntries(pairs) as Record<string, string>;
}

/**
 * Parses every element of HTML with quoted attribute values, parents before their children. A string that should have been text appears
 * here as an element.
 */
export function parseElements(html: string): readonly FoundElement[] {
  const root: OpenElement = { tag: '', attributes: {}, children: [], text: '', spoken: '' };
  const open: OpenElement[] = [root];
  const getTop = (): OpenElement => open.at(-1) ?? root;
  const close = (): void => {
    const element = open.pop() ?? root;
    getTop().children.push({ ...element, text: collapseSpaces(element.text), spoken: collapseSpaces(element.spoken) });
    if (RAW.has(element.tag)) return;
    getTop().text += element.text;
    if (element.attributes['aria-hidden'] !== 'true' && !('hidden' in element.attributes)) getTop().spoken += element.spoken;
  };
  const closeTo = (tag: string): void => {
    if (!open.some((element) => element.tag === tag)) return;
    while (getTop().tag !== tag) close();
    close();
  };
  const write = (text: string): void => {
    getTop().text += text;
    getTop().spoken += text;
  };
  const token = new RegExp(TOKEN);
  for (let found = token.exec(html); found !== null; found = token.exec(html)) {
    const [, end, name, rest = '', isWhole, text] = found;
    const tag = name?.toLowerCase();
    if (text !== undefined) write(decode(text));
    if (tag === undefined) continue;
    if (end === '/') {
      closeTo(tag);
      continue;
    }
    open.push({ tag, attributes: parseAttributes(rest), children: [], text: '', spoken: '' });
    if (VOID.has(tag) || isWhole === '/') close();
    else if (RAW.has(tag)) {
      const from = token.lastIndex;
      const to = html.indexOf(`</${tag}`, from);
      token.lastIndex = to < 0 ? html.length : to;
      write(html.slice(from, token.lastIndex));
    }
  }
  while (open.length > 1) close();
  const collectAll = (element: FoundElement): FoundElement[] => [element, ...element.children.flatMap(collectAll)];
  return root.children.flatMap(collectAll);
}
