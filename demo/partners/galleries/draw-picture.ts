import { darken, lighten } from '#demo/illustrations/color.ts';
import { productModels, type ProductModel } from '#demo/illustrations/catalog.ts';
import { createSpline } from '#demo/illustrations/geometry.ts';
import type { Paint } from '#demo/illustrations/palette.ts';
import { cutGarment, mirrorToLeft, type GarmentDesign } from '#demo/illustrations/products/garment-cut.ts';
import { drawSewnMark } from '#demo/illustrations/products/material.ts';
import { drawHead, choosePerson, createSkinGradient } from '#demo/illustrations/products/person.ts';
import { createRandom, type Random } from '#demo/illustrations/random.ts';
import { createSheet, drawEllipse, group, drawPath, drawRect, drawStroke, type Sheet } from '#demo/illustrations/sheet.ts';

type Place = 'hills' | 'city';

/** A shopper in a garment of the brand, outdoors: on hills for Tarnfell, in a city for Solvane. The same seed always gives the same picture. */
export function drawPicture(place: Place, seed: number): string {
  const random = createRandom(`${place} ${seed}`);
  const sheet = createSheet(400, 400, random);
  const brand = place === 'hills' ? 'tarnfell' : 'solvane';
  const garments = productModels.filter((model) => model.brand === brand && model.design.form === 'garment');
  const model = garments[seed % garments.length] as ProductModel;
  const { paint } = pick(model.colorways, random);
  drawPlace(sheet, place);
  const scale = random.between(0.34, 0.4);
  const mirrorX = random.between(150, 250) - 500 * scale;
  if (model.design.form === 'garment') {
    const figure = drawShopper(sheet, model.design.spec, paint, place);
    sheet.add(
      group(
        figure,
        `transform="translate(${Math.round(mirrorX)} ${Math.round(78 - 40 * scale)}) rotate(${random.between(-2, 2).toFixed(1)} 180 380) scale(${scale.toFixed(2)})"`,
      ),
    );
  }
  return sheet.finish();
}

/** A garment with few paths: a page shows many of these pictures at once. */
function drawShopper(sheet: Sheet, design: GarmentDesign, paint: Paint, place: Place): string {
  const { random } = sheet;
  const person = choosePerson(sheet);
  const cut = cutGarment(design);
  const body = createSpline(cut.body, true);
  const sleeves = createSpline(cut.sleeve, true) + createSpline(mirrorToLeft(cut.sleeve), true);
  const e = design.ease;
  const lit = (color: string): string =>
    sheet.linear(
      [
        [0, lighten(color, 0.24)],
        [0.5, color],
        [1, darken(color, 0.4)],
      ],
      [0, 0, 1, 0.4],
    );
  const skin = createSkinGradient(sheet, person);
  const bare = design.sleeve === 'short' ? arm(e, 540) : '';
  const hands = drawEllipse(338 + 500 + e, 1004, 40, 56, skin) + drawEllipse(162 - e, 1004, 40, 56, skin);
  const baffles: string[] = [];
  if (design.baffle > 0)
    for (let y = 320; y < design.hem; y += design.baffle) baffles.push(`M${286 - e} ${y}Q500 ${y + 34} ${714 + e} ${y}`);
  const seams = baffles.join('');
  const fastening = design.zip === 'none' ? '' : `M500 250V${design.zip === 'half' ? 520 : design.hem}`;
  return [
    drawPath(
      `M318 ${design.hem - 60}H682L676 1600H520L500 ${design.hem + 90}L480 1600H324Z`,
      lit(place === 'hills' ? '#2f3a40' : '#31405e'),
    ),
    drawPath(bare, skin),
    hands,
    drawPath(sleeves, lit(design.yoke === 'block' ? paint.panel : paint.base)),
    drawPath(body, lit(paint.base)),
    group(
      [
        design.yoke === 'none' ? '' : drawPath('M200 200H800V380Q500 470 200 380Z', paint.panel, 'fill-opacity=".85"'),
        drawStroke(seams, darken(paint.base, 0.7), 9, 'stroke-opacity=".4"'),
        drawStroke(seams, lighten(paint.base, 0.6), 7, 'stroke-opacity=".3" transform="translate(0 22)"'),
        drawPath(`M600 220Q690 600 640 1140H760V220Z`, '#05070b', 'fill-opacity=".16"'),
      ],
      `clip-path="${sheet.clip(body)}"`,
    ),
    drawStroke(fastening, darken(paint.base, 0.75), 13),
    drawStroke(fastening, paint.accent, 5),
    design.pockets === 'none' ? '' : drawStroke(`M368 760L346 930M632 760L654 930`, paint.accent, 9),
    drawSewnMark(design.brand, 350, 440, 62, paint.accent),
    drawPath(`M388 250C400 190 600 190 612 250Q560 320 500 322Q440 320 388 250Z`, darken(paint.panel, 0.3)),
    drawHead(sheet, person, 500, 220, 250),
    design.collar === 'crew'
      ? drawStroke('M426 262Q500 346 574 262', paint.panel, 22)
      : drawPath('M404 262Q500 330 596 262L612 306Q500 372 388 306Z', lit(paint.panel)),
    design.hood
      ? drawPath(
          'M366 320C350 260 380 226 408 236Q412 300 500 340Q588 300 592 236C620 226 650 260 634 320Q560 360 500 362Q440 360 366 320Z',
          lit(paint.base),
        )
      : '',
    random.next() < 0.45 ? drawHat(sheet, paint) : '',
    random.next() < 0.5 && place === 'hills'
      ? drawStroke('M372 270Q330 420 352 640M628 270Q670 420 648 640', darken(paint.panel, 0.5), 34) +
        drawStroke('M350 470H650', darken(paint.panel, 0.5), 14)
      : '',
  ].join('');
}

function arm(ease: number, top: number): string {
  const drawSide = (s: 1 | -1): string => {
    const mirrorX = (value: number): number => 500 + s * (value + ease);
    return `M${mirrorX(246)} ${top}H${mirrorX(352)}Q${mirrorX(384)} 760 ${mirrorX(376)} 990H${mirrorX(302)}Q${mirrorX(292)} 760 ${mirrorX(246)} ${top}Z`;
  };
  return drawSide(1) + drawSide(-1);
}

/** A knitted hat on a shopper's head. */
function drawHat(sheet: Sheet, paint: Paint): string {
  const crown = 'M398 60C390 -110 610 -110 602 60Z';
  return (
    drawEllipse(500, -84, 30, 28, paint.accent) +
    drawPath(
      crown,
      sheet.linear(
        [
          [0, lighten(paint.panel, 0.2)],
          [1, darken(paint.panel, 0.2)],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    drawStroke('M450 56Q446 -30 486 -62M500 56V-66M550 56Q554 -30 514 -62', darken(paint.panel, 0.5), 6, 'stroke-opacity=".4"') +
    drawPath('M390 30Q500 6 610 30V82Q500 58 390 82Z', paint.accent) +
    drawPath('M390 66Q500 42 610 66V82Q500 58 390 82Z', darken(paint.accent, 0.4), 'fill-opacity=".5"')
  );
}

interface Palette {
  sky: string;
  low: string;
  sun: string;
  far: string;
}

const palettes: Readonly<Record<Place, readonly Palette[]>> = {
  hills: [
    { sky: '#f3c79a', low: '#f6e3c4', sun: '#fff1d6', far: '#4d7466' },
    { sky: '#8fb9c9', low: '#e9dfc8', sun: '#fff8e6', far: '#43756c' },
    { sky: '#5b6c94', low: '#e39a78', sun: '#ffd9a0', far: '#413f5e' },
    { sky: '#cfd8d0', low: '#e6ece4', sun: '#f7f4ed', far: '#5f867a' },
  ],
  city: [
    { sky: '#4a4f86', low: '#f08a63', sun: '#ffd23f', far: '#3a2f55' },
    { sky: '#a9bcd6', low: '#f0d9c4', sun: '#ffffff', far: '#5d6a88' },
    { sky: '#70798c', low: '#c9cbd2', sun: '#eef2d8', far: '#3f4552' },
    { sky: '#f2a65a', low: '#f7c6b0', sun: '#fff3c4', far: '#8a4a62' },
  ],
};

function drawPlace(sheet: Sheet, place: Place): void {
  const { random } = sheet;
  const { sky, low, sun, far } = pick(palettes[place], random);
  sheet.add(
    drawRect(
      0,
      0,
      400,
      400,
      sheet.linear([
        [0, sky],
        [0.75, low],
      ]),
    ),
    drawEllipse(Math.round(random.between(70, 330)), Math.round(random.between(70, 140)), 40, 40, sun, 'fill-opacity=".9"'),
  );
  for (const depth of [0, 1, 2]) {
    const d = place === 'hills' ? getHill(random, depth) : getHouses(random, depth);
    sheet.add(drawPath(d, depth === 2 ? darken(far, 0.45) : lighten(far, 0.5 - depth * 0.34)));
  }
}

function getHill(random: Random, depth: number): string {
  const base = 230 + depth * 62;
  const points = [0, 80, 160, 240, 320, 400].map((x) => `${x} ${Math.round(base - random.next() * (100 - depth * 28))}`);
  return `M0 400L${points.join('L')}L400 400Z`;
}

function getHouses(random: Random, depth: number): string {
  const base = 190 + depth * 70;
  let d = 'M0 400';
  for (let mirrorX = 0; mirrorX < 400;) {
    const width = random.between(34, 84);
    d += `V${Math.round(base - random.next() * (110 - depth * 30))}H${Math.round(mirrorX + width)}`;
    mirrorX += width;
  }
  return `${d}V400Z`;
}

function pick<Value>(values: readonly Value[], random: Random): Value {
  return values[Math.floor(random.next() * values.length)] as Value;
}
