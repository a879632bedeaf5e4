/** An element of server-rendered HTML as a person meets it: by role, name and text, whatever the order of its attributes. */
export interface FoundElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** All text inside, spaces joined. */
  readonly text: string;
  readonly children: readonly FoundElement[];
}

interface OpenElement {
  readonly tag: string;
  readonly attributes: Record<string, string>;
  readonly children: FoundElement[];
  text: string;
}

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };
const token = /<!--[^]*?-->|<(\/?)([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gi;

const decode = (text: string): string => text.replaceAll(/&(?:lt|gt|quot|amp|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Every element of React's HTML, which closes what it opens and quotes every value, parents before their children. */
export function elementsIn(html: string): readonly FoundElement[] {
  const root: OpenElement = { tag: '', attributes: {}, children: [], text: '' };
  const open: OpenElement[] = [root];
  const top = (): OpenElement => open.at(-1) ?? root;
  const close = (): void => {
    const element = open.pop() ?? root;
    top().children.push({ ...element, text: tidy(element.text) });
    top().text += element.text;
  };
  for (const [, isEnd, name = '', rest = '', , text] of html.matchAll(token)) {
    if (text !== undefined) top().text += decode(text);
    else if (isEnd === '/') close();
    else if (name !== '') {
      const tag = name.toLowerCase();
      const attributes = [...rest.matchAll(/([^\s"'<>/=]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]);
      open.push({ tag, attributes: Object.fromEntries(attributes) as Record<string, string>, children: [], text: '' });
      if (VOID.has(tag)) close();
    }
  }
  const all = (element: FoundElement): FoundElement[] => [element, ...element.children.flatMap(all)];
  return root.children.flatMap(all);
}

/** The role that an element has by itself, or is given. */
function roleOf({ tag, attributes }: FoundElement): string | undefined {
  if (attributes.role !== undefined) return attributes.role;
  if (tag === 'a') return attributes.href === undefined ? undefined : 'link';
  if (tag === 'input') return ['radio', 'checkbox'].includes(attributes.type ?? '') ? attributes.type : 'textbox';
  if (/^h[1-6]$/.test(tag)) return 'heading';
  const own: Readonly<Record<string, string>> = { button: 'button', img: 'img', dialog: 'dialog', form: 'form', nav: 'navigation' };
  return own[tag];
}

/** Its label, else what it says: its text, or the alternative texts of its pictures. */
function nameOf(element: FoundElement): string {
  const { attributes, text, children } = element;
  const pictures = (list: readonly FoundElement[]): string =>
    list.map((child) => child.attributes.alt ?? pictures(child.children)).join(' ');
  return attributes['aria-label'] ?? attributes.alt ?? (text || tidy(pictures(children)));
}

/** The elements of a role, with a name where one is asked for, as Testing Library's `getAllByRole` finds them in a document. */
export function byRole(html: string, role: string, name?: string): readonly FoundElement[] {
  return elementsIn(html).filter((element) => roleOf(element) === role && (name === undefined || nameOf(element) === name));
}
