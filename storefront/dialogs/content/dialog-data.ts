import type { CanvasData } from '../../canvas/canvas-data.ts';
import type { PackedRecommendations } from '../../host/create-recommendation-service.ts';
import type { ShownChoice } from '../../canvas/get-shown-choices.ts';

/** Response of the shop's endpoint for content dialogs. */
export interface DialogData {
  readonly title: string;
  readonly canvas: CanvasData;
  /** Recommendations for its own blocks, by index. */
  readonly recommendations?: PackedRecommendations;
  readonly choices: readonly ShownChoice[];
}
