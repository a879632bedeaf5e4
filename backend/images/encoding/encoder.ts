import type { Original } from './encode-variant.ts';
import type { OutputPlan } from './output-plan.ts';

/** Draws variants. */
export interface Encoder {
  /** What is drawn ahead leaves the processor to everything else. Rejects with what is wrong with the original, or once the signal is aborted. */
  encode(original: Original, plan: OutputPlan, signal: AbortSignal, isAhead?: boolean): Promise<Buffer>;
  close(): void;
}
