import { group, type Sheet } from '../../sheet.ts';
import { drawSoftEllipse } from '../../soft.ts';
import type { Paint } from '../../palette.ts';
import { drawSole } from './shoe-sole.ts';
import { shoeShapes, type ShoeDesign } from './shoe-shapes.ts';
import { drawUpper } from './shoe-upper.ts';

/** A shoe from its outer side, toe to the right: 1000 wide, standing on y = 600. */
export function drawShoeSide(sheet: Sheet, design: ShoeDesign, paint: Paint, shadow = true): string {
  const shape = shoeShapes[design.shape];
  const lifted = `transform="translate(0 ${-design.lift})"`;
  return [
    shadow
      ? drawSoftEllipse(540, 606, 470, 26, '#0b1018', 0.34)(sheet, 14) + drawSoftEllipse(520, 602, 400, 9, '#0b1018', 0.6)(sheet, 14)
      : '',
    group(drawUpper(sheet, shape, { ...design, lift: 0 }, paint), lifted),
    drawSole(sheet, shape, design, paint),
  ].join('');
}
