import { darken, lighten } from '../color.ts';
import type { Paint } from '../palette.ts';
import { drawEllipse, group, drawPath, drawStroke, type Sheet } from '../sheet.ts';
import { drawSoftEllipse } from '../soft.ts';
import { choosePerson, createSkinGradient } from './person.ts';
import { drawTrousers, type TrouserDesign } from './trousers.ts';

/** Trousers or shorts on a person, drawn from the chest to the ground. */
export function drawWornTrousers(sheet: Sheet, design: TrouserDesign, paint: Paint): string {
  const person = choosePerson(sheet);
  const short = design.hem < 800;
  const ground = 1200;
  const spread = (design.hem - 560) * 0.1;
  const shirt = lighten(paint.trim, 0.35);
  const skin = createSkinGradient(sheet, person);
  const drawLimb = (s: 1 | -1): string => {
    const mirrorX = (value: number): number => Math.round(500 + s * value);
    const foot = short ? 96 : 127 + spread;
    return [
      short
        ? drawPath(
            `M${mirrorX(66)} ${design.hem - 60}H${mirrorX(196)}Q${mirrorX(190)} 880 ${mirrorX(146)} 1120H${mirrorX(62)}Q${mirrorX(56)} 880 ${mirrorX(66)} ${design.hem - 60}Z`,
            skin,
          )
        : '',
      short ? drawPath(`M${mirrorX(60)} 1040H${mirrorX(154)}L${mirrorX(146)} 1150H${mirrorX(62)}Z`, '#ece8de') : '',
      drawPath(
        `M${mirrorX(foot - 54)} ${ground - 80}H${mirrorX(foot + 50)}Q${mirrorX(foot + 78)} ${ground - 20} ${mirrorX(foot + 84)} ${ground}H${mirrorX(foot - 62)}Q${mirrorX(foot - 62)} ${ground - 50} ${mirrorX(foot - 54)} ${ground - 80}Z`,
        darken(paint.panel, 0.5),
      ),
      drawPath(`M${mirrorX(foot - 66)} ${ground - 6}H${mirrorX(foot + 90)}V${ground + 20}H${mirrorX(foot - 66)}Z`, paint.sole),
      drawPath(
        `M${mirrorX(186)} -420H${mirrorX(300)}Q${mirrorX(306)} 0 ${mirrorX(286)} 330H${mirrorX(214)}Q${mirrorX(206)} 60 ${mirrorX(176)} -60Z`,
        darken(shirt, s === 1 ? 0.16 : 0.06),
      ),
      drawPath(
        `M${mirrorX(216)} 326H${mirrorX(286)}Q${mirrorX(298)} 400 ${mirrorX(276)} 446Q${mirrorX(240)} 462 ${mirrorX(222)} 420Z`,
        skin,
      ),
    ].join('');
  };
  const torso = drawPath(
    'M316 -420H684Q668 0 672 214Q500 236 328 214Q332 0 316 -420Z',
    sheet.linear(
      [
        [0, lighten(shirt, 0.2)],
        [0.5, shirt],
        [1, darken(shirt, 0.3)],
      ],
      [0, 0, 1, 0.2],
    ),
  );
  const figure = [
    drawSoftEllipse(510, ground + 22, 330, 22, '#0b1018', 0.45)(sheet, 16),
    drawLimb(-1),
    drawLimb(1),
    drawTrousers(sheet, design, paint),
    torso,
    drawStroke('M330 150Q420 176 470 140M668 120Q600 170 548 166', darken(shirt, 0.4), 6, 'stroke-opacity=".3"'),
    drawEllipse(500, 215, 172, 9, '#05070b', 'fill-opacity=".16"'),
  ];
  return group(figure, 'transform="translate(120 230) scale(.76)"');
}
