import type { BlockFault } from '../fault.ts';
import type { PayloadNode } from './payload.ts';
import type { StaticBlock } from './static-blocks.ts';

export interface RenderedPage {
  /** What the browser needs for hydration; plain data. */
  readonly payload: readonly PayloadNode[];
  /** By node id; give it to `StaticHtmlContext`, and send the styles of its classes. */
  readonly statics: ReadonlyMap<string, StaticBlock>;
  /** Types whose code the browser needs, each once. */
  readonly interactiveTypes: readonly string[];
  /** Of these, the ones it needs before hydration. */
  readonly preloadTypes: readonly string[];
  /** Blocks that threw and were left out. What parsing found is on the parsed page. */
  readonly faults: readonly BlockFault[];
  /** For the stream's `onError`: finds the interactive block that threw, logs it and leaves it out from then on. Answers the error's digest. */
  report(error: unknown, componentStack?: string): string | undefined;
}
