import type { PayloadNode } from '#engine/render/payload.ts';
import type { StaticBlock } from '#engine/render/static-blocks.ts';

interface Canvas {
  readonly nodes: readonly PayloadNode[];
  readonly statics: ReadonlyMap<string, Pick<StaticBlock, 'html' | 'classes'>>;
}

/** A document's static HTML, set aside while the rest of it is rendered. */
export interface PlacedStatics {
  /** The canvases with a mark in each place where static HTML belongs. */
  readonly canvases: ReadonlyMap<
    string,
    { readonly nodes: readonly PayloadNode[]; readonly statics: ReadonlyMap<string, { readonly html: string }> }
  >;
  /** Class names in what is set aside. */
  readonly classes: ReadonlySet<string>;
  /** The rendered document with everything in its place, as `finish` leaves it. */
  fill(html: string, finish?: (html: string) => string): string;
}

/**
 * Most of a page is HTML that is kept from page to page. React copies marks in its place, and whatever looks through the document looks
 * through the rest alone; that also finds nothing there that an editor's text may look like.
 * @param nonce Nobody can foresee, so that no text is taken for a mark
 */
export function placeStatics(canvases: ReadonlyMap<string, Canvas>, nonce: string): PlacedStatics {
  const classes = new Set<string>();
  const set: string[] = [];
  const mark = (block: Pick<StaticBlock, 'html' | 'classes'>): { readonly html: string } => {
    for (const name of block.classes) classes.add(name);
    set.push(block.html);
    return { html: `<!--${nonce} ${set.length - 1}-->` };
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
        return `${finish(set[Number(part.slice(0, end))] ?? '')}${part.slice(end + '-->'.length)}`;
      });
      return [first, ...filled].join('');
    },
  };
}
