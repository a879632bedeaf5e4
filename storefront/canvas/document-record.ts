import type { ResolvedNode } from '#engine/block.ts';
import type { Choice } from '#engine/resolve/receipt.ts';
import type { PayloadNode } from '#engine/render/payload.ts';
import type { InlineSources } from '#engine/security/content-policy.ts';
import type { StaticBlock } from '#engine/render/static-blocks.ts';
import type { RequestFacts } from '../request/request.ts';
import { createRequestNote } from '../request/request-notes.ts';
import type { CanvasData } from './canvas-data.ts';

/** A canvas as it was composed for a visitor. */
export interface ComposedCanvas {
  /** What the browser gets of it. */
  readonly data: CanvasData;
  /** What the data holds packed. */
  readonly nodes: readonly PayloadNode[];
  /** Static HTML by node id, which the data never holds. */
  readonly statics: ReadonlyMap<string, StaticBlock>;
  /** Types whose code the page needs before it hydrates. */
  readonly preloadTypes: readonly string[];
  /** The blocks that it shows. */
  readonly shown: readonly ResolvedNode[];
  readonly choices: readonly Choice[];
}

/** What loaders leave for the document, which is rendered when all of them have ended. */
export interface DocumentRecord {
  /** By name. */
  readonly canvases: ReadonlyMap<string, ComposedCanvas>;
  readonly preloadTypes: ReadonlySet<string>;
  /** Every block that the document shows, to find the one that throws. */
  readonly shown: readonly ResolvedNode[];
  readonly choices: readonly Choice[];
  /** HTML for the document's head that the browser's React need not know. */
  readonly head: readonly string[];
  /** What it shows is the shopper's alone: nobody keeps it, not even the browser. */
  readonly isPrivate: boolean;
  /** What its policy allows to stand in it. */
  readonly inline: InlineSources;
}

interface Recorded {
  readonly canvases: readonly ComposedCanvas[];
  readonly head: readonly string[];
  readonly isPrivate: boolean;
  readonly inline: InlineSources;
}

const nothing: Recorded = { canvases: [], head: [], isPrivate: false, inline: { scripts: [], styles: [] } };
const records = createRequestNote<Recorded>('document');

/**
 * Notes a part of the request's document. Loaders run side by side and their data goes to the browser, so neither a value that they share
 * nor their answers can carry it (docs/decisions/0028-host-port-and-data-needs.md); a note is only ever added.
 */
export function recordDocument(facts: RequestFacts, part: Partial<Recorded>): void {
  const { canvases, head, isPrivate, inline } = records.find(facts) ?? nothing;
  records.keep(facts, {
    canvases: [...canvases, ...(part.canvases ?? [])],
    head: [...head, ...(part.head ?? [])],
    isPrivate: isPrivate || part.isPrivate === true,
    inline: part.inline ?? inline,
  });
}

export function documentOf(facts: RequestFacts): DocumentRecord {
  const { canvases, head, isPrivate, inline } = records.find(facts) ?? nothing;
  return {
    canvases: new Map(canvases.map((canvas) => [canvas.data.name, canvas])),
    preloadTypes: new Set(canvases.flatMap(({ preloadTypes }) => preloadTypes)),
    shown: canvases.flatMap(({ shown }) => shown),
    choices: canvases.flatMap(({ choices }) => choices),
    head,
    isPrivate,
    inline,
  };
}
