import { darken, lighten } from '../color.ts';
import type { Paint } from '../palette.ts';
import { ellipse, group, path, stroke, type Sheet } from '../sheet.ts';
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
  const limb = (s: 1 | -1): string => {
    const x = (value: number): number => Math.round(500 + s * value);
    const foot = short ? 96 : 127 + spread;
    return [
      short
        ? path(
            `M${x(66)} ${design.hem - 60}H${x(196)}Q${x(190)} 880 ${x(146)} 1120H${x(62)}Q${x(56)} 880 ${x(66)} ${design.hem - 60}Z`,
            skin,
          )
        : '',
      short ? path(`M${x(60)} 1040H${x(154)}L${x(146)} 1150H${x(62)}Z`, '#ece8de') : '',
      path(
        `M${x(foot - 54)} ${ground - 80}H${x(foot + 50)}Q${x(foot + 78)} ${ground - 20} ${x(foot + 84)} ${ground}H${x(foot - 62)}Q${x(foot - 62)} ${ground - 50} ${x(foot - 54)} ${ground - 80}Z`,
        darken(paint.panel, 0.5),
      ),
      path(`M${x(foot - 66)} ${ground - 6}H${x(foot + 90)}V${ground + 20}H${x(foot - 66)}Z`, paint.sole),
      path(
        `M${x(186)} -420H${x(300)}Q${x(306)} 0 ${x(286)} 330H${x(214)}Q${x(206)} 60 ${x(176)} -60Z`,
        darken(shirt, s === 1 ? 0.16 : 0.06),
      ),
      path(`M${x(216)} 326H${x(286)}Q${x(298)} 400 ${x(276)} 446Q${x(240)} 462 ${x(222)} 420Z`, skin),
    ].join('');
  };
  const torso = path(
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
    limb(-1),
    limb(1),
    drawTrousers(sheet, design, paint),
    torso,
    stroke('M330 150Q420 176 470 140M668 120Q600 170 548 166', darken(shirt, 0.4), 6, 'stroke-opacity=".3"'),
    ellipse(500, 215, 172, 9, '#05070b', 'fill-opacity=".16"'),
  ];
  return group(figure, 'transform="translate(120 230) scale(.76)"');
}
