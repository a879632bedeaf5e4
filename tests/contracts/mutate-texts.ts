import { blockFields, blockTypes } from '#generated/content/fields.ts';

/** HTML as editors paste it: tags in invalid places, and unclosed tags. */
const pastedHtml = {
  'list items without a list': '<li>one</li><li>two</li>',
  'a link in a link': '<p>a <a href="/x">one <strong>two <a href="/y">three</a></strong></a></p>',
  'a paragraph in a paragraph': '<p><span>a<p>b</p></span></p><h2><span><h3>c</h3></span></h2>',
  'cells without a table': '<td>a</td><tr><td>b</td></tr><caption>c</caption>',
  'a table in a table': '<table>text<tr><td>a<table><tr><td>b</td></tr></table></td></tr><li>c</li></table>',
  'tags that are left open': '<blockquote><ul><li><strong>a<em>b<p>c',
  'tags that were never opened': 'a</p></li></ul></div></section></main>b',
  'white space and characters that HTML replaces': ' \n\t&nbsp;\r\n&#0;&#xD800;\u0000\r',
} as const;

/** Texts that the server's HTML could deliver differently from the page's payload. */
const oddTexts = {
  'text that looks like HTML': '<b>x</b> &amp; </div></a></p><!--$-->',
  'line ends and characters that HTML replaces': '\n a\r\nb\rc\u2028d\u0000e\ufffdf\ud83d',
  'nothing but white space': ' \n\t ',
} as const;

const textFields = new Set([
  'title',
  'eyebrowText',
  'subtitle',
  'text',
  'caption',
  'copyright',
  'successText',
  'submitText',
  'minimizedTitle',
]);

/** Named variants of a block's content, without unchanged ones. */
export function createMutations(content: object): readonly (readonly [string, object])[] {
  const variants = [
    ...Object.entries(pastedHtml).map(([name, html]) => [name, replaceHtml(content, html)] as const),
    ...Object.entries(oddTexts).map(([name, text]) => [name, replaceTexts(content, text)] as const),
  ];
  const unchanged = JSON.stringify(content);
  return variants.filter(([, variant]) => JSON.stringify(variant) !== unchanged);
}

/** Puts `html` into every rich-text field of the content, child blocks included. */
function replaceHtml(content: object, html: string): object {
  return mapObjects(content, (value) => {
    const type = 'type' in value ? value.type : undefined;
    const blockType = blockTypes.find((known) => known === type);
    return blockType
      ? blockFields[blockType].html.reduce<object>((copy, path) => setAt(copy, path.split('.'), html) as object, value)
      : value;
  }) as object;
}

/** Puts `text` into every plain text that has a value. */
function replaceTexts(content: object, text: string): object {
  const rewrite = ([key, value]: [string, unknown]) => [key, typeof value === 'string' && textFields.has(key) ? text : value];
  return mapObjects(content, (value) => Object.fromEntries(Object.entries(value).map(rewrite))) as object;
}

function mapObjects(value: unknown, change: (value: object) => object): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapObjects(entry, change));
  if (typeof value !== 'object' || value === null) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapObjects(entry, change)])));
}

/** Sets a field, in each entry where the path has a star; absent parents stay absent. */
function setAt(value: unknown, [step, ...rest]: readonly string[], html: string): unknown {
  if (step === undefined) return html;
  if (step === '*') return Array.isArray(value) ? value.map((entry) => setAt(entry, rest, html)) : value;
  if (typeof value !== 'object' || value === null) return value;
  const known = (value as Readonly<Record<string, unknown>>)[step];
  return rest.length > 0 && known === undefined ? value : { ...value, [step]: setAt(known, rest, html) };
}
