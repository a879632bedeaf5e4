/** The colors of one product, by the part they paint. */
export interface Paint {
  base: string;
  panel: string;
  accent: string;
  trim: string;
  sole: string;
  tread: string;
}

export interface Colorway {
  /** Last but one part of a product's id. */
  id: string;
  name: string;
  /** `#rrggbb` for a swatch. */
  swatch: string;
  paint: Paint;
}

export type Brand = 'tarnfell' | 'solvane';

function createColorway(
  id: string,
  name: string,
  base: string,
  panel: string,
  accent: string,
  trim: string,
  sole: string,
  tread: string,
): Colorway {
  return { id, name, swatch: base, paint: { base, panel, accent, trim, sole, tread } };
}

export const tarnfellColors = {
  spruce: createColorway('spruce', 'Spruce', '#24493f', '#1a352f', '#d0622f', '#b8c4ae', '#d8d2c2', '#22262a'),
  stone: createColorway('stone', 'Stone', '#b5ad9c', '#978e7d', '#2c5346', '#5b5549', '#e6dfd0', '#4b4439'),
  ember: createColorway('ember', 'Ember', '#c4552c', '#953d20', '#f0c27a', '#3a2a26', '#eadfce', '#2c2523'),
  slate: createColorway('slate', 'Slate', '#4d5e6c', '#384653', '#e0a23c', '#a9b8c2', '#d5d8d8', '#23282e'),
  glacier: createColorway('glacier', 'Glacier', '#9fbcc4', '#7799a5', '#c4552c', '#36525e', '#eef0ec', '#3a4a52'),
  ochre: createColorway('ochre', 'Ochre', '#c1913c', '#97702c', '#24493f', '#43361f', '#ece2cd', '#38301f'),
  night: createColorway('night', 'Night', '#202b38', '#161e28', '#7fb0b8', '#5d6d7c', '#c9ccce', '#14181d'),
  moss: createColorway('moss', 'Moss', '#6b7650', '#525c3d', '#dcae58', '#343b27', '#ddd8c4', '#2c3024'),
} as const;

export const solvaneColors = {
  ink: createColorway('ink', 'Ink', '#1d2026', '#2a2e36', '#d4ee2a', '#4b515c', '#f1eee6', '#15171b'),
  chalk: createColorway('chalk', 'Chalk', '#ece8de', '#d9d3c5', '#2a2e36', '#bdb6a8', '#f6f3ec', '#c79c6b'),
  citrus: createColorway('citrus', 'Citrus', '#cfe32c', '#aebf1c', '#1d2026', '#f4f2e8', '#f5f3ea', '#1d2026'),
  clay: createColorway('clay', 'Clay', '#bb6648', '#94492f', '#f0dcc0', '#5b2d20', '#efe4d2', '#7a4b35'),
  cobalt: createColorway('cobalt', 'Cobalt', '#2d4bd0', '#1f358f', '#d4ee2a', '#a9b7f2', '#f2f1ee', '#1a2040'),
  fog: createColorway('fog', 'Fog', '#a5abb2', '#868d96', '#f0502f', '#e7e9ea', '#f3f2ef', '#565c64'),
  pine: createColorway('pine', 'Pine', '#215a49', '#174236', '#f0e6c8', '#8fb3a2', '#f2ecdc', '#b98a56'),
  signal: createColorway('signal', 'Signal', '#e2472b', '#b2311b', '#fbf3e4', '#52170d', '#f6f0e4', '#1f1d1f'),
} as const;
