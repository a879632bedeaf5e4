import type { ResolvedNode } from '#engine/block.ts';
import type { Choice } from '#engine/resolve/receipt.ts';
import type { PayloadNode } from '#engine/render/payload.ts';
import type { InlineSources } from '#engine/security/content-policy.ts';
import type { StaticBlock } from '#engine/render/static-blocks.ts';
import type { CanvasData } from './canvas-data.ts';

/** A canvas composed for a visitor. */
export interface ComposedCanvas {
  /** The part that is sent to the browser. */
  readonly data: CanvasData;
  /** The nodes, which the data contains in packed form. */
  readonly nodes: readonly PayloadNode[];
  /** Static HTML by node id; the data does not contain it. */
  readonly statics: ReadonlyMap<string, StaticBlock>;
  /** Types whose code the page needs before it hydrates. */
  readonly preloadTypes: readonly string[];
  /** The blocks shown. */
  readonly shown: readonly ResolvedNode[];
  readonly choices: readonly Choice[];
}

interface Recorded {
  readonly canvases: readonly ComposedCanvas[];
  /** HTML for the document's head that React does not hydrate. */
  readonly head: readonly string[];
  /** The document shows private data: neither shared caches nor the browser store it. */
  readonly isPrivate: boolean;
  /** Inline sources that the content security policy of the document allows. */
  readonly inline: InlineSources;
}

/**
 * Collects what loaders contribute to the document, which is rendered after them. Loaders run in parallel and their data is sent to the
 * browser, so neither can carry it (docs/explanation/content-engine.md).
 */
export class DocumentRecord {
  #recorded: Recorded = { canvases: [], head: [], isPrivate: false, inline: { scripts: [], styles: [] } };

  /** Adds data to the record. Nothing is ever removed. */
  record(part: Partial<Recorded>): void {
    const { canvases, head, isPrivate, inline } = this.#recorded;
    this.#recorded = {
      canvases: [...canvases, ...(part.canvases ?? [])],
      head: [...head, ...(part.head ?? [])],
      isPrivate: isPrivate || part.isPrivate === true,
      inline: part.inline ?? inline,
    };
  }

  /** Canvases by name. */
  get canvases(): ReadonlyMap<string, ComposedCanvas> {
    return new Map(this.#recorded.canvases.map((canvas) => [canvas.data.name, canvas]));
  }

  get preloadTypes(): ReadonlySet<string> {
    return new Set(this.#recorded.canvases.flatMap(({ preloadTypes }) => preloadTypes));
  }

  /** Every block of the document, to find the one that throws. */
  get shown(): readonly ResolvedNode[] {
    return this.#recorded.canvases.flatMap(({ shown }) => shown);
  }

  get choices(): readonly Choice[] {
    return this.#recorded.canvases.flatMap(({ choices }) => choices);
  }

  get head(): readonly string[] {
    return this.#recorded.head;
  }

  get isPrivate(): boolean {
    return this.#recorded.isPrivate;
  }

  get inline(): InlineSources {
    return this.#recorded.inline;
  }
}
