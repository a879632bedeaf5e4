import { mirrorPoints, createSymmetricOutline, type Point } from '../geometry.ts';
import type { Material } from './material.ts';

/** The design choices of an upper-body garment, drawn on 1000 × 1250 about x = 500. */
export interface GarmentDesign {
  brand: 'tarnfell' | 'solvane';
  hood: boolean;
  collar: 'stand' | 'crew';
  sleeve: 'long' | 'short';
  zip: 'full' | 'half' | 'none';
  yoke: 'none' | 'curve' | 'chevron' | 'block';
  /** Distance between quilting seams; 0 for none. */
  baffle: number;
  baffleShape: 'straight' | 'chevron' | 'wave';
  pockets: 'hand' | 'chest' | 'cargo' | 'none';
  material: Material;
  /** Hem height on the canvas. */
  hem: number;
  /** Extra half width of the body. */
  ease: number;
}

export interface GarmentCut {
  body: Point[];
  /** Right sleeve, from the shoulder down its outside and up its inside. */
  sleeve: Point[];
  outer: Point[];
  inner: Point[];
  cuff: Point[];
  hoodOutline: Point[];
  hoodMouth: Point[];
  collarOutline: Point[];
}

/** Cuts the outlines of a garment from its design. */
export function cutGarment(design: GarmentDesign): GarmentCut {
  const e = design.ease;
  const puff = design.baffle > 0 ? 9 : 0;
  const side: Point[] = [];
  const step = design.baffle > 0 ? design.baffle : 130;
  for (let y = 590; y < design.hem - 30; y += step) {
    side.push([700 + e + puff, y + step * 0.5], [702 + e, y + step]);
  }
  const hem: Point[] = [
    [702 + e, design.hem - 12, 1],
    [684 + e, design.hem, 1],
    [500, design.hem + 14],
  ];
  const body = createSymmetricOutline(
    [
      [500, 236],
      [566, 232],
      [628, 258],
      [702 + e, 306, 1],
      [726 + e, 400],
      [712 + e, 500],
      [700 + e, 586, 1],
      ...side.filter((p) => p[1] < design.hem - 26),
      ...hem.slice(0, 2),
    ],
    500,
  );
  const long = design.sleeve === 'long';
  const outer: Point[] = long
    ? [
        [676 + e, 300],
        [744 + e, 344],
        [796 + e, 436],
        [828 + e, 560],
        [852 + e, 690],
        [872 + e, 830],
        [884 + e, 960, 1],
      ]
    : [
        [676 + e, 300],
        [744 + e, 344],
        [796 + e, 416],
        [838 + e, 500],
        [866 + e, 580, 1],
      ];
  const inner: Point[] = long
    ? [
        [792 + e, 978, 1],
        [776 + e, 850],
        [762 + e, 730],
        [738 + e, 640],
        [700 + e, 570],
        [676 + e, 440],
      ]
    : [
        [738 + e, 628, 1],
        [720 + e, 580],
        [694 + e, 540],
        [670 + e, 440],
      ];
  const cuff: Point[] = long
    ? [
        [878 + e, 906, 1],
        [884 + e, 962, 1],
        [838 + e, 980],
        [793 + e, 980, 1],
        [784 + e, 922, 1],
        [832 + e, 922],
      ]
    : [
        [856 + e, 556, 1],
        [866 + e, 582, 1],
        [738 + e, 630, 1],
        [732 + e, 602, 1],
      ];
  return {
    body,
    outer,
    inner,
    sleeve: [...outer, ...inner],
    cuff,
    hoodOutline: createSymmetricOutline(
      [
        [500, 58],
        [566, 72],
        [612, 122],
        [628, 190],
        [616, 250],
        [590, 292, 1],
      ],
      500,
    ),
    hoodMouth: createSymmetricOutline(
      [
        [500, 108],
        [546, 120],
        [572, 164],
        [568, 214],
        [540, 262, 1],
      ],
      500,
    ),
    collarOutline: createSymmetricOutline(
      [
        [500, 196],
        [552, 190],
        [586, 184, 1],
        [596, 236],
        [604, 262, 1],
      ],
      500,
    ),
  };
}

export const mirrorToLeft = (points: readonly Point[]): Point[] => mirrorPoints(points, 500);
