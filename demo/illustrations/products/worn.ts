import { darken, lighten } from '../color.ts';
import type { Paint } from '../palette.ts';
import { group, drawPath, drawStroke, type Sheet } from '../sheet.ts';
import { drawBeanie } from './beanie.ts';
import { drawCap } from './cap.ts';
import type { Design } from './design.ts';
import { drawGarment } from './garment.ts';
import type { GarmentDesign } from './garment-cut.ts';
import { drawPack } from './pack.ts';
import type { PackDesign } from './pack-parts.ts';
import { drawFace, drawHead, choosePerson, createSkinGradient, type Person } from './person.ts';
import { drawBareFeet, drawFeet, drawSockedLegs } from './worn-feet.ts';
import { drawWornTrousers } from './worn-trousers.ts';

const shaded = (sheet: Sheet, color: string): string =>
  sheet.linear(
    [
      [0, lighten(color, 0.12)],
      [0.5, color],
      [1, darken(color, 0.42)],
    ],
    [0, 0, 1, 0.3],
  );

const put = (content: string, x: number, y: number, scale: number): string =>
  group(content, `transform="translate(${x} ${y}) scale(${scale})"`);

/** Legs of a figure that the lower edge of the picture cuts off. */
function drawThighs(sheet: Sheet, hem: number, color: string): string {
  const drawLeg = (s: 1 | -1): string => {
    const mirrorX = (value: number): number => 500 + s * value;
    return drawPath(
      `M${mirrorX(-4)} ${hem - 80}H${mirrorX(182)}Q${mirrorX(194)} ${hem + 200} ${mirrorX(176)} 1700H${mirrorX(34)}Q${mirrorX(26)} ${hem + 240} ${mirrorX(6)} ${hem + 70}Z`,
      shaded(sheet, color),
    );
  };
  return drawLeg(-1) + drawLeg(1);
}

function drawArms(sheet: Sheet, { ease, sleeve }: GarmentDesign, person: Person): string {
  const arm = (s: 1 | -1): string => {
    const mirrorX = (value: number): number => 500 + s * (value + ease);
    const hand = `M${mirrorX(298)} 952H${mirrorX(376)}Q${mirrorX(388)} 1014 ${mirrorX(372)} 1060Q${mirrorX(348)} 1086 ${mirrorX(322)} 1064L${mirrorX(316)} 1034Q${mirrorX(298)} 1046 ${mirrorX(292)} 1020Q${mirrorX(292)} 980 ${mirrorX(298)} 952Z`;
    const bare =
      sleeve === 'short'
        ? `M${mirrorX(244)} 570L${mirrorX(352)} 540Q${mirrorX(384)} 760 ${mirrorX(378)} 966H${mirrorX(300)}Q${mirrorX(292)} 760 ${mirrorX(244)} 570Z`
        : '';
    return drawPath(hand + bare, createSkinGradient(sheet, person));
  };
  return arm(-1) + arm(1);
}

/** The face in the opening of a hood. */
function drawHooded(sheet: Sheet, person: Person): string {
  const opening = 'M500 116C548 118 570 160 562 212Q540 224 500 230Q460 224 438 212C430 160 452 118 500 116Z';
  return group(
    [
      drawPath('M446 150C446 110 554 110 554 150V196C552 232 524 250 500 250S448 232 446 196Z', createSkinGradient(sheet, person)),
      drawPath('M440 168C444 104 556 104 560 168C540 136 516 142 496 138C474 140 452 144 440 168Z', person.hair),
      drawFace(500, 172, 56, person),
      drawStroke('M438 212C430 160 452 118 500 116S570 160 562 212', '#05070b', 16, 'stroke-opacity=".34"'),
    ],
    `clip-path="${sheet.clip(opening)}"`,
  );
}

function drawWornGarment(sheet: Sheet, design: GarmentDesign, paint: Paint): string {
  const person = choosePerson(sheet);
  const legs = design.brand === 'tarnfell' ? '#2b323c' : '#31405e';
  const figure = [
    drawThighs(sheet, design.hem, legs),
    drawArms(sheet, design, person),
    design.hood ? '' : drawHead(sheet, person, 500, design.collar === 'crew' ? 206 : 190, 250),
    drawGarment(sheet, design, paint, 'front', false),
    design.hood ? drawHooded(sheet, person) : '',
  ].join('');
  return design.hood ? put(figure, 10, 30, 0.98) : put(figure, 50, 104, 0.9);
}

/** A garment on a person who looks into the distance, from the head down. */
export function drawWornFromBehind(sheet: Sheet, design: GarmentDesign, paint: Paint): string {
  const person = choosePerson(sheet);
  const legs = design.brand === 'tarnfell' ? '#2b323c' : '#31405e';
  return [
    drawThighs(sheet, design.hem, legs),
    drawArms(sheet, design, person),
    design.hood ? '' : drawHead(sheet, person, 500, design.collar === 'crew' ? 206 : 190, 250, true),
    drawGarment(sheet, design, paint, 'back', false),
  ].join('');
}

/** A pack on the back of a person who walks away. */
function drawCarriedPack(sheet: Sheet, design: PackDesign, paint: Paint): string {
  const person = choosePerson(sheet);
  const coat = '#5c6b62';
  const drawSleeve = (s: 1 | -1): string => {
    const mirrorX = (value: number): number => 500 + s * value;
    return (
      drawPath(
        `M${mirrorX(180)} 300Q${mirrorX(260)} 330 ${mirrorX(294)} 480Q${mirrorX(340)} 720 ${mirrorX(336)} 930L${mirrorX(250)} 940Q${mirrorX(236)} 760 ${mirrorX(180)} 560Z`,
        shaded(sheet, darken(coat, s === 1 ? 0.2 : 0)),
      ) +
      drawPath(
        `M${mirrorX(256)} 936H${mirrorX(332)}Q${mirrorX(340)} 1000 ${mirrorX(318)} 1036Q${mirrorX(282)} 1050 ${mirrorX(262)} 1014Z`,
        createSkinGradient(sheet, person),
      )
    );
  };
  const figure = [
    drawThighs(sheet, 1060, '#2b323c'),
    drawSleeve(-1),
    drawSleeve(1),
    drawPath('M300 330Q330 270 420 256H580Q670 270 700 330Q724 620 706 1060Q500 1084 294 1060Q276 620 300 330Z', shaded(sheet, coat)),
    drawHead(sheet, person, 500, 226, 250, true),
    drawPath('M414 232Q500 276 586 232L600 286Q500 320 400 286Z', darken(coat, 0.3)),
    drawStroke('M404 286Q392 330 388 400M596 286Q608 330 612 400', darken(paint.panel, 0.2), 34),
    put(drawPack(sheet, design, paint), 150, 300 - design.top * 0.7, 0.7),
  ].join('');
  return put(figure, 40, 110, 0.92);
}

/** Head and shoulders below a hat; the hat is drawn by `hat` in the same space. */
function drawHatted(sheet: Sheet, hat: string, chin: number, coat: string): string {
  const person = choosePerson(sheet);
  const t = chin - 610;
  return [
    drawPath(
      `M274 ${t + 240}C220 ${t + 700} 250 ${t + 860} 330 ${t + 900}H670C750 ${t + 860} 780 ${t + 700} 726 ${t + 240}Z`,
      darken(person.hair, 0.1),
    ),
    drawPath(
      `M-40 1960C0 ${chin + 240} 240 ${chin + 190} 400 ${chin + 120}H600C760 ${chin + 190} 1000 ${chin + 240} 1040 1960Z`,
      shaded(sheet, coat),
    ),
    drawPath(`M400 ${chin - 120}H600L612 ${chin + 130}Q500 ${chin + 210} 388 ${chin + 130}Z`, darken(person.skin, 0.26)),
    drawPath(
      `M276 ${t + 260}C276 ${t + 480} 360 ${chin} 500 ${chin}S724 ${t + 480} 724 ${t + 260}Q500 ${t + 120} 276 ${t + 260}Z`,
      createSkinGradient(sheet, person),
    ),
    drawFace(500, chin - 260, 230, person),
    drawPath(
      `M356 ${chin + 90}Q500 ${chin + 260} 644 ${chin + 90}L690 ${chin + 220}Q500 ${chin + 380} 310 ${chin + 220}Z`,
      darken(coat, 0.25),
    ),
    hat,
  ].join('');
}

/** A product as a person wears it, in the 1000 × 1250 space. */
export function drawWorn(sheet: Sheet, design: Design, paint: Paint): string {
  switch (design.form) {
    case 'garment':
      return drawWornGarment(sheet, design.spec, paint);
    case 'pack':
      return drawCarriedPack(sheet, design.spec, paint);
    case 'trousers':
      return drawWornTrousers(sheet, design.spec, paint);
    case 'beanie':
      return put(drawHatted(sheet, drawBeanie(sheet, design.spec, paint), 1270, '#5c6b62'), 170, -20, 0.66);
    case 'cap':
      return put(drawHatted(sheet, put(drawCap(sheet, design.spec, paint), 40, 60, 1), 1200, '#3d4652'), 170, 30, 0.66);
    case 'socks':
      return drawSockedLegs(sheet, design.spec, paint);
    case 'shoe':
      return drawFeet(sheet, design.spec, paint);
    case 'sandal':
      return drawBareFeet(sheet, design.spec, paint);
  }
}
