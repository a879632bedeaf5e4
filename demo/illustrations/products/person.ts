import { darken, lighten } from '../color.ts';
import { drawEllipse, drawPath, drawStroke, type Sheet } from '../sheet.ts';

/** Skin and hair of the people who wear the products. */
export interface Person {
  skin: string;
  hair: string;
}

const people: readonly Person[] = [
  { skin: '#e8b58f', hair: '#4a2c1d' },
  { skin: '#8a5a3c', hair: '#1c1512' },
  { skin: '#f0c6a4', hair: '#b0743c' },
  { skin: '#c68a5e', hair: '#241a16' },
  { skin: '#5f3d2a', hair: '#120e0d' },
];

/** The person of a drawing: the same for the same sheet. */
export const choosePerson = (sheet: Sheet): Person => people[Math.floor(sheet.random.next() * people.length)] as Person;

export const createSkinGradient = (sheet: Sheet, { skin }: Person): string =>
  sheet.linear(
    [
      [0, lighten(skin, 0.16)],
      [0.5, skin],
      [1, darken(skin, 0.24)],
    ],
    [0.2, 0, 0.9, 1],
  );

/** Eyes, brows, nose and mouth about (x, y), `size` units from brow to mouth. */
export function drawFace(x: number, y: number, size: number, person: Person): string {
  const s = (value: number): number => Math.round(value * size);
  const line = darken(person.skin, 0.55);
  const drawEye = (side: number): string => drawEllipse(x + side * s(0.34), y + s(0.06), s(0.06), s(0.075), '#1a1514');
  return [
    drawEye(1),
    drawEye(-1),
    drawStroke(`M${x - s(0.48)} ${y - s(0.12)}q${s(0.13)} ${-s(0.12)} ${s(0.27)} ${-s(0.02)}`, person.hair, s(0.07)),
    drawStroke(`M${x + s(0.2)} ${y - s(0.14)}q${s(0.14)} ${-s(0.1)} ${s(0.27)} ${s(0.02)}`, person.hair, s(0.07)),
    drawStroke(`M${x + s(0.02)} ${y + s(0.1)}q${s(0.12)} ${s(0.28)} ${-s(0.06)} ${s(0.3)}`, line, s(0.045), 'stroke-opacity=".6"'),
    drawStroke(`M${x - s(0.2)} ${y + s(0.66)}q${s(0.2)} ${s(0.16)} ${s(0.42)} ${-s(0.02)}`, line, s(0.06), 'stroke-opacity=".85"'),
    size < 60 ? '' : drawEllipse(x - s(0.46), y + s(0.4), s(0.16), s(0.1), '#d8604a', 'fill-opacity=".16"'),
    size < 60 ? '' : drawEllipse(x + s(0.48), y + s(0.4), s(0.16), s(0.1), '#d8604a', 'fill-opacity=".16"'),
  ].join('');
}

/** A head from the front or from behind, its chin at (x, y) and `tall` units high, on its neck. */
export function drawHead(sheet: Sheet, person: Person, x: number, y: number, tall: number, back = false): string {
  const s = (value: number): number => Math.round(value * tall);
  const skin = createSkinGradient(sheet, person);
  const neck = drawPath(
    `M${x - s(0.22)} ${y - s(0.2)}H${x + s(0.22)}L${x + s(0.3)} ${y + s(0.36)}H${x - s(0.3)}Z`,
    darken(person.skin, back ? 0.14 : 0.24),
  );
  const ears =
    drawEllipse(x - s(0.38), y - s(0.46), s(0.06), s(0.11), darken(person.skin, 0.1)) +
    drawEllipse(x + s(0.38), y - s(0.46), s(0.06), s(0.11), darken(person.skin, 0.2));
  const head = drawPath(
    `M${x - s(0.37)} ${y - s(0.55)}C${x - s(0.4)} ${y - s(1.12)} ${x + s(0.4)} ${y - s(1.12)} ${x + s(0.37)} ${y - s(0.55)}C${x + s(0.36)} ${y - s(0.16)} ${x + s(0.2)} ${y} ${x} ${y}S${x - s(0.36)} ${y - s(0.16)} ${x - s(0.37)} ${y - s(0.55)}Z`,
    back ? person.hair : skin,
  );
  const hair = back
    ? drawPath(
        `M${x - s(0.38)} ${y - s(0.6)}C${x - s(0.3)} ${y - s(0.1)} ${x + s(0.3)} ${y - s(0.1)} ${x + s(0.38)} ${y - s(0.6)}Z`,
        person.hair,
      )
    : drawPath(
        `M${x - s(0.4)} ${y - s(0.46)}C${x - s(0.5)} ${y - s(1.18)} ${x + s(0.5)} ${y - s(1.22)} ${x + s(0.4)} ${y - s(0.46)}C${x + s(0.36)} ${y - s(0.7)} ${x + s(0.2)} ${y - s(0.78)} ${x + s(0.06)} ${y - s(0.8)}C${x - s(0.12)} ${y - s(0.76)} ${x - s(0.34)} ${y - s(0.7)} ${x - s(0.4)} ${y - s(0.46)}Z`,
        person.hair,
      );
  return neck + ears + head + (back ? '' : drawFace(x, y - s(0.5), s(0.48), person)) + hair;
}
