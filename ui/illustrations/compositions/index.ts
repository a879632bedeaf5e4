import { productModels } from '../catalogue.ts';
import { darken, lighten } from '../colour.ts';
import { polyline, type Point } from '../geometry.ts';
import { solvaneColours as S, tarnfellColours as T, type Paint } from '../palette.ts';
import { drawGarment } from '../products/garment.ts';
import { drawTrousers } from '../products/legwear.ts';
import { drawPack } from '../products/pack.ts';
import { drawSandal } from '../products/sandal.ts';
import { drawShoeSide } from '../products/shoe.ts';
import { ellipse, group, path, rect, stroke, type Sheet } from '../sheet.ts';
import { drawGlacier, drawRidgeDawn, drawRidgeDusk } from '../scenes/alpine.ts';
import { drawRooftopNight, drawTrack } from '../scenes/street.ts';
import { drawStudio, studioTones } from '../scenes/studio.ts';
import { drawForestLake } from '../scenes/wild.ts';

/** Where the subject stands: right of the words on wide frames, above them on tall ones. */
interface Stage {
  x: number;
  ground: number;
  size: number;
}

function stageOf(sheet: Sheet, reach = 1): Stage {
  const { width: w, height: h } = sheet;
  return w / h > 1.15
    ? { x: w * 0.67, ground: h * 0.8, size: Math.min(w * 0.5, h * 0.86) * reach }
    : { x: w * 0.5, ground: h * 0.64, size: Math.min(w * 0.86, h * 0.7) * reach };
}

const at = (content: string, x: number, y: number, scale: number): string =>
  group(content, `transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale.toFixed(3)})"`);

function subject(sheet: Sheet, model: string, paint: Paint): string {
  const found = productModels.find((m) => m.model === model)?.design;
  switch (found?.form) {
    case 'shoe':
      return drawShoeSide(sheet, found.spec, paint);
    case 'sandal':
      return drawSandal(sheet, found.spec, paint);
    case 'pack':
      return drawPack(sheet, found.spec, paint);
    case 'garment':
      return drawGarment(sheet, found.spec, paint);
    default:
      return '';
  }
}

/** A shoe with its ground line at the stage; `size` is its length. */
const stand = (sheet: Sheet, model: string, paint: Paint, x: number, ground: number, size: number): string =>
  at(subject(sheet, model, paint), x - size / 2, ground - 600 * (size / 1000), size / 1000);

/** A weathered boulder whose top is level around (x, y). */
function drawRock(sheet: Sheet, x: number, y: number, half: number, tone: string): string {
  const { height: h, random } = sheet;
  const top: Point[] = [
    [x - half * 1.3, h + 10],
    [x - half * 1.16, y + half * 0.42],
    [x - half * 0.98, y + half * 0.1],
    [x - half * 0.6, y - 4],
    [x + half * 0.3, y - 8],
    [x + half * 0.86, y + 6],
    [x + half * 1.1, y + half * 0.2],
    [x + half * 1.3, y + half * 0.6],
    [x + half * 1.5, h + 10],
  ];
  const d = polyline(top, true);
  const face = polyline(
    [
      [x - half * 0.98, y + half * 0.1],
      [x - half * 0.6, y + 22],
      [x - half * 0.1, y + 40],
      [x + half * 0.5, y + 26],
      [x + half * 1.1, y + half * 0.2],
      [x + half * 0.7, h + 10],
      [x - half * 0.8, h + 10],
    ],
    true,
  );
  const facets = Array.from({ length: 9 }, (_, i) => {
    const fx = x + (i / 8 - 0.5) * 2.1 * half;
    const fy = y + random.between(0.1, 0.3) * half;
    const r = half * random.between(0.12, 0.3);
    return path(
      polyline(
        [
          [fx, fy],
          [fx + r, fy + r * 0.2],
          [fx + r * 0.7, fy + r * 1.5],
          [fx - r * 0.4, fy + r * 1.1],
        ],
        true,
      ),
      i % 2 ? lighten(tone, 0.4) : darken(tone, 0.7),
      `fill-opacity="${random.between(0.1, 0.26).toFixed(2)}"`,
    );
  }).join('');
  let cracks = '';
  for (let i = 0; i < 18; i += 1)
    cracks += `M${Math.round(x + random.between(-1.1, 1.2) * half)} ${Math.round(y + random.between(0.12, 0.8) * half)}l${Math.round(random.between(-30, 40))} ${Math.round(random.between(20, 80))}l${Math.round(random.between(-40, 20))} ${Math.round(random.between(20, 60))}`;
  return (
    path(
      d,
      sheet.linear([
        [0, lighten(tone, 0.3)],
        [0.35, tone],
        [1, darken(tone, 0.7)],
      ]),
    ) +
    group(
      path(face, darken(tone, 0.5), 'fill-opacity=".42"') +
        facets +
        stroke(cracks, darken(tone, 0.8), 5, 'stroke-opacity=".34"') +
        stroke(cracks, lighten(tone, 0.5), 3, 'stroke-opacity=".22" transform="translate(5 2)"') +
        path(d, sheet.grain('0.03 0.09', 0.34)) +
        path(d, sheet.grain('0.05 0.16', 0.2, 'light')),
      `clip-path="${sheet.clip(d)}"`,
    ) +
    stroke(polyline(top.slice(1, -1)), lighten(tone, 0.7), 3, 'stroke-opacity=".5"')
  );
}

function drawPlinth(sheet: Sheet, stage: Stage, glow: string): string {
  const half = stage.size * 0.62;
  const { x, ground } = stage;
  return [
    ellipse(
      x,
      ground,
      half * 1.9,
      half * 0.62,
      sheet.radial([
        [0, glow, 0.6],
        [0.6, glow, 0.16],
        [1, glow, 0],
      ]),
    ),
    ellipse(
      x,
      ground - half * 0.5,
      half * 1.2,
      half * 1.1,
      sheet.radial([
        [0, glow, 0.34],
        [1, glow, 0],
      ]),
    ),
    path(
      `M${x - half} ${ground}V${ground + half * 0.22}A${half} ${half * 0.2} 0 0 0 ${x + half} ${ground + half * 0.22}V${ground}Z`,
      sheet.linear(
        [
          [0, darken(glow, 0.5)],
          [0.3, glow],
          [0.6, darken(glow, 0.16)],
          [1, darken(glow, 0.7)],
        ],
        [0, 0, 1, 0],
      ),
    ),
    ellipse(
      x,
      ground,
      half,
      half * 0.2,
      sheet.radial(
        [
          [0, '#ffffff'],
          [0.6, lighten(glow, 0.6)],
          [1, glow],
        ],
        [0.42, 0.45, 0.7],
      ),
    ),
    stroke(`M${x - half} ${ground}A${half} ${half * 0.2} 0 0 0 ${x + half} ${ground}`, '#ffffff', 2.5, 'stroke-opacity=".8"'),
  ].join('');
}

/** Someone seen from behind, hood up, cut off by the ridge they stand on. */
function drawWearer(sheet: Sheet, model: string, paint: Paint, legs: Paint, x: number, ground: number, height: number): string {
  const design = productModels.find((m) => m.model === model)?.design;
  const trousers = productModels.find((m) => m.model === 'trousers-drove')?.design;
  if (design?.form !== 'garment' || trousers?.form !== 'trousers') return '';
  const scale = height / 2030;
  const lower = at(drawTrousers(sheet, { ...trousers.spec, cargo: false }, legs, 'back'), 0, 830, 1);
  return at(lower + drawGarment(sheet, design.spec, paint, 'back'), x - 500 * scale, ground - 1960 * scale, scale);
}

const onStudio =
  (tone: keyof typeof studioTones, model: string, paint: Paint, glow?: string) =>
  (sheet: Sheet): void => {
    const stage = stageOf(sheet);
    drawStudio(sheet, studioTones[tone]);
    if (glow !== undefined) sheet.add(drawPlinth(sheet, stage, glow));
    sheet.add(stand(sheet, model, paint, stage.x, stage.ground, stage.size));
  };

const onRock =
  (scene: (sheet: Sheet) => void, tone: string, model: string, paint: Paint) =>
  (sheet: Sheet): void => {
    const stage = stageOf(sheet, 0.9);
    scene(sheet);
    sheet.add(
      drawRock(sheet, stage.x, stage.ground - 6, stage.size * 0.56, tone),
      stand(sheet, model, paint, stage.x, stage.ground, stage.size),
    );
  };

function drawPackAtDawn(sheet: Sheet): void {
  const stage = stageOf(sheet);
  const size = stage.size * 0.98;
  drawRidgeDawn(sheet);
  sheet.add(
    drawRock(sheet, stage.x, stage.ground, size * 0.52, '#6d6a63'),
    at(subject(sheet, 'pack-massif', T.ember.paint), stage.x - size * 0.4, stage.ground - size * 0.885, size / 1250),
  );
  sheet.add(
    rect(
      0,
      0,
      sheet.width,
      sheet.height,
      sheet.radial(
        [
          [0, '#ffd9a0', 0.26],
          [1, '#ffd9a0', 0],
        ],
        [stage.x + size * 0.3, stage.ground - size * 0.7, size],
        'user',
      ),
    ),
  );
}

const onRidge =
  (scene: (sheet: Sheet) => void, model: string, paint: Paint) =>
  (sheet: Sheet): void => {
    const { width: w, height: h } = sheet;
    const stage = stageOf(sheet);
    const tall = w / h > 1.15 ? h * 1.36 : h * 1.02;
    scene(sheet);
    const rock = darken('#5a5f5c', 0.35);
    sheet.add(
      drawWearer(sheet, model, paint, T.night.paint, stage.x, w / h > 1.15 ? h * 1.37 : h * 1.2, tall),
      drawRock(sheet, stage.x + w * 0.02, h * 0.9, Math.max(w * 0.24, h * 0.3), rock),
    );
  };

const inRow =
  (tone: keyof typeof studioTones, trio: readonly (readonly [string, Paint])[]) =>
  (sheet: Sheet): void => {
    const { width: w, height: h } = sheet;
    drawStudio(sheet, studioTones[tone]);
    trio.forEach(([model, paint], i) => {
      if (w / h > 1.15) sheet.add(stand(sheet, model, paint, w * (0.2 + i * 0.3), h * 0.66, Math.min(w * 0.28, h * 0.62)));
      else sheet.add(stand(sheet, model, paint, w * (0.4 + i * 0.1), h * (0.3 + i * 0.28), Math.min(w * 0.56, h * 0.36)));
    });
  };

const hanging =
  (tone: keyof typeof studioTones, pair: readonly (readonly [string, Paint])[]) =>
  (sheet: Sheet): void => {
    const { width: w, height: h } = sheet;
    drawStudio(sheet, studioTones[tone]);
    const wide = w / h > 1.15;
    const scale = Math.min((h * (wide ? 0.94 : 0.7)) / 1250, (w * (wide ? 0.3 : 0.52)) / 760);
    pair.forEach(([model, paint], i) =>
      sheet.add(at(subject(sheet, model, paint), (wide ? w * (0.54 + i * 0.26) : w * (0.29 + i * 0.42)) - 500 * scale, h * 0.02, scale)),
    );
  };

/** Every composition, by the part of its id after `compositions/`. */
export const compositions: Record<string, (sheet: Sheet) => void> = {
  'runner-plinth': onStudio('ink', 'runner-tempo', S.cobalt.paint, '#d4ee2a'),
  'sneaker-clay': onStudio('clay', 'sneaker-plaza', S.chalk.paint),
  'high-citrus': onStudio('citrus', 'high-vault', S.ink.paint),
  'runner-fog': onStudio('fog', 'runner-drift', S.signal.paint),
  'slide-cobalt': onStudio('cobalt', 'slide-lido', S.citrus.paint),
  'sneaker-track': (sheet) => {
    const s = stageOf(sheet, 0.9);
    drawTrack(sheet, false);
    sheet.add(stand(sheet, 'runner-cadence', S.citrus.paint, s.x - sheet.width * 0.02, s.ground + sheet.height * 0.1, s.size));
  },
  'high-rooftop': (sheet) => {
    const s = stageOf(sheet, 0.84);
    drawRooftopNight(sheet, false);
    sheet.add(stand(sheet, 'high-gantry', S.chalk.paint, s.x, sheet.height * 0.955, s.size));
  },
  'three-sneakers': inRow('chalk', [
    ['sneaker-plaza', S.pine.paint],
    ['runner-tempo', S.signal.paint],
    ['high-vault', S.cobalt.paint],
  ]),
  'three-trail': inRow('stone', [
    ['trail-fellwind', T.spruce.paint],
    ['boot-scree', T.ochre.paint],
    ['boot-arete', T.slate.paint],
  ]),
  'pack-dawn': drawPackAtDawn,
  'boot-lake': onRock(drawForestLake, '#6b6a63', 'boot-scree', T.ochre.paint),
  'trail-dusk': onRock(drawRidgeDusk, '#56505c', 'trail-moraine', S.citrus.paint),
  'boot-glacier': onRock(drawGlacier, '#7c868c', 'boot-arete', T.ember.paint),
  'jacket-ridge': onRidge(drawRidgeDawn, 'jacket-eider', T.ember.paint),
  'shell-ridge-dusk': onRidge(drawRidgeDusk, 'jacket-kestrel', T.glacier.paint),
  'jackets-studio': hanging('stone', [
    ['jacket-kestrel', T.spruce.paint],
    ['jacket-eider', T.ember.paint],
  ]),
};
