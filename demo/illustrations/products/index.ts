import type { Paint } from '../palette.ts';
import { group, type Sheet } from '../sheet.ts';
import type { ProductModel, View } from '../catalog.ts';
import { drawGarment } from './garment.ts';
import { drawBeanie } from './beanie.ts';
import { drawCapBack } from './cap-back.ts';
import { drawCap } from './cap.ts';
import { drawFabric } from './fabric.ts';
import { drawSocksBack } from './socks-back.ts';
import { drawSocks } from './socks.ts';
import { drawTrousers } from './trousers.ts';
import { mixColors } from '../color.ts';
import type { Point } from '../geometry.ts';
import { drawBackdrop } from './material.ts';
import { drawPack } from './pack.ts';
import { drawSandal, type SandalDesign } from './shoes/sandal.ts';
import { drawHeels, drawOpenHeels, type HeelDesign } from './shoes/heel.ts';
import { shoeShapes, type ShoeDesign } from './shoes/shoe-shapes.ts';
import { drawShoesTop } from './shoes/shoe-top.ts';
import { drawShoeSide } from './shoes/shoe.ts';
import type { Design } from './design.ts';
import { drawWorn } from './worn.ts';

const place = (content: string, x: number, y: number, scale: number): string =>
  group(content, `transform="translate(${x} ${y}) scale(${scale})"`);

const getOpenHeel = ({ brand, material, height }: SandalDesign): HeelDesign => ({
  brand,
  material,
  collar: 0,
  sole: 110 + height,
  lugs: false,
});

function getHeel({ shape, brand, material, sole, lift }: ShoeDesign): HeelDesign {
  const [, ankle] = shoeShapes[shape].collar[0] as Point;
  const [, top] = shoeShapes[shape].soleTop[0] as Point;
  return { brand, material, collar: 606 - ankle + lift, sole: Math.max(84, 600 - top + lift), lugs: sole === 'lug' || sole === 'deep-lug' };
}

function drawFootwear(sheet: Sheet, design: Design, paint: Paint, view: View): string {
  const side =
    design.form === 'shoe'
      ? drawShoeSide(sheet, design.spec, paint)
      : design.form === 'sandal'
        ? drawSandal(sheet, design.spec, paint)
        : '';
  const tall = design.kind === 'boot' || design.kind === 'sneaker-high';
  switch (view) {
    case 'back':
      if (design.form === 'sandal') return drawOpenHeels(sheet, getOpenHeel(design.spec), design.spec.straps, paint);
      return design.form === 'shoe' ? drawHeels(sheet, getHeel(design.spec), paint) : '';
    case 'top':
      return design.form === 'shoe' ? place(drawShoesTop(sheet, design.spec, paint), 40, 160, 0.92) : side;
    case 'pair': {
      const both = group(side, 'id="side"');
      return place(both, 210, tall ? 170 : 110, 0.74) + `<use href="#side" transform="translate(30 ${tall ? 500 : 430}) scale(.86)"/>`;
    }
    case 'detail':
      return place(side, design.form === 'shoe' ? -560 : -640, tall ? -10 : -140, 1.75);
    default:
      return place(side, 38, tall ? 300 : 270, 0.92);
  }
}

function drawApparel(sheet: Sheet, design: Design, paint: Paint, view: View): string {
  const face = view === 'back' ? 'back' : 'front';
  switch (design.form) {
    case 'garment':
      return view === 'detail'
        ? place(drawGarment(sheet, design.spec, paint), -640, -330, 2.1)
        : place(drawGarment(sheet, design.spec, paint, face), 0, design.spec.hood ? 20 : -40, 1);
    case 'pack':
      return view === 'detail'
        ? place(drawPack(sheet, design.spec, paint), -560, -design.spec.top * 1.5 - 60, 2)
        : drawPack(sheet, design.spec, paint, face);
    case 'trousers': {
      const drop = Math.round((1250 - (design.spec.hem + 190) * 1.06) / 2);
      const scale = design.spec.hem < 800 ? 1.4 : 1;
      return view === 'detail'
        ? place(drawTrousers(sheet, design.spec, paint), -560, -300, 2.1)
        : place(drawTrousers(sheet, design.spec, paint, face), 500 - 500 * scale, scale > 1 ? 20 : Math.max(-40, drop), scale);
    }
    case 'beanie':
      return view === 'detail'
        ? place(drawBeanie(sheet, design.spec, paint), -400, -760, 1.9)
        : place(drawBeanie(sheet, design.spec, paint, face), -50, -70, 1.1);
    case 'cap':
      return view === 'detail'
        ? place(drawCap(sheet, design.spec, paint), -360, -560, 1.8)
        : face === 'back'
          ? place(drawCapBack(sheet, design.spec, paint), 0, -60, 1.08)
          : place(drawCap(sheet, design.spec, paint), -90, -60, 1.08);
    case 'socks':
      if (view === 'back') return drawSocksBack(sheet, design.spec, paint);
      return view === 'detail' ? place(drawSocks(sheet, design.spec, paint), -320, -280, 1.9) : drawSocks(sheet, design.spec, paint);
    default:
      return '';
  }
}

/** A product's own drawing, without backdrop, in the 1000 × 1250 space. */
export function drawModel(sheet: Sheet, model: ProductModel, paint: Paint, view: View): string {
  if (view === 'worn') return drawWorn(sheet, model.design, paint);
  const isFootwear = model.design.form === 'shoe' || model.design.form === 'sandal';
  return isFootwear ? drawFootwear(sheet, model.design, paint, view) : drawApparel(sheet, model.design, paint, view);
}

/** A product on its brand's studio paper, fitted into the sheet without cropping. */
export function drawProduct(sheet: Sheet, model: ProductModel, paint: Paint, view: View): void {
  const scale = Math.min(sheet.width / 1000, sheet.height / 1250);
  const mirrorX = (sheet.width - 1000 * scale) / 2;
  const y = (sheet.height - 1250 * scale) / 2;
  if (view === 'fabric') {
    sheet.add(drawFabric(sheet, model.design, model.brand, paint));
    return;
  }
  const paper = model.brand === 'tarnfell' ? '#e6e2d8' : '#e7e8e8';
  sheet.add(
    drawBackdrop(sheet, view === 'worn' ? mixColors(paper, paint.accent, 0.3) : paper),
    place(drawModel(sheet, model, paint, view), Math.round(mirrorX), Math.round(y), Math.round(scale * 1000) / 1000),
  );
}
