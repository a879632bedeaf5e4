import type { Point } from '../geometry.ts';
import type { Material } from './material.ts';

/**
 * One model of closed footwear, drawn from the side with its toe to the right
 * in a space 1000 wide whose ground is y = 600.
 */
export interface ShoeShape {
  /** From the sole at the heel up to the top of the heel tab. */
  heel: readonly Point[];
  /** From the heel tab to the top of the eyestay. */
  collar: readonly Point[];
  /** From the top of the eyestay down to the start of the vamp. */
  throat: readonly Point[];
  /** From the vamp over the toe to the sole. */
  toe: readonly Point[];
  tongue: readonly Point[];
  /** Upper edge of the midsole, heel to toe. */
  soleTop: readonly Point[];
  /** Lower edge of the outsole, toe to heel. */
  soleBottom: readonly Point[];
}

const runner: ShoeShape = {
  heel: [
    [112, 478],
    [94, 410],
    [106, 340],
    [112, 284],
    [90, 208, 1],
  ],
  collar: [
    [90, 208, 1],
    [122, 214],
    [170, 268],
    [240, 290],
    [306, 272],
    [360, 204, 1],
  ],
  throat: [
    [360, 204, 1],
    [428, 262],
    [520, 320],
    [626, 356, 1],
  ],
  toe: [
    [626, 356, 1],
    [720, 370],
    [820, 382],
    [896, 418],
    [932, 476, 1],
  ],
  tongue: [
    [318, 262],
    [340, 196],
    [356, 152],
    [398, 144],
    [412, 174],
    [440, 250],
    [462, 300, 1],
    [370, 320, 1],
  ],
  soleTop: [
    [92, 424, 1],
    [140, 456],
    [260, 482],
    [440, 504],
    [620, 508],
    [800, 490],
    [916, 440, 1],
  ],
  soleBottom: [
    [934, 444, 1],
    [940, 470],
    [922, 516],
    [868, 556],
    [760, 588],
    [600, 598],
    [420, 594],
    [260, 598],
    [160, 592],
    [92, 556],
    [56, 490],
    [70, 424, 1],
  ],
};

const low: ShoeShape = {
  heel: [
    [104, 510],
    [92, 430],
    [104, 360],
    [114, 300],
    [98, 236, 1],
  ],
  collar: [
    [98, 236, 1],
    [134, 240],
    [182, 290],
    [250, 312],
    [312, 292],
    [362, 222, 1],
  ],
  throat: [
    [362, 222, 1],
    [430, 276],
    [526, 334],
    [630, 370, 1],
  ],
  toe: [
    [630, 370, 1],
    [720, 376],
    [820, 386],
    [900, 426],
    [936, 510, 1],
  ],
  tongue: [
    [318, 286],
    [340, 212],
    [356, 166],
    [398, 158],
    [414, 188],
    [438, 256],
    [466, 310, 1],
    [366, 330, 1],
  ],
  soleTop: [
    [86, 500, 1],
    [240, 506],
    [440, 514],
    [660, 516],
    [820, 506],
    [926, 470, 1],
  ],
  soleBottom: [
    [944, 474, 1],
    [950, 534],
    [922, 580],
    [862, 598],
    [640, 600],
    [400, 600],
    [180, 600],
    [104, 599],
    [84, 572],
    [80, 498, 1],
  ],
};

const high: ShoeShape = {
  ...low,
  heel: [
    [104, 510],
    [94, 430],
    [110, 330],
    [122, 220],
    [106, 74, 1],
  ],
  collar: [
    [106, 74, 1],
    [150, 84],
    [208, 124],
    [270, 128],
    [324, 84, 1],
  ],
  throat: [
    [324, 84, 1],
    [352, 178],
    [410, 264],
    [506, 332],
    [630, 370, 1],
  ],
  tongue: [
    [262, 128],
    [280, 70],
    [300, 30],
    [344, 22],
    [362, 54],
    [374, 130],
    [392, 196],
    [440, 282, 1],
    [330, 270, 1],
  ],
};

const boot: ShoeShape = {
  heel: [
    [108, 478],
    [94, 400],
    [108, 310],
    [124, 190],
    [112, 44, 1],
  ],
  collar: [
    [112, 44, 1],
    [160, 50],
    [220, 74],
    [282, 70],
    [330, 40, 1],
  ],
  throat: [
    [330, 40, 1],
    [358, 150],
    [416, 240],
    [516, 306],
    [640, 340, 1],
  ],
  toe: [
    [640, 340, 1],
    [736, 346],
    [836, 360],
    [908, 406],
    [936, 488, 1],
  ],
  tongue: [
    [268, 76],
    [284, 24],
    [304, -12],
    [346, -18],
    [364, 14],
    [376, 90],
    [394, 176],
    [446, 264, 1],
    [330, 220, 1],
  ],
  soleTop: [
    [88, 466, 1],
    [220, 484],
    [420, 500],
    [640, 504],
    [810, 492],
    [924, 448, 1],
  ],
  soleBottom: [
    [942, 450, 1],
    [944, 516],
    [900, 562],
    [820, 584],
    [640, 590],
    [440, 588],
    [386, 566, 1],
    [340, 564, 1],
    [326, 590, 1],
    [200, 592],
    [100, 588, 1],
    [82, 540],
    [78, 464, 1],
  ],
};

const trail: ShoeShape = {
  ...runner,
  heel: [
    [110, 490],
    [92, 420],
    [106, 350],
    [114, 294],
    [94, 216, 1],
  ],
  collar: [
    [94, 216, 1],
    [126, 222],
    [172, 276],
    [240, 296],
    [306, 276],
    [360, 208, 1],
  ],
  throat: [
    [360, 208, 1],
    [428, 266],
    [520, 324],
    [630, 362, 1],
  ],
  toe: [
    [630, 362, 1],
    [724, 376],
    [822, 388],
    [898, 426],
    [934, 494, 1],
  ],
  soleTop: [
    [90, 456, 1],
    [160, 482],
    [300, 502],
    [480, 514],
    [650, 514],
    [806, 498],
    [914, 450, 1],
  ],
  soleBottom: [
    [934, 452, 1],
    [938, 484],
    [922, 524],
    [872, 558],
    [760, 582],
    [600, 588],
    [420, 584],
    [260, 588],
    [164, 582],
    [104, 552],
    [66, 496],
    [74, 454, 1],
  ],
};

export const shoeShapes = { runner, low, high, boot, trail };

export type OverlayStyle = 'sweep' | 'blade' | 'bars' | 'wave' | 'web' | 'plain';
export type ToeStyle = 'cap' | 'mudguard' | 'rand' | 'perforated' | 'plain';
export type SoleStyle = 'rocker' | 'wave' | 'cup' | 'foxed' | 'lug' | 'deep-lug';

/** The design choices that tell two models of one kind apart. */
export interface ShoeDesign {
  shape: keyof typeof shoeShapes;
  brand: 'tarnfell' | 'solvane';
  overlay: OverlayStyle;
  toe: ToeStyle;
  sole: SoleStyle;
  material: Material;
  panelMaterial: Material;
  eyelets: number;
  heelClip: boolean;
  lift: number;
}
