import { solvaneColors, tarnfellColors, type Brand, type Colorway } from './palette.ts';
import type { Design, ProductKind } from './products/design.ts';
import { designs } from './products/designs.ts';

export type View = 'front' | 'back' | 'detail' | 'side' | 'top' | 'pair' | 'worn' | 'use' | 'fabric';

/** One product model; its pictures are `products/<model>/<colorway>/<view>`. */
export interface ProductModel {
  model: string;
  kind: ProductKind;
  brand: Brand;
  colorways: readonly Colorway[];
  views: readonly View[];
  design: Design;
}

const T = tarnfellColors;
const S = solvaneColors;

const outdoorSets: readonly (readonly Colorway[])[] = [
  [T.spruce, T.ember, T.night, T.stone, T.glacier, T.ochre],
  [T.slate, T.moss, T.ember, T.night, T.spruce, T.glacier],
  [T.ochre, T.stone, T.spruce, T.slate, T.moss, T.night],
];

const streetSets: readonly (readonly Colorway[])[] = [
  [S.chalk, S.ink, S.cobalt, S.signal, S.pine, S.clay],
  [S.citrus, S.ink, S.fog, S.cobalt, S.chalk, S.signal],
  [S.fog, S.clay, S.chalk, S.pine, S.ink, S.citrus],
];

function listViews(kind: ProductKind): readonly View[] {
  switch (kind) {
    case 'boot':
    case 'trail-shoe':
    case 'sneaker-low':
    case 'sneaker-high':
    case 'runner':
      return ['side', 'worn', 'back', 'top', 'pair', 'detail', 'use', 'fabric'];
    case 'slide':
    case 'sandal':
      return ['side', 'worn', 'back', 'pair', 'detail', 'use', 'fabric'];
    case 'beanie':
    case 'cap':
    case 'socks':
      return ['front', 'worn', 'back', 'detail', 'use', 'fabric'];
    default:
      return ['front', 'worn', 'back', 'detail', 'use', 'fabric'];
  }
}

/** Every model that can be drawn; a catalog makes its styles of models and colorways. */
export const productModels: readonly ProductModel[] = designs.map(([model, brand, design], i) => ({
  model,
  kind: design.kind,
  brand,
  colorways: (brand === 'tarnfell' ? outdoorSets : streetSets)[i % 3] as readonly Colorway[],
  views: listViews(design.kind),
  design,
}));
