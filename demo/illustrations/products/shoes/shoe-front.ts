import { darken, lighten, mixColors } from '../../color.ts';
import { getPointAlong, offsetCurve } from '../../geometry.ts';
import type { Paint } from '../../palette.ts';
import { drawEllipse, type Sheet } from '../../sheet.ts';
import { drawCord, drawPanel } from '../material.ts';
import type { ShoeShape } from './shoe-shape.ts';
import type { ShoeDesign } from './shoe-shapes.ts';

export function drawToe(sheet: Sheet, design: ShoeDesign, paint: Paint): string {
  switch (design.toe) {
    case 'cap':
      return drawPanel(
        sheet,
        [
          [768, 370, 1],
          [960, 380, 1],
          [980, 540, 1],
          [744, 540, 1],
          [766, 470],
        ],
        { color: paint.panel, material: design.panelMaterial, raised: 3, stitch: paint.trim },
      );
    case 'mudguard':
      return drawPanel(
        sheet,
        [
          [560, 560, 1],
          [640, 474],
          [740, 446],
          [830, 428],
          [900, 420],
          [970, 430, 1],
          [980, 560, 1],
        ],
        { color: paint.panel, material: design.panelMaterial, raised: 3, stitch: paint.trim },
      );
    case 'rand':
      return drawPanel(
        sheet,
        [
          [60, 560, 1],
          [70, 462],
          [240, 466],
          [460, 484],
          [640, 478],
          [740, 452],
          [830, 420],
          [890, 396],
          [970, 420, 1],
          [980, 560, 1],
        ],
        { color: darken(mixColors(paint.panel, paint.tread, 0.7), 0.05), raised: 3 },
      );
    case 'perforated': {
      const holes: string[] = [];
      for (let row = 0; row < 4; row += 1) {
        for (let i = 0; i < 7 - row; i += 1)
          holes.push(
            drawEllipse(704 + i * 21 + row * 6, 412 + row * 15 + i * 2.4, 3.6, 2.6, darken(paint.base, 0.75), 'fill-opacity=".7"'),
          );
      }
      return (
        drawPanel(
          sheet,
          [
            [600, 560, 1],
            [664, 492],
            [770, 484],
            [860, 470],
            [970, 440, 1],
            [980, 560, 1],
          ],
          { color: paint.panel, material: design.panelMaterial, raised: 3, stitch: paint.trim },
        ) + holes.join('')
      );
    }
    case 'plain':
      return '';
  }
}

export function drawLaces(design: ShoeDesign, shape: ShoeShape, paint: Paint): string {
  const row = offsetCurve(shape.throat, 22);
  const lace = mixColors(paint.trim, '#ffffff', 0.25);
  const parts: string[] = [];
  for (let i = 0; i < design.eyelets; i += 1) {
    const t = 0.05 + (0.87 * i) / (design.eyelets - 1);
    const [x, y] = getPointAlong(row, t);
    const [ex, ey] = getPointAlong(shape.throat, Math.max(0, t - 0.045));
    parts.push(
      drawEllipse(x, y, 8, 7, darken(paint.panel, 0.7), 'fill-opacity=".9"') +
        drawEllipse(x - 1, y - 1.5, 8.5, 7, 'none', `stroke="${lighten(paint.panel, 0.6)}" stroke-opacity=".55" stroke-width="2"`),
    );
    parts.push(
      drawCord(
        `M${Math.round(x)} ${Math.round(y)}Q${Math.round((x + ex) / 2 + 6)} ${Math.round((y + ey) / 2 - 4)} ${Math.round(ex + 13)} ${Math.round(ey - 15)}`,
        lace,
        13,
      ),
    );
  }
  const [kx, ky] = getPointAlong(shape.throat, 0.03);
  parts.push(
    drawCord(
      `M${kx + 16} ${ky - 14}C${kx - 30} ${ky - 46} ${kx - 78} ${ky + 10} ${kx - 34} ${ky + 30}C${kx - 14} ${ky + 36} ${kx + 4} ${ky + 6} ${kx + 16} ${ky - 12}`,
      lace,
      9,
    ),
  );
  parts.push(drawCord(`M${kx + 18} ${ky - 12}C${kx + 4} ${ky + 40} ${kx - 6} ${ky + 70} ${kx + 14} ${ky + 98}`, lace, 8));
  parts.push(drawCord(`M${kx + 6} ${ky - 20}L${kx + 26} ${ky - 6}`, lace, 15));
  return parts.join('');
}
