import type { CanvasData } from '../../canvas/canvas-data.ts';

/** A content dialog as the shop's own service answers it. */
export interface DialogData {
  readonly title: string;
  readonly canvas: CanvasData;
}
