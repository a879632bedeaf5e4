import type { ProductModel } from '../catalog.ts';
import { darken, lighten } from '../color.ts';
import { createPolyline, type Point } from '../geometry.ts';
import type { Brand, Paint } from '../palette.ts';
import type { ProductKind } from '../products/design.ts';
import { drawPack } from '../products/pack.ts';
import { drawWorn, drawWornFromBehind } from '../products/worn.ts';
import { drawCityGolden } from '../scenes/city.ts';
import { drawCoast } from '../scenes/coast.ts';
import { drawCourt } from '../scenes/court.ts';
import { drawForestLake } from '../scenes/forest-lake.ts';
import { drawGlacier } from '../scenes/glacier.ts';
import { drawRidgeDawn, drawRidgeDusk } from '../scenes/ridges.ts';
import { drawTrack } from '../scenes/track.ts';
import { drawEllipse, drawPath, drawRect, drawStroke, type Sheet } from '../sheet.ts';
import { drawSoftEllipse } from '../soft.ts';
import type { Daylight } from './daylight.ts';
import { drawRock } from './props.ts';
import { placeAt } from './stage.ts';

interface Place extends Omit<Daylight, 'side'> {
  readonly draw: (sheet: Sheet) => void;
  /** Color of the ground below a person. */
  readonly ground: string;
  /** No place for bare skin. */
  readonly isCold?: true;
}

const summery: ReadonlySet<ProductKind> = new Set(['sandal', 'slide', 'shorts', 'tee', 'socks', 'cap']);

const places: Readonly<Record<Brand, readonly Place[]>> = {
  tarnfell: [
    { draw: drawRidgeDawn, ground: '#5d5a4c', sun: '#ffe0ae', shade: '#14231f' },
    { draw: drawForestLake, ground: '#565b4e', sun: '#fff2cf', shade: '#13211c' },
    { draw: drawCoast, ground: '#7a7466', sun: '#fff4dc', shade: '#1a2730' },
    { draw: drawRidgeDusk, ground: '#51485a', sun: '#ffb98a', shade: '#1a1730' },
    { draw: drawGlacier, ground: '#6d7a80', sun: '#fffaf0', shade: '#1b2a38', isCold: true },
  ],
  solvane: [
    { draw: drawCityGolden, ground: '#6a5d5a', sun: '#fff0c4', shade: '#241f2a' },
    { draw: (sheet) => drawTrack(sheet, false), ground: '#a5492f', sun: '#ffe6c0', shade: '#2a1714' },
    { draw: drawCourt, ground: '#3c5f86', sun: '#ffefd0', shade: '#16202e' },
  ],
};

const choosePlace = ({ brand, kind, model }: ProductModel): Place => {
  const candidates = places[brand].filter(({ isCold }) => !isCold || !summery.has(kind));
  const sum = Array.from(model).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return candidates[sum % candidates.length] as Place;
};

/** Earth, rock or asphalt from `top` down, with stones outdoors and a painted line in town. */
function drawGround(sheet: Sheet, brand: Brand, top: number, { ground, sun }: Place): string {
  const { width: w, height: h, random } = sheet;
  const edge: Point[] = [[-10, top]];
  for (let mirrorX = 0; mirrorX <= w + 60; mirrorX += w / 9)
    edge.push([mirrorX, top + (brand === 'tarnfell' ? random.between(-0.012, 0.012) * h : 0)]);
  const d = createPolyline([...edge, [w + 60, h + 10], [-10, h + 10]], true);
  const stones = Array.from({ length: 16 }, () => {
    const depth = random.next();
    const [x, y, r] = [random.next() * w, top + (0.08 + depth * 0.9) * (h - top), (0.006 + depth * 0.016) * w];
    return (
      drawEllipse(x, y, r * 1.5, r * 0.7, darken(ground, 0.4), 'fill-opacity=".6"') +
      drawEllipse(x - r * 0.2, y - r * 0.25, r * 1.2, r * 0.5, lighten(ground, 0.3), 'fill-opacity=".7"')
    );
  }).join('');
  const line = drawPath(`M${w * 0.62} ${top}L${w * 0.66} ${top}L${w * 1.02} ${h}H${w * 0.86}Z`, '#f4f0e6', 'fill-opacity=".5"');
  return [
    drawPath(
      d,
      sheet.linear([
        [0, lighten(ground, 0.24)],
        [0.35, ground],
        [1, darken(ground, 0.5)],
      ]),
    ),
    drawPath(d, sheet.grain('0.08 0.2', 0.22)),
    brand === 'tarnfell' ? stones : line,
    drawStroke(createPolyline(edge), lighten(sun, 0.2), 2, 'stroke-opacity=".4"'),
  ].join('');
}

/** The light of the place over everything in it. */
function drawLight({ width: w, height: h, ...sheet }: Sheet, { sun, shade }: Place): string {
  return (
    drawRect(
      0,
      0,
      w,
      h,
      sheet.radial(
        [
          [0, sun, 0.2],
          [0.7, sun, 0],
        ],
        [0.72, 0.2, 0.8],
      ),
    ) +
    drawRect(
      0,
      0,
      w,
      h,
      sheet.linear([
        [0.55, shade, 0],
        [1, shade, 0.42],
      ]),
    )
  );
}

/** A product where it is used, in a sheet of any ratio. */
export function drawInUse(sheet: Sheet, model: ProductModel, paint: Paint): void {
  const { width: w, height: h } = sheet;
  const place = choosePlace(model);
  const scale = Math.min(w / 1000, h / 1250);
  const put = (content: string, x = 0, y = 0, size = 1): string =>
    placeAt(content, (w - 1000 * scale) / 2 + x * scale, (h - 1250 * scale) / 2 + y * scale, scale * size);
  const bottom = (h + 1250 * scale) / 2;
  const paintGround = (y: number): string => drawGround(sheet, model.brand, bottom - (1250 - y) * scale, place);
  place.draw(sheet);
  const { design } = model;
  switch (design.form) {
    case 'garment':
      sheet.add(put(drawWornFromBehind(sheet, design.spec, paint), 90, 210, 0.82));
      break;
    case 'pack':
      sheet.add(
        drawRock(sheet, w / 2, bottom - 190 * scale, 430 * scale, place.ground),
        drawSoftEllipse(w / 2, bottom - 190 * scale, 250 * scale, 20 * scale, '#05070b', 0.6)(sheet, 12),
        put(drawPack(sheet, design.spec, paint), 130, 236, 0.74),
      );
      break;
    case 'shoe':
    case 'sandal':
    case 'socks':
      sheet.add(paintGround(780), put(drawWorn(sheet, design, paint)));
      break;
    case 'trousers':
      sheet.add(paintGround(1010), put(drawWorn(sheet, design, paint)));
      break;
    case 'beanie':
    case 'cap':
      sheet.add(put(drawWorn(sheet, design, paint), -20, 30, 1.04));
      break;
  }
  sheet.add(drawLight(sheet, place));
}
