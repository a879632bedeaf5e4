import { productModels } from '../catalog.ts';
import { mixColors } from '../color.ts';
import type { Paint } from '../palette.ts';
import { drawModel } from '../products/index.ts';
import { drawRect, type Sheet } from '../sheet.ts';
import { placeAt } from './stage.ts';

/** Models in the colors of their set. */
export type LaidOut = readonly (readonly [model: string, paint: Paint])[];

/** Products of a set side by side, each on its own paper, in the grid that shows them largest. */
export const createFlatLay =
  (paper: string, products: LaidOut) =>
  (sheet: Sheet): void => {
    const columns = chooseColumns(sheet, products.length);
    const rows = Math.ceil(products.length / columns);
    const height = sheet.height / rows;
    products.forEach(([name, paint], index) => {
      const model = productModels.find(({ model: own }) => own === name);
      if (!model) return;
      const row = Math.floor(index / columns);
      const inRow = Math.min(columns, products.length - row * columns);
      const width = sheet.width / inRow;
      const [x, y] = [(index - row * columns) * width, row * height];
      const scale = Math.min(width / 1000, height / 1250);
      const isFootwear = model.design.form === 'shoe' || model.design.form === 'sandal';
      sheet.add(
        drawRect(x, y, width + 1, height + 1, mixColors(paper, paint.base, (index + row) % 2 === 0 ? 0.1 : 0.22)),
        placeAt(
          drawModel(sheet, model, paint, isFootwear ? 'side' : 'front'),
          x + (width - 1000 * scale) / 2,
          y + (height - 1250 * scale) / 2,
          scale,
        ),
      );
    });
  };

function chooseColumns({ width, height }: Sheet, count: number): number {
  const getScale = (columns: number): number => Math.min(width / columns / 1000, height / Math.ceil(count / columns) / 1250);
  return Array.from({ length: count }, (_, index) => index + 1).reduce((best, columns) =>
    getScale(columns) > getScale(best) ? columns : best,
  );
}
