import { darken, lighten, mixColors } from '../color.ts';
import { createSpline, type Point } from '../geometry.ts';
import type { Brand, Paint } from '../palette.ts';
import { group, drawPath, drawStroke, type Sheet } from '../sheet.ts';
import { drawSoftEllipse, drawSoftStroke } from '../soft.ts';
import { drawSculpted, drawSewnMark, createTextureFill, type Material } from './material.ts';

/** A pair of socks, one before the other. */
export function drawSocks(sheet: Sheet, design: { brand: Brand; cuff: number; stripes: number; material: Material }, paint: Paint): string {
  const drawSock = (): string => {
    const t = design.cuff;
    const points: Point[] = [
      [330, t, 1],
      [492, t - 6, 1],
      [500, 400],
      [506, 640],
      [530, 742],
      [640, 812],
      [760, 868],
      [804, 940],
      [756, 1004],
      [620, 1004],
      [470, 970],
      [350, 920],
      [306, 830],
      [330, 690],
      [334, 420],
    ];
    const d = createSpline(points, true);
    const dark = darken(paint.base, 0.8);
    const stripes = Array.from({ length: design.stripes }, (_, i) =>
      drawPath(`M300 ${t + 110 + i * 44}H540V${t + 132 + i * 44}H300Z`, i % 2 ? paint.panel : paint.accent),
    ).join('');
    const inner =
      drawPath(d, paint.base) +
      stripes +
      drawPath('M280 760L400 800L420 960L280 960Z', paint.panel) +
      drawPath('M700 820L690 1040L860 1040L860 840Z', paint.panel) +
      drawPath(`M300 ${t - 20}H540V${t + 84}H300Z`, mixColors(paint.base, paint.panel, 0.6)) +
      drawPath(d, createTextureFill(sheet, design.material, paint.base)) +
      drawPath(`M300 ${t - 20}H540V${t + 84}H300Z`, createTextureFill(sheet, 'rib', paint.base));
    return (
      group(inner, `clip-path="${sheet.clip(d)}"`) +
      drawSculpted(sheet, d, 18, [
        drawSoftStroke('M500 200C520 640 500 760 640 820L800 900', dark, 40, 0.45),
        drawSoftStroke('M376 220C372 640 350 800 400 880', '#ffffff', 34, 0.4),
        drawSoftStroke('M300 860C380 980 560 1010 800 1000', dark, 44, 0.45),
        drawSoftStroke('M390 740Q470 760 520 720', dark, 16, 0.4),
        drawSoftStroke('M380 790Q470 820 560 770', dark, 14, 0.3),
      ]) +
      drawSewnMark(design.brand, 392, 640, 54, paint.accent) +
      drawStroke(d, lighten(paint.base, 0.6), 2, 'stroke-opacity=".5"')
    );
  };
  const sock = drawSock();
  return (
    drawSoftEllipse(560, 1012, 260, 24, '#0b1018', 0.5)(sheet, 20) +
    drawSoftEllipse(460, 1042, 250, 20, '#0b1018', 0.45)(sheet, 20) +
    group(sock, 'transform="translate(90 -30)"') +
    group(sock, 'transform="translate(-90 24)"')
  );
}
