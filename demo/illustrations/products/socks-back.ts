import { darken, lighten, mixColors } from '../color.ts';
import { createSpline, type Point } from '../geometry.ts';
import type { Paint } from '../palette.ts';
import { group, drawPath, drawStroke, type Sheet } from '../sheet.ts';
import { drawSoftEllipse, drawSoftStroke } from '../soft.ts';
import type { Design } from './design.ts';
import { drawSculpted, createTextureFill } from './material.ts';

/** A pair of socks from behind, side by side: the calf and the heel. */
export function drawSocksBack(sheet: Sheet, design: Extract<Design, { form: 'socks' }>['spec'], paint: Paint): string {
  const t = design.cuff;
  const points: Point[] = [
    [330, t, 1],
    [500, t, 1],
    [512, 420],
    [496, 660],
    [494, 800],
    [514, 920],
    [486, 1004],
    [415, 1022],
    [344, 1004],
    [316, 920],
    [336, 800],
    [334, 660],
    [318, 420],
  ];
  const d = createSpline(points, true);
  const dark = darken(paint.base, 0.8);
  const stripes = Array.from({ length: design.stripes }, (_, i) =>
    drawPath(`M290 ${t + 110 + i * 44}H540V${t + 132 + i * 44}H290Z`, i % 2 ? paint.panel : paint.accent),
  ).join('');
  const sock =
    group(
      drawPath(d, paint.base) +
        stripes +
        drawPath('M300 880Q415 760 530 880V1040H300Z', paint.panel) +
        drawPath(`M290 ${t - 20}H540V${t + 84}H290Z`, mixColors(paint.base, paint.panel, 0.6)) +
        drawPath(d, createTextureFill(sheet, design.material, paint.base)) +
        drawPath(`M290 ${t - 20}H540V${t + 84}H290Z`, createTextureFill(sheet, 'rib', paint.base)),
      `clip-path="${sheet.clip(d)}"`,
    ) +
    drawSculpted(sheet, d, 18, [
      drawSoftStroke(`M508 ${t}C520 600 490 760 510 1000`, dark, 44, 0.5),
      drawSoftStroke(`M326 ${t}C316 600 340 760 322 1000`, dark, 26, 0.36),
      drawSoftStroke(`M386 ${t + 30}C380 560 390 720 386 860`, '#ffffff', 30, 0.36),
      drawSoftStroke('M340 1010Q415 1030 490 1006', dark, 26, 0.45),
    ]) +
    drawStroke('M330 880Q415 790 500 880', darken(paint.panel, 0.5), 3, 'stroke-opacity=".5"') +
    drawStroke(d, lighten(paint.base, 0.6), 2, 'stroke-opacity=".5"');
  return (
    drawSoftEllipse(400, 1024, 130, 18, '#0b1018', 0.5)(sheet, 16) +
    drawSoftEllipse(630, 1024, 130, 18, '#0b1018', 0.5)(sheet, 16) +
    group(sock, 'transform="translate(-30 0)"') +
    group(sock, 'transform="translate(200 0)"')
  );
}
