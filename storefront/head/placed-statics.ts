import type { PayloadNode } from '#engine/render/payload.ts';
import type { StaticBlock } from '#engine/render/static-blocks.ts';

interface Canvas {
  readonly nodes: readonly PayloadNode[];
  readonly statics: ReadonlyMap<string, Pick<StaticBlock, 'html' | 'classes'>>;
}

/** Static HTML of a document, inserted after the remainder is rendered. */
export interface PlacedStatics {
  /** The canvases with placeholders for static HTML. */
  readonly canvases: ReadonlyMap<
    string,
    { readonly nodes: readonly PayloadNode[]; readonly statics: ReadonlyMap<string, { readonly html: string }> }
  >;
  /** Class names of the static HTML. */
  readonly classes: ReadonlySet<string>;
  /** Returns the rendered document with the static HTML, each part passed through `finish`. */
  fill(html: string, finish?: (html: string) => string): string;
}

/**
 * Replaces static HTML, most of a page, with placeholders, so that React and other passes over the document handle only the remainder.
 * These passes also never see editors' text.
 * @param nonce Unpredictable, so that no text can imitate a placeholder
 */
export function placeStatics(canvases: ReadonlyMap<string, Canvas>, nonce: string): PlacedStatics {
  const classes = new Set<string>();
  const htmlParts: string[] = [];
  const mark = (block: Pick<StaticBlock, 'html' | 'classes'>): { readonly html: string } => {
    for (const name of block.classes) classes.add(name);
    htmlParts.push(block.html);
    return { html: `<!--${nonce} ${htmlParts.length - 1}-->` };
  };
  const marked = [...canvases].map(([name, { nodes, statics }]) => {
    return [name, { nodes, statics: new Map([...statics].map(([id, block]) => [id, mark(block)])) }] as const;
  });
  return {
    canvases: new Map(marked),
    classes,
    fill(html, finish = (part) => part) {
      const [first = '', ...parts] = html.split(`<!--${nonce} `);
      const filled = parts.map((part) => {
        const end = part.indexOf('-->');
        return `${finish(htmlParts[Number(part.slice(0, end))] ?? '')}${part.slice(end + '-->'.length)}`;
      });
      return [first, ...filled].join('');
    },
  };
}
