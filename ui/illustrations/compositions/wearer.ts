import { productModels } from '../catalogue.ts';
import { darken } from '../colour.ts';
import { drawGarment } from '../products/garment.ts';
import { drawTrousers } from '../products/trousers.ts';
import type { Sheet } from '../sheet.ts';
import { drawRock } from './props.ts';
import { at, stageOf } from './stage.ts';
import { tarnfellColours as T, type Paint } from '../palette.ts';

/** Someone seen from behind, hood up, cut off by the ridge they stand on. */
function drawWearer(sheet: Sheet, model: string, paint: Paint, legs: Paint, x: number, ground: number, height: number): string {
  const design = productModels.find((m) => m.model === model)?.design;
  const trousers = productModels.find((m) => m.model === 'trousers-drove')?.design;
  if (design?.form !== 'garment' || trousers?.form !== 'trousers') return '';
  const scale = height / 2030;
  const lower = at(drawTrousers(sheet, { ...trousers.spec, cargo: false }, legs, 'back'), 0, 830, 1);
  return at(lower + drawGarment(sheet, design.spec, paint, 'back'), x - 500 * scale, ground - 1960 * scale, scale);
}

export const onRidge =
  (scene: (sheet: Sheet) => void, model: string, paint: Paint) =>
  (sheet: Sheet): void => {
    const { width: w, height: h } = sheet;
    const stage = stageOf(sheet);
    const tall = w / h > 1.15 ? h * 1.36 : h * 1.02;
    scene(sheet);
    const rock = darken('#5a5f5c', 0.35);
    sheet.add(
      drawWearer(sheet, model, paint, T.night.paint, stage.x, w / h > 1.15 ? h * 1.37 : h * 1.2, tall),
      drawRock(sheet, stage.x + w * 0.02, h * 0.9, Math.max(w * 0.24, h * 0.3), rock),
    );
  };
