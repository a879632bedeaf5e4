import { darken, lighten } from '../color.ts';
import { createSpline, type Point } from '../geometry.ts';
import { drawEllipse, group, drawPath, drawStroke, type Sheet } from '../sheet.ts';

/** A walker seen from behind, `height` units tall, feet at (x, y); light from one side. */
export function drawHiker(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  jacket: string,
  pack: string,
  light = '#ffe2b8',
  lightSide: 1 | -1 = 1,
): string {
  const legs = drawPath('M-15 -92L-24 -44L-22 0L-8 0L-4 -48L2 -70L8 -44L14 -2L28 -2L20 -52L18 -92Z', '#1b2128');
  const coat: Point[] = [
    [-10, -168],
    [-26, -160],
    [-34, -120],
    [-28, -84, 1],
    [28, -84, 1],
    [34, -120],
    [26, -160],
    [10, -168],
  ];
  const arms =
    drawStroke('M-28 -152C-40 -130 -42 -112 -34 -92', darken(jacket, 0.2), 13) + drawStroke('M28 -152C40 -130 42 -112 36 -92', jacket, 13);
  const bag: Point[] = [
    [-20, -176],
    [0, -184],
    [20, -176],
    [26, -130],
    [22, -96],
    [-22, -96],
    [-26, -130],
  ];
  const edge = `M${lightSide * 4} -203Q${lightSide * 15} -196 ${lightSide * 12} -180M${lightSide * 24} -170Q${lightSide * 30} -130 ${lightSide * 24} -98M${lightSide * 34} -148Q${lightSide * 48} -120 ${lightSide * 40} -94M${lightSide * 20} -60L${lightSide * 22} -6`;
  return group(
    [
      arms,
      legs,
      drawPath(createSpline(coat, true), jacket),
      drawEllipse(0, -188, 13, 15, '#2a2320'),
      drawPath('M-14 -190C-14 -212 14 -212 14 -190Q0 -196 -14 -190Z', lighten(pack, 0.1)),
      drawPath(
        createSpline(bag, true),
        sheet.linear([
          [0, lighten(pack, 0.15)],
          [1, darken(pack, 0.35)],
        ]),
      ),
      drawStroke('M-22 -150Q0 -142 22 -150', darken(pack, 0.5), 2.5),
      drawStroke('M44 -110L56 0', '#14181c', 2.4),
      drawStroke(edge, light, 2.8, 'stroke-opacity=".85"'),
    ],
    `transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${(height / 206).toFixed(3)})"`,
  );
}

/** A runner or walker in the street, seen from behind, as a silhouette with a light edge. */
export function drawWalker(x: number, y: number, height: number, coat: string, light: string): string {
  return group(
    [
      drawPath('M-14 -100L-20 -50L-26 -2L-14 -2L-6 -52L2 -74L8 -48L18 -10L30 -14L20 -54L16 -100Z', '#15171c'),
      drawPath('M-26 -6H-10V4H-28ZM16 -14L32 -18L34 -8L18 -4Z', '#f1eee6'),
      drawPath('M-9 -170C-28 -168 -34 -140 -32 -92L30 -92C34 -140 28 -168 9 -170Z', coat),
      drawStroke('M-28 -150Q-44 -122 -32 -96M28 -150Q42 -126 38 -100', darken(coat, 0.15), 13),
      drawEllipse(0, -188, 13, 16, '#231c1a'),
      drawStroke('M4 -204Q15 -198 12 -180M28 -156Q34 -130 30 -96M36 -144Q48 -122 42 -100', light, 3, 'stroke-opacity=".85"'),
    ],
    `transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${(height / 206).toFixed(3)})"`,
  );
}
