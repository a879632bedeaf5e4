import type { ResolvedNode } from '#engine/block.ts';
import type { Choice } from '#engine/resolve/receipt.ts';
import type { PayloadNode } from '#engine/render/payload.ts';
import type { InlineSources } from '#engine/security/content-policy.ts';
import type { StaticBlock } from '#engine/render/static-blocks.ts';
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

interface Recorded {
  readonly canvases: readonly ComposedCanvas[];
  /** HTML for the document's head that the browser's React need not know. */
  readonly head: readonly string[];
  /** What the document shows is the shopper's alone: nobody keeps it, not even the browser. */
  readonly isPrivate: boolean;
  /** What the document's policy allows to stand in it. */
  readonly inline: InlineSources;
}

/**
 * What loaders leave for the document, which is rendered when all of them have ended. Loaders run side by side and their data goes to the
 * browser, so neither a value that they share nor their answers can carry it (docs/decisions/0028-host-port-and-data-needs.md).
 */
export class DocumentRecord {
  #recorded: Recorded = { canvases: [], head: [], isPrivate: false, inline: { scripts: [], styles: [] } };

  /** Adds a part; nothing is ever taken away. */
  record(part: Partial<Recorded>): void {
    const { canvases, head, isPrivate, inline } = this.#recorded;
    this.#recorded = {
      canvases: [...canvases, ...(part.canvases ?? [])],
      head: [...head, ...(part.head ?? [])],
      isPrivate: isPrivate || part.isPrivate === true,
      inline: part.inline ?? inline,
    };
  }

  /** By name. */
  get canvases(): ReadonlyMap<string, ComposedCanvas> {
    return new Map(this.#recorded.canvases.map((canvas) => [canvas.data.name, canvas]));
  }

  get preloadTypes(): ReadonlySet<string> {
    return new Set(this.#recorded.canvases.flatMap(({ preloadTypes }) => preloadTypes));
  }

  /** Every block that the document shows, to find the one that throws. */
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
