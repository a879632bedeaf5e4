import { darken, lighten, mixColors } from '../../color.ts';
import type { Paint } from '../../palette.ts';
import { drawStroke, type Sheet } from '../../sheet.ts';
import { drawPanel, drawSeam } from '../material.ts';
import type { ShoeDesign } from './shoe-shapes.ts';

export function drawOverlay(sheet: Sheet, design: ShoeDesign, paint: Paint, heelTopY: number): string {
  const surface = { color: paint.panel, material: design.panelMaterial, raised: 3, stitch: paint.trim };
  const accent = { color: paint.accent, raised: 2.5 };
  switch (design.overlay) {
    case 'sweep':
      return (
        drawPanel(
          sheet,
          [
            [196, 540, 1],
            [300, 470],
            [420, 380],
            [486, 296, 1],
            [532, 322, 1],
            [520, 400],
            [470, 470],
            [400, 540, 1],
          ],
          surface,
        ) +
        drawPanel(
          sheet,
          [
            [300, 540, 1],
            [420, 452],
            [486, 374],
            [520, 318, 1],
            [540, 328, 1],
            [530, 392],
            [490, 462],
            [420, 540, 1],
          ],
          accent,
        )
      );
    case 'blade':
      return (
        drawPanel(
          sheet,
          [
            [150, 430, 1],
            [300, 400],
            [460, 410],
            [640, 470, 1],
            [610, 486, 1],
            [450, 440],
            [300, 440],
            [160, 470, 1],
          ],
          accent,
        ) +
        drawPanel(
          sheet,
          [
            [210, 540, 1],
            [280, 480],
            [420, 462],
            [560, 492],
            [620, 540, 1],
          ],
          surface,
        )
      );
    case 'bars':
      return [0, 1, 2]
        .map((i) =>
          drawPanel(
            sheet,
            [
              [404 + i * 62, 280 + i * 38, 1],
              [440 + i * 62, 302 + i * 38, 1],
              [398 + i * 52, 420 + i * 14],
              [352 + i * 56, 540, 1],
              [306 + i * 56, 540, 1],
              [362 + i * 54, 410 + i * 14],
            ],
            { ...accent, color: i === 1 ? paint.panel : paint.accent },
          ),
        )
        .join('');
    case 'wave':
      return drawPanel(
        sheet,
        [
          [128, 372, 1],
          [230, 388],
          [330, 440],
          [430, 444],
          [520, 392],
          [560, 340, 1],
          [596, 358, 1],
          [572, 430],
          [480, 500],
          [350, 504],
          [240, 452],
          [120, 430, 1],
        ],
        { ...accent, stitch: mixColors(paint.accent, paint.base, 0.5) },
      );
    case 'web': {
      const lines = [0, 1, 2, 3, 4].map(
        (i) =>
          drawStroke(
            `M${396 + i * 50} ${262 + i * 27}C${390 + i * 40} ${380 + i * 14} ${320 + i * 62} 420 ${290 + i * 92} 520`,
            paint.accent,
            7,
            'stroke-opacity=".95"',
          ) +
          drawStroke(
            `M${396 + i * 50} ${262 + i * 27}C${390 + i * 40} ${380 + i * 14} ${320 + i * 62} 420 ${290 + i * 92} 520`,
            lighten(paint.accent, 0.5),
            1.6,
            'stroke-opacity=".6" transform="translate(-2 -1)"',
          ),
      );
      return (
        drawStroke('M260 520C330 430 430 420 640 480', darken(paint.base, 0.7), 9, 'stroke-opacity=".25" transform="translate(1 4)"') +
        lines.join('')
      );
    }
    case 'plain':
      return (
        drawSeam(
          [
            [300, 510],
            [340, 430],
            [400, 360],
            [470, 300],
          ],
          paint.base,
          paint.trim,
        ) +
        drawSeam(
          [
            [170, heelTopY + 90],
            [210, 400],
            [240, 510],
          ],
          paint.base,
          paint.trim,
        )
      );
  }
}
