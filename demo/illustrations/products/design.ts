import type { Brand } from '../palette.ts';
import type { GarmentDesign } from './garment-cut.ts';
import type { Material } from './material.ts';
import type { PackDesign } from './pack-parts.ts';
import type { SandalDesign } from './shoes/sandal.ts';
import type { ShoeDesign } from './shoes/shoe-shapes.ts';
import type { TrouserDesign } from './trousers.ts';

export type ShoeKind = 'boot' | 'trail-shoe' | 'sneaker-low' | 'sneaker-high' | 'runner';

export type GarmentKind = 'jacket-shell' | 'jacket-insulated' | 'fleece' | 'tee';

/** A kind of product with the choices that make one model of it. */
export type Design =
  | { kind: ShoeKind; form: 'shoe'; spec: ShoeDesign }
  | { kind: GarmentKind; form: 'garment'; spec: GarmentDesign }
  | { kind: 'pack-day' | 'pack-trek'; form: 'pack'; spec: PackDesign }
  | { kind: 'slide' | 'sandal'; form: 'sandal'; spec: SandalDesign }
  | { kind: 'trousers' | 'shorts'; form: 'trousers'; spec: TrouserDesign }
  | { kind: 'beanie'; form: 'beanie'; spec: { brand: Brand; slouch: number; bobble: boolean; cuff: number; band: boolean } }
  | { kind: 'cap'; form: 'cap'; spec: { brand: Brand; height: number; panels: boolean; material: Material; flat: number } }
  | { kind: 'socks'; form: 'socks'; spec: { brand: Brand; cuff: number; stripes: number; material: Material } };

export type ProductKind = Design['kind'];
