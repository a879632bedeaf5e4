import { mixColors } from '../color.ts';
import { createSpline } from '../geometry.ts';
import type { Paint } from '../palette.ts';
import { group, drawStroke, type Sheet } from '../sheet.ts';
import { cutGarment, mirrorToLeft, type GarmentDesign } from './garment-cut.ts';
import { drawPockets, drawZip } from './garment-fastenings.ts';
import { drawNeck, type Face } from './garment-neck.ts';
import { drawQuilting, drawFolds } from './garment-surface.ts';
import { drawYoke } from './garment-yoke.ts';
import { drawPanel, drawSculpted, drawSeam, drawSewnMark, drawSoftShadow } from './material.ts';

/** A jacket, fleece or tee, filled out as if worn: 1000 × 1250 about x = 500. `laid` adds its shadow on the paper. */
export function drawGarment(sheet: Sheet, design: GarmentDesign, paint: Paint, face: Face = 'front', laid = true): string {
  const cut = cutGarment(design);
  const body = createSpline(cut.body, true);
  const outline = body + createSpline(cut.sleeve, true) + createSpline(mirrorToLeft(cut.sleeve), true);
  const sleeveColor = design.yoke === 'block' ? mixColors(paint.base, paint.panel, 0.85) : mixColors(paint.base, paint.panel, 0.18);
  const parts: string[] = [];
  if (laid) parts.push(drawSoftShadow(sheet, outline, 7, 10));
  const sleeves = [cut.sleeve, mirrorToLeft(cut.sleeve)].map((points) =>
    drawPanel(sheet, points, { color: sleeveColor, material: design.material }),
  );
  const main = drawPanel(sheet, cut.body, { color: paint.base, material: design.material, raised: 2 });
  parts.push(...sleeves, main, group(drawYoke(sheet, design, paint), `clip-path="${sheet.clip(body)}"`));
  if (design.baffle > 0) parts.push(drawQuilting(sheet, design, cut, outline, paint.base));
  parts.push(drawSculpted(sheet, outline, design.baffle > 0 ? 16 : 17, drawFolds(sheet, cut, design, paint.base)));
  const cuffPaint = {
    color: design.sleeve === 'short' ? paint.base : paint.panel,
    material: design.baffle > 0 ? ('rib' as const) : ('smooth' as const),
    raised: 2,
    ...(design.baffle > 0 ? {} : { stitch: paint.trim }),
  };
  parts.push(drawPanel(sheet, cut.cuff, cuffPaint), drawPanel(sheet, mirrorToLeft(cut.cuff), cuffPaint));
  if (design.sleeve === 'long' && design.baffle === 0)
    parts.push(
      group(
        drawSeam(
          [
            [290 - design.ease, design.hem - 46],
            [500, design.hem - 34],
            [710 + design.ease, design.hem - 46],
          ],
          paint.base,
          paint.trim,
        ),
        `clip-path="${sheet.clip(body)}"`,
      ),
    );
  if (face === 'front') parts.push(drawPockets(sheet, design, paint), drawZip(sheet, design, paint));
  parts.push(drawNeck(sheet, design, cut, paint, face));
  parts.push(
    drawSewnMark(design.brand, face === 'front' ? 368 : 470, face === 'front' ? 398 : 366, face === 'front' ? 50 : 60, paint.accent),
  );
  parts.push(drawStroke(createSpline(mirrorToLeft(cut.outer)), '#ffffff', 2.4, 'stroke-opacity=".45"'));
  return parts.join('');
}
