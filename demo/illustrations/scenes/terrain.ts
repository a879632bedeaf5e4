import { darken, lighten, mixColors } from '../color.ts';
import { createPolyline, type Point } from '../geometry.ts';
import { createNoise } from '../random.ts';
import { group, drawPath, drawStroke, use, type Sheet } from '../sheet.ts';

export interface RidgeLook {
  /** Mean crest height and its swing, in canvas units. */
  base: number;
  swing: number;
  color: string;
  /** Color that the foot of the ridge fades to. */
  foot: string;
  /** Number of large summits across the canvas. */
  summits: number;
  /** Color and strength of light on faces turned to the sun. */
  lit?: string;
  litStrength?: number;
  snow?: string;
  fromRight?: boolean;
  smooth?: boolean;
}

function getCrest(sheet: Sheet, look: RidgeLook): Point[] {
  const { width: w, random } = sheet;
  const big = createNoise(random, look.summits);
  const middle = createNoise(random, look.summits * 4);
  const fine = createNoise(random, look.summits * 15);
  const count = look.smooth ? 30 : 84;
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const t = i / count;
    const folded = 1 - Math.abs(big(t) * 2 - 1);
    const level = look.smooth ? big(t) * 0.8 + middle(t) * 0.2 : folded * 0.62 + middle(t) * 0.27 + fine(t) * 0.11;
    return [Math.round(t * w), Math.round(look.base - level * look.swing)];
  });
}

/** One mountain ridge with lit faces, shaded gullies and optional snow. */
export function drawRidge(sheet: Sheet, look: RidgeLook): string {
  const { width: w, height: h, random } = sheet;
  const line = getCrest(sheet, look);
  const outline = sheet.outline(createPolyline([...line, [w, h], [0, h]], true));
  const parts = [
    use(
      outline,
      `fill="${sheet.linear(
        [
          [0, look.color],
          [1, look.foot],
        ],
        [0, look.base - look.swing, 0, look.base + look.swing * 0.55],
        'user',
      )}"`,
    ),
  ];
  const faces: string[] = [];
  const shades: string[] = [];
  for (let i = 2; i < line.length - 2; i += 1) {
    const [x, y] = line[i] as Point;
    const before = (line[i - 1] as Point)[1];
    const after = (line[i + 1] as Point)[1];
    if (y > before || y > after) continue;
    const run = look.swing * random.between(0.35, 0.95);
    const side = look.fromRight ? 1 : -1;
    const edge: Point[] = [[x, y]];
    for (let k = 1; k <= 5; k += 1)
      edge.push([x + side * run * (k / 5) * random.between(0.02, 0.32) - side * run * 0.04, y + run * (k / 5)]);
    const out: Point[] = [];
    for (let k = 5; k >= 1; k -= 1) out.push([x + side * run * (k / 5) * random.between(0.62, 1.0), y + run * (k / 5) * 0.82]);
    faces.push(createPolyline([...edge, ...out], true));
    const back: Point[] = [];
    for (let k = 5; k >= 1; k -= 1) back.push([x - side * run * (k / 5) * random.between(0.35, 0.6), y + run * (k / 5) * 0.9]);
    shades.push(createPolyline([...edge, ...back], true));
  }
  const reach: readonly [number, number, number, number] = [0, look.base - look.swing, 0, look.base + look.swing * 0.25];
  const inside: string[] = [];
  if (look.snow !== undefined)
    inside.push(
      drawPath(
        shades.join(''),
        sheet.linear(
          [
            [0, mixColors(look.snow, look.color, 0.42), 0.95],
            [0.8, mixColors(look.snow, look.color, 0.6), 0.5],
            [1, look.snow, 0],
          ],
          reach,
          'user',
        ),
      ),
    );
  else
    inside.push(
      drawPath(
        shades.join(''),
        sheet.linear(
          [
            [0, darken(look.color, 0.5), 0.4],
            [1, darken(look.color, 0.5), 0],
          ],
          reach,
          'user',
        ),
      ),
    );
  const tone = look.snow ?? look.lit;
  if (tone !== undefined)
    inside.push(
      drawPath(
        faces.join(''),
        sheet.linear(
          [
            [0, tone, look.litStrength ?? 0.8],
            [0.6, tone, (look.litStrength ?? 0.8) * 0.45],
            [1, tone, 0],
          ],
          reach,
          'user',
        ),
      ),
    );
  parts.push(group(inside, `clip-path="${sheet.clip(createPolyline([...line, [w, h], [0, h]], true))}"`));
  if (look.lit !== undefined) parts.push(drawStroke(createPolyline(line), lighten(look.lit, 0.3), 1.6, 'stroke-opacity=".5"'));
  return parts.join('');
}

function drawConifer(x: number, foot: number, height: number, lean: () => number): string {
  const tiers = Math.max(4, Math.min(11, Math.round(height / 17)));
  const right: Point[] = [];
  const left: Point[] = [];
  for (let i = 0; i < tiers; i += 1) {
    const t = (i + 1) / tiers;
    const y = foot - height + height * 0.95 * t;
    const out = height * 0.2 * t ** 0.85 * (0.8 + lean() * 0.4);
    right.push([x + out, y], [x + out * 0.42, y - height * 0.012]);
    left.push([x - out * (0.85 + lean() * 0.3), y + lean() * 4], [x - out * 0.42, y - height * 0.012]);
  }
  return createPolyline([[x, foot - height], ...right, [x + 3, foot], [x - 3, foot], ...left.toReversed()], true);
}

export interface ForestLook {
  /** Height of the ground at a share of the width. */
  ground: (t: number) => number;
  height: number;
  count: number;
  color: string;
  foot: string;
  rim?: string;
}

/** A group of conifers that fade out at their base. */
export function drawForest(sheet: Sheet, look: ForestLook): string {
  const { width: w, height: h, random } = sheet;
  let d = '';
  for (let i = 0; i < look.count; i += 1) {
    const t = (i + random.between(-0.4, 0.4)) / (look.count - 1);
    d += drawConifer(t * w, look.ground(t) + 8, look.height * random.between(0.5, 1.1), random.next);
  }
  const floor: Point[] = Array.from({ length: 21 }, (_, i): Point => [(i / 20) * w, look.ground(i / 20)]);
  d += createPolyline([...floor, [w, h], [0, h]], true);
  const top = Math.min(...floor.map((p) => p[1])) - look.height;
  const outline = sheet.outline(d);
  const rim =
    look.rim === undefined
      ? ''
      : use(outline, `fill="none" stroke="${look.rim}" stroke-width="1.6" stroke-opacity=".4" transform="translate(1 -1)"`);
  return (
    rim +
    use(
      outline,
      `fill="${sheet.linear(
        [
          [0, look.color],
          [1, look.foot],
        ],
        [0, top, 0, top + look.height * 2.1],
        'user',
      )}"`,
    )
  );
}
