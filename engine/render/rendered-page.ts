import type { BlockFault } from '../fault.ts';
import type { PayloadNode } from './payload.ts';
import type { StaticBlock } from './static-blocks.ts';

export interface RenderedPage {
  /** Plain data that the browser needs for hydration. */
  readonly payload: readonly PayloadNode[];
  /** Static blocks by node id; provide it to `StaticHtmlContext`, and send the styles of its classes. */
  readonly statics: ReadonlyMap<string, StaticBlock>;
  /** Types whose code the browser needs, each once. */
  readonly interactiveTypes: readonly string[];
  /** The interactive types that the browser needs before hydration. */
  readonly preloadTypes: readonly string[];
  /** Blocks that threw and were left out. The parsed page has the faults that parsing found. */
  readonly faults: readonly BlockFault[];
  /**
   * For the stream's `onError`: finds the interactive block that threw, logs it and leaves it out from then on.
   * @returns the error's digest
   */
  report(error: unknown, componentStack?: string): string | undefined;
}
