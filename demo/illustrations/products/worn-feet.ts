import { darken, lighten, mixColors } from '../color.ts';
import type { Point } from '../geometry.ts';
import type { Paint } from '../palette.ts';
import { group, drawPath, drawStroke, type Sheet } from '../sheet.ts';
import type { Design } from './design.ts';
import { createTextureFill } from './material.ts';
import { choosePerson, createSkinGradient } from './person.ts';
import { drawSocks } from './socks.ts';
import { drawSandal, type SandalDesign } from './shoes/sandal.ts';
import { drawShoeSide } from './shoes/shoe.ts';
import { shoeShapes, type ShoeDesign } from './shoes/shoe-shapes.ts';

/** Two shoes on a person who has one foot before the other, cut off below the knee. */
export function drawFeet(sheet: Sheet, design: ShoeDesign, paint: Paint): string {
  const { collar } = shoeShapes[design.shape];
  const [heel, instep] = [collar[0], collar.at(-1)] as [Point, Point];
  const [left, right] = [heel[0] + 14, instep[0] + 10];
  const top = Math.min(heel[1], instep[1]);
  const hem = top - 70;
  const cloth = design.brand === 'tarnfell' ? '#4a4f45' : '#33405c';
  const sock = mixColors(paint.accent, '#f2eee4', 0.35);
  const sides = `M${left - 26} ${hem}L${left - 60} -1200H${right + 110}L${right + 30} ${hem}Z`;
  const cuff = `M${left - 34} ${hem - 62}H${right + 40}L${right + 34} ${hem + 10}Q${(left + right) / 2} ${hem + 30} ${left - 30} ${hem + 10}Z`;
  const leg = [
    drawPath(`M${left} ${hem - 20}H${right - 6}L${right} ${top + 90}H${left}Z`, sock),
    drawPath(`M${left} ${hem - 20}H${right - 6}L${right} ${top + 90}H${left}Z`, createTextureFill(sheet, 'rib', sock)),
    drawPath(
      sides,
      sheet.linear(
        [
          [0, lighten(cloth, 0.14)],
          [0.4, cloth],
          [1, darken(cloth, 0.5)],
        ],
        [0, 0, 1, 0],
      ),
    ),
    drawPath(sides, createTextureFill(sheet, 'canvas', cloth)),
    drawPath(cuff, lighten(cloth, 0.1)),
    drawStroke(`M${left - 30} ${hem - 54}H${right + 36}`, darken(cloth, 0.6), 4, 'stroke-opacity=".6"'),
    drawStroke(
      `M${left + 20} ${hem - 130}Q${(left + right) / 2} ${hem - 90} ${right + 10} ${hem - 150}`,
      darken(cloth, 0.7),
      10,
      'stroke-opacity=".3"',
    ),
  ].join('');
  const one = group(leg + drawShoeSide(sheet, design, paint), 'id="foot"');
  return (
    group(group(one, ''), 'transform="translate(330 470) scale(.66)"') + '<use href="#foot" transform="translate(36 620) scale(.78)"/>'
  );
}

/** Two bare feet in slides or sandals, one before the other. */
export function drawBareFeet(sheet: Sheet, design: SandalDesign, paint: Paint): string {
  const person = choosePerson(sheet);
  const y = (value: number): number => value - design.height;
  const shade = darken(person.skin, 0.4);
  const foot = `M96 ${y(486)}C84 ${y(420)} 128 ${y(360)} 146 ${y(250)}L120 -1200H372L344 ${y(196)}C366 ${y(300)} 500 ${y(352)} 660 ${y(404)}C740 ${y(428)} 846 ${y(430)} 902 ${y(456)}C930 ${y(470)} 926 ${y(500)} 884 ${y(504)}H140Q104 ${y(504)} 96 ${y(486)}Z`;
  const toes = [790, 826, 858].map((x, i) => drawStroke(`M${x} ${y(444 + i * 6)}q14 22 4 46`, shade, 5, 'stroke-opacity=".4"')).join('');
  const one = group(
    [
      drawPath(foot, createSkinGradient(sheet, person)),
      toes,
      drawStroke(`M872 ${y(452)}q26 2 34 16`, lighten(person.skin, 0.6), 9, 'stroke-opacity=".7"'),
      drawStroke(`M250 ${y(286)}q34 -6 44 24`, shade, 7, 'stroke-opacity=".35"'),
      drawStroke(`M160 ${y(250)}Q150 ${y(360)} 118 ${y(440)}`, lighten(person.skin, 0.4), 14, 'stroke-opacity=".35"'),
      drawSandal(sheet, design, paint),
    ],
    'id="foot"',
  );
  return group(one, 'transform="translate(330 470) scale(.66)"') + '<use href="#foot" transform="translate(36 620) scale(.78)"/>';
}

/** A pair of socks on bare legs. */
export function drawSockedLegs(sheet: Sheet, design: Extract<Design, { form: 'socks' }>['spec'], paint: Paint): string {
  const person = choosePerson(sheet);
  const t = design.cuff;
  const skin = createSkinGradient(sheet, person);
  const drawLeg = (dx: number, dy: number): string =>
    drawPath(
      `M${338 + dx} ${t + 60 + dy}C${318 + dx} ${t - 150 + dy} ${286 + dx} ${t - 320 + dy} ${322 + dx} ${t - 760 + dy}H${540 + dx}C${540 + dx} ${t - 340 + dy} ${512 + dx} ${t - 160 + dy} ${486 + dx} ${t + 60 + dy}Z`,
      skin,
    );
  return group(drawLeg(90, -30) + drawLeg(-90, 24) + drawSocks(sheet, design, paint), 'transform="translate(120 330) scale(.8)"');
}
