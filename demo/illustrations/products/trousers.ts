import { darken, getLightness, mixColors } from '../color.ts';
import { mirrorPoints, createSpline, type Point } from '../geometry.ts';
import type { Brand, Paint } from '../palette.ts';
import { group, drawStroke, type Sheet } from '../sheet.ts';
import { drawSoftStroke } from '../soft.ts';
import { drawCord, drawPanel, drawSculpted, drawSeam, drawSewnMark, drawSoftShadow, type Material } from './material.ts';

/** The design choices of trousers or shorts: length, width and pockets. */
export interface TrouserDesign {
  brand: Brand;
  hem: number;
  flare: number;
  cargo: boolean;
  drawcord: boolean;
  material: Material;
}

/** Trousers or shorts on 1000 × 1250 about x = 500. */
export function drawTrousers(sheet: Sheet, design: TrouserDesign, paint: Paint, face: 'front' | 'back' = 'front'): string {
  const { hem, flare } = design;
  const spread = (hem - 560) * 0.1;
  const knee = (hem + 480) / 2;
  const leg: Point[] = [
    [500, 190, 1],
    [656, 186, 1],
    [672, 250],
    [700, 420],
    [700 + spread * 0.6 + flare * 0.6, knee],
    [694 + spread + flare, hem, 1],
    [560 + spread - flare, hem + 14, 1],
    [538 + spread * 0.4, knee + 20],
    [506, 500, 1],
  ];
  const left = mirrorPoints(leg, 500);
  const outline = createSpline(leg, true) + createSpline(left, true);
  const dark = darken(paint.base, getLightness(paint.base) > 0.6 ? 0.5 : 0.85);
  const shades = [1, -1].flatMap((s) => {
    const mirrorX = (v: number): number => 500 + s * (v - 500);
    return [
      drawSoftStroke(`M${mirrorX(520)} 510Q${mirrorX(600)} 480 ${mirrorX(668)} 430`, dark, 16, 0.34),
      drawSoftStroke(`M${mirrorX(512)} 480Q${mirrorX(560)} 560 ${mirrorX(556)} ${knee}`, dark, 34, 0.36),
      drawSoftStroke(`M${mirrorX(560)} ${knee - 10}Q${mirrorX(630)} ${knee + 24} ${mirrorX(690)} ${knee - 20}`, dark, 14, 0.26),
      drawSoftStroke(
        `M${mirrorX(630)} 300Q${mirrorX(650)} 600 ${mirrorX(636 + spread)} ${hem - 60}`,
        s === -1 ? '#ffffff' : dark,
        40,
        0.24,
      ),
      drawSoftStroke(
        `M${mirrorX(580 + spread)} ${hem - 90}Q${mirrorX(640 + spread)} ${hem - 60} ${mirrorX(690 + spread)} ${hem - 96}`,
        dark,
        12,
        0.22,
      ),
    ];
  });
  const band = drawPanel(
    sheet,
    [
      [342, 184, 1],
      [500, 192],
      [658, 184, 1],
      [662, 234, 1],
      [500, 244],
      [338, 234, 1],
    ],
    { color: paint.panel, material: design.drawcord ? 'rib' : design.material, raised: 3, stitch: paint.trim },
  );
  const drawPocket = (s: number): string => {
    const mirrorX = (v: number): number => 500 + s * (v - 500);
    if (face === 'back')
      return drawPanel(
        sheet,
        [
          [mirrorX(560), 300, 1],
          [mirrorX(650), 296, 1],
          [mirrorX(652), 400, 1],
          [mirrorX(606), 416],
          [mirrorX(562), 402, 1],
        ],
        { color: mixColors(paint.base, paint.panel, 0.4), material: design.material, raised: 2, stitch: paint.trim },
      );
    return (
      drawStroke(`M${mirrorX(610)} 246Q${mirrorX(620)} 330 ${mirrorX(684)} 372`, dark, 9, 'stroke-opacity=".7"') +
      drawStroke(`M${mirrorX(604)} 246Q${mirrorX(614)} 338 ${mirrorX(682)} 382`, paint.trim, 1.8, 'stroke-dasharray="6 4"')
    );
  };
  const drawCargo = (s: number): string => {
    const mirrorX = (v: number): number => 500 + s * (v - 500);
    const y = Math.min(knee - 120, hem - 190);
    return (
      drawPanel(
        sheet,
        [
          [mirrorX(628), y, 1],
          [mirrorX(716), y - 6, 1],
          [mirrorX(724), y + 150, 1],
          [mirrorX(634), y + 156, 1],
        ],
        { color: mixColors(paint.base, paint.panel, 0.5), material: design.material, raised: 4, stitch: paint.trim },
      ) +
      drawPanel(
        sheet,
        [
          [mirrorX(624), y - 6, 1],
          [mirrorX(718), y - 12, 1],
          [mirrorX(720), y + 36, 1],
          [mirrorX(626), y + 44, 1],
        ],
        { color: paint.panel, raised: 3, stitch: paint.trim },
      )
    );
  };
  return [
    drawSoftShadow(sheet, outline, 7, 10),
    drawPanel(sheet, left, { color: paint.base, material: design.material }),
    drawPanel(sheet, leg, { color: darken(paint.base, 0.05), material: design.material }),
    drawSeam(
      [
        [500, 240],
        [502, 380],
        [504, 500],
      ],
      paint.base,
      paint.trim,
    ),
    drawSculpted(sheet, outline, 15, shades),
    drawPocket(1),
    drawPocket(-1),
    design.cargo ? drawCargo(1) + drawCargo(-1) : '',
    group(
      drawSeam(
        [
          [200, hem - 26],
          [500, hem - 14],
          [800, hem - 26],
        ],
        paint.base,
        paint.trim,
      ),
      `clip-path="${sheet.clip(outline)}"`,
    ),
    band,
    face === 'front'
      ? design.drawcord
        ? drawCord('M488 216C470 280 492 310 480 350', paint.accent, 8) + drawCord('M512 216C530 270 508 300 522 336', paint.accent, 8)
        : drawPanel(
            sheet,
            [
              [490, 202, 1],
              [512, 202, 1],
              [512, 224, 1],
              [490, 224, 1],
            ],
            { color: paint.accent, raised: 2 },
          )
      : '',
    face === 'front' ? drawSewnMark(design.brand, 372, 420, 46, paint.accent) : '',
  ].join('');
}
