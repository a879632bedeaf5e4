import { darken, lighten, getLightness } from '../color.ts';
import { getPointAlong, mirrorPoints, offsetCurve, createSpline, type Point } from '../geometry.ts';
import { group, drawStroke, type Sheet } from '../sheet.ts';
import { drawSoftStroke, type Soft } from '../soft.ts';
import { mirrorToLeft, type GarmentCut, type GarmentDesign } from './garment-cut.ts';
import { drawSculpted } from './material.ts';

function getQuiltRows(design: GarmentDesign, cut: GarmentCut): Point[][] {
  const rows: Point[][] = [];
  const reach = 240 + design.ease;
  const dip = design.baffleShape === 'chevron' ? 46 : design.baffleShape === 'wave' ? 16 : 12;
  for (let y = 320; y < design.hem - 16; y += design.baffle) {
    const wave = design.baffleShape === 'wave' ? 14 : 0;
    rows.push([
      [500 - reach, y - dip * 0.4],
      [500 - reach / 2, y + dip * 0.5 + wave],
      [500, y + dip - wave],
      [500 + reach / 2, y + dip * 0.5 + wave],
      [500 + reach, y - dip * 0.4],
    ]);
  }
  if (design.sleeve === 'long') {
    const up = cut.inner.toReversed();
    for (let t = 0.16; t < 0.93; t += design.baffle / 690) {
      const a = getPointAlong(cut.outer, t);
      const b = getPointAlong(up, t);
      const row: Point[] = [
        [b[0] - 14, b[1] - 4],
        [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 14],
        [a[0] + 14, a[1] - 8],
      ];
      rows.push(row, mirrorPoints(row, 500));
    }
  }
  return rows;
}

/** Quilting: each baffle is light in its middle, with shade and small folds at its seams. */
export function drawQuilting(sheet: Sheet, design: GarmentDesign, cut: GarmentCut, outline: string, color: string): string {
  const rows = getQuiltRows(design, cut);
  const soft: Soft[] = [];
  const crisp: string[] = [];
  const seams = rows.map((row) => createSpline(row)).join('');
  const crowns = rows.map((row) => createSpline(row.map((p): Point => [p[0], p[1] + design.baffle * 0.42]))).join('');
  soft.push(
    drawSoftStroke(seams, darken(color, 0.85), design.baffle * 0.34, 0.55),
    drawSoftStroke(crowns, lighten(color, 0.75), design.baffle * 0.3, 0.34),
  );
  crisp.push(
    drawStroke(seams, darken(color, 0.75), 3, 'stroke-opacity=".65"'),
    drawStroke(seams, lighten(color, 0.6), 1.4, 'stroke-opacity=".4" transform="translate(0 3)"'),
  );
  let puckers = '';
  for (const row of rows) {
    const count = row.length > 3 ? 20 : 6;
    for (let i = 1; i < count; i += 1) {
      const [x, y] = getPointAlong(row, (i + sheet.random.between(-0.3, 0.3)) / count);
      const lean = sheet.random.between(-8, 8);
      puckers += `M${Math.round(x)} ${Math.round(y + 4)}l${Math.round(lean)} ${Math.round(sheet.random.between(9, 24))}`;
    }
  }
  crisp.push(drawStroke(puckers, darken(color, 0.7), 2, 'stroke-opacity=".24"'));
  return drawSculpted(sheet, outline, 8, soft) + group(crisp, `clip-path="${sheet.clip(outline)}"`);
}

export function drawFolds(sheet: Sheet, cut: GarmentCut, design: GarmentDesign, color: string): Soft[] {
  const { random } = sheet;
  const dark = darken(color, getLightness(color) > 0.6 ? 0.5 : 0.85);
  const light = lighten(color, 0.8);
  const e = design.ease;
  const marks: Soft[] = [];
  for (const sign of [1, -1]) {
    const mirrorX = (value: number): number => 500 + sign * (value - 500);
    const sway = random.between(-14, 14);
    marks.push(drawSoftStroke(`M${mirrorX(704 + e)} 560Q${mirrorX(640)} ${650 + sway} ${mirrorX(600)} ${790 + sway}`, dark, 22, 0.3));
    marks.push(drawSoftStroke(`M${mirrorX(690 + e)} 620Q${mirrorX(668)} 760 ${mirrorX(640)} ${900 + sway}`, light, 18, 0.22));
    marks.push(drawSoftStroke(`M${mirrorX(660)} 380Q${mirrorX(640)} 470 ${mirrorX(690 + e)} 545`, dark, 18, 0.24));
    marks.push(
      drawSoftStroke(
        `M${mirrorX(570)} ${design.hem - 230 + sway}Q${mirrorX(590)} ${design.hem - 120} ${mirrorX(560)} ${design.hem}`,
        dark,
        24,
        0.24,
      ),
    );
    if (design.sleeve === 'long') {
      marks.push(
        drawSoftStroke(`M${mirrorX(740 + e)} ${640 + sway}Q${mirrorX(790 + e)} 660 ${mirrorX(836 + e)} ${640 - sway}`, dark, 14, 0.4),
      );
      marks.push(drawSoftStroke(`M${mirrorX(750 + e)} ${690 + sway}Q${mirrorX(800 + e)} 716 ${mirrorX(850 + e)} 690`, light, 11, 0.3));
      marks.push(drawSoftStroke(`M${mirrorX(770 + e)} 760Q${mirrorX(810 + e)} ${790 + sway} ${mirrorX(866 + e)} 776`, dark, 13, 0.3));
    }
    marks.push(drawSoftStroke(createSpline(sign === 1 ? cut.inner : mirrorToLeft(cut.inner)), dark, 46, 0.42));
  }
  marks.push(
    drawSoftStroke(createSpline(cut.outer), dark, 34, 0.34),
    drawSoftStroke(createSpline(offsetCurve(mirrorToLeft(cut.outer), 22)), light, 24, 0.42),
  );
  marks.push(drawSoftStroke(`M${692 + e} 300L${706 + e} ${design.hem + 20}`, dark, 122, 0.3));
  marks.push(drawSoftStroke(`M415 330Q465 560 435 ${design.hem - 90}`, light, 66, 0.2));
  marks.push(drawSoftStroke(`M290 ${design.hem + 4}Q500 ${design.hem + 26} 720 ${design.hem + 4}`, dark, 34, 0.4));
  return marks;
}
