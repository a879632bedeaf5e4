import type { CanvasData } from '../../canvas/canvas-data.ts';
import type { PackedRecommendations } from '../../host/listed-recommendations.ts';
import type { ShownChoice } from '../../canvas/choices.ts';

/** A content dialog as the shop's own service answers it. */
export interface DialogData {
  readonly title: string;
  readonly canvas: CanvasData;
  /** For its own blocks, by index. */
  readonly recommendations?: PackedRecommendations;
  readonly choices: readonly ShownChoice[];
}
