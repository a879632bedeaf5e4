import { productModels } from '../catalog.ts';
import type { Paint } from '../palette.ts';
import { drawGarment } from '../products/garment.ts';
import { drawPack } from '../products/pack.ts';
import { drawSandal } from '../products/shoes/sandal.ts';
import { drawShoeSide } from '../products/shoes/shoe.ts';
import { group, type Sheet } from '../sheet.ts';

/** The subject's position: to the right of the text on wide frames, above it on tall ones. */
export interface Stage {
  x: number;
  ground: number;
  size: number;
}

export function createStage(sheet: Sheet, reach = 1): Stage {
  const { width: w, height: h } = sheet;
  return w / h > 1.15
    ? { x: w * 0.67, ground: h * 0.8, size: Math.min(w * 0.5, h * 0.86) * reach }
    : { x: w * 0.5, ground: h * 0.64, size: Math.min(w * 0.86, h * 0.7) * reach };
}

export const placeAt = (content: string, x: number, y: number, scale: number): string =>
  group(content, `transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale.toFixed(3)})"`);

export function drawSubject(sheet: Sheet, model: string, paint: Paint): string {
  const found = productModels.find((m) => m.model === model)?.design;
  switch (found?.form) {
    case 'shoe':
      return drawShoeSide(sheet, found.spec, paint);
    case 'sandal':
      return drawSandal(sheet, found.spec, paint);
    case 'pack':
      return drawPack(sheet, found.spec, paint);
    case 'garment':
      return drawGarment(sheet, found.spec, paint);
    default:
      return '';
  }
}

/** A shoe with its ground line at the stage; `size` is its length. */
export const drawStandingShoe = (sheet: Sheet, model: string, paint: Paint, x: number, ground: number, size: number): string =>
  placeAt(drawSubject(sheet, model, paint), x - size / 2, ground - 600 * (size / 1000), size / 1000);
