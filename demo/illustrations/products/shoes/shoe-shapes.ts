import type { Material } from '../material.ts';
import { boot } from './shoe-shapes-boot.ts';
import { runner, trail } from './shoe-shapes-running.ts';
import { high, low } from './shoe-shapes-street.ts';

export const shoeShapes = { runner, low, high, boot, trail };

export type OverlayStyle = 'sweep' | 'blade' | 'bars' | 'wave' | 'web' | 'plain';

export type ToeStyle = 'cap' | 'mudguard' | 'rand' | 'perforated' | 'plain';

export type SoleStyle = 'rocker' | 'wave' | 'cup' | 'foxed' | 'lug' | 'deep-lug';

/** The design choices that distinguish two models of one kind. */
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
