import { createSymmetricOutline } from '../geometry.ts';
import type { Paint } from '../palette.ts';
import type { Sheet } from '../sheet.ts';
import type { GarmentDesign } from './garment-cut.ts';
import { drawPanel, drawSeam } from './material.ts';

export function drawYoke(sheet: Sheet, design: GarmentDesign, paint: Paint): string {
  const surface = { color: paint.panel, material: design.material, raised: design.baffle > 0 ? 4 : 2.5, stitch: paint.trim };
  switch (design.yoke) {
    case 'curve':
      return drawPanel(
        sheet,
        createSymmetricOutline(
          [
            [500, 220, 1],
            [760, 220, 1],
            [800, 420, 1],
            [700, 442],
            [600, 412],
            [500, 402],
          ],
          500,
        ),
        surface,
      );
    case 'chevron':
      return drawPanel(
        sheet,
        createSymmetricOutline(
          [
            [500, 220, 1],
            [760, 220, 1],
            [800, 380, 1],
            [640, 430],
            [500, 520, 1],
          ],
          500,
        ),
        surface,
      );
    case 'block':
      return drawPanel(
        sheet,
        createSymmetricOutline(
          [
            [500, 200, 1],
            [800, 200, 1],
            [800, 556, 1],
            [500, 566, 1],
          ],
          500,
        ),
        surface,
      );
    case 'none':
      return design.sleeve === 'long' && design.baffle === 0
        ? drawSeam(
            [
              [280, 430],
              [400, 410],
              [500, 406],
              [600, 410],
              [720, 430],
            ],
            paint.base,
            paint.trim,
          )
        : '';
  }
}
