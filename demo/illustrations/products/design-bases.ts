import type { GarmentDesign } from './garment-cut.ts';
import type { PackDesign } from './pack-parts.ts';
import type { ShoeDesign } from './shoes/shoe-shapes.ts';
import type { TrouserDesign } from './trousers.ts';

export const runner: ShoeDesign = {
  shape: 'runner',
  brand: 'solvane',
  overlay: 'sweep',
  toe: 'mudguard',
  sole: 'rocker',
  material: 'mesh',
  panelMaterial: 'smooth',
  eyelets: 6,
  heelClip: true,
  lift: 0,
};

export const low: ShoeDesign = {
  ...runner,
  shape: 'low',
  overlay: 'wave',
  toe: 'perforated',
  sole: 'cup',
  material: 'smooth',
  panelMaterial: 'suede',
  heelClip: false,
};

export const high: ShoeDesign = {
  ...low,
  shape: 'high',
  overlay: 'bars',
  toe: 'cap',
  sole: 'foxed',
  material: 'canvas',
  panelMaterial: 'smooth',
  eyelets: 8,
};

export const trail: ShoeDesign = { ...runner, shape: 'trail', overlay: 'web', toe: 'rand', sole: 'lug', material: 'ripstop' };

export const boot: ShoeDesign = {
  ...trail,
  shape: 'boot',
  brand: 'tarnfell',
  overlay: 'plain',
  sole: 'deep-lug',
  material: 'suede',
  eyelets: 8,
  heelClip: false,
};

export const shell: GarmentDesign = {
  brand: 'tarnfell',
  hood: true,
  collar: 'stand',
  sleeve: 'long',
  zip: 'full',
  yoke: 'curve',
  baffle: 0,
  baffleShape: 'straight',
  pockets: 'chest',
  material: 'ripstop',
  hem: 1080,
  ease: 0,
};

export const down: GarmentDesign = { ...shell, yoke: 'none', baffle: 84, pockets: 'hand', material: 'smooth', hem: 1040, ease: 14 };

export const fleece: GarmentDesign = { ...shell, hood: false, yoke: 'block', zip: 'half', material: 'fleece', hem: 1020 };

export const tee: GarmentDesign = {
  ...shell,
  hood: false,
  collar: 'crew',
  sleeve: 'short',
  zip: 'none',
  yoke: 'none',
  material: 'smooth',
  hem: 1000,
};

export const trek: PackDesign = { trek: true, closure: 'lid', front: 'stretch', material: 'ripstop', half: 220, top: 170 };

export const day: PackDesign = { trek: false, closure: 'zip', front: 'pocket', material: 'canvas', half: 240, top: 330 };

export const trousers: TrouserDesign = { brand: 'tarnfell', hem: 1130, flare: 0, cargo: true, drawcord: false, material: 'ripstop' };
