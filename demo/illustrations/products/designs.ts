import type { Brand } from '../palette.ts';
import { boot, day, down, fleece, high, low, runner, shell, tee, trail, trek, trousers } from './design-bases.ts';
import type { Design } from './design.ts';

/** [model, brand, design] of everything in the two shops. */
export const designs: readonly (readonly [string, Brand, Design])[] = [
  ['jacket-kestrel', 'tarnfell', { kind: 'jacket-shell', form: 'garment', spec: shell }],
  [
    'jacket-merlin',
    'tarnfell',
    { kind: 'jacket-shell', form: 'garment', spec: { ...shell, yoke: 'chevron', pockets: 'hand', hem: 1030, ease: 8 } },
  ],
  [
    'jacket-harrier',
    'tarnfell',
    { kind: 'jacket-shell', form: 'garment', spec: { ...shell, yoke: 'block', pockets: 'cargo', material: 'canvas', hem: 1120, ease: 18 } },
  ],
  ['jacket-eider', 'tarnfell', { kind: 'jacket-insulated', form: 'garment', spec: down }],
  [
    'jacket-ptarmigan',
    'tarnfell',
    { kind: 'jacket-insulated', form: 'garment', spec: { ...down, baffle: 62, baffleShape: 'chevron', yoke: 'block', ease: 8 } },
  ],
  [
    'jacket-dunlin',
    'tarnfell',
    { kind: 'jacket-insulated', form: 'garment', spec: { ...down, hood: false, baffle: 72, baffleShape: 'wave', hem: 1000, ease: 6 } },
  ],
  ['fleece-lichen', 'tarnfell', { kind: 'fleece', form: 'garment', spec: fleece }],
  [
    'fleece-heath',
    'tarnfell',
    { kind: 'fleece', form: 'garment', spec: { ...fleece, yoke: 'curve', zip: 'full', pockets: 'hand', ease: 12 } },
  ],
  ['pack-corrie', 'tarnfell', { kind: 'pack-day', form: 'pack', spec: day }],
  [
    'pack-beck',
    'tarnfell',
    { kind: 'pack-day', form: 'pack', spec: { ...day, closure: 'roll', front: 'daisy', half: 210, top: 290, material: 'ripstop' } },
  ],
  ['pack-gill', 'tarnfell', { kind: 'pack-day', form: 'pack', spec: { ...day, closure: 'lid', front: 'pocket', half: 226, top: 310 } }],
  ['pack-massif', 'tarnfell', { kind: 'pack-trek', form: 'pack', spec: trek }],
  [
    'pack-traverse',
    'tarnfell',
    { kind: 'pack-trek', form: 'pack', spec: { ...trek, closure: 'roll', front: 'daisy', half: 206, top: 190 } },
  ],
  ['boot-scree', 'tarnfell', { kind: 'boot', form: 'shoe', spec: boot }],
  [
    'boot-cairnside',
    'tarnfell',
    { kind: 'boot', form: 'shoe', spec: { ...boot, overlay: 'sweep', toe: 'cap', material: 'canvas', panelMaterial: 'suede', eyelets: 7 } },
  ],
  [
    'boot-arete',
    'tarnfell',
    { kind: 'boot', form: 'shoe', spec: { ...boot, overlay: 'web', sole: 'lug', material: 'ripstop', heelClip: true } },
  ],
  [
    'trail-fellwind',
    'tarnfell',
    { kind: 'trail-shoe', form: 'shoe', spec: { ...trail, brand: 'tarnfell', overlay: 'sweep', material: 'mesh' } },
  ],
  ['trail-moraine', 'solvane', { kind: 'trail-shoe', form: 'shoe', spec: trail }],
  [
    'trail-gravel',
    'solvane',
    { kind: 'trail-shoe', form: 'shoe', spec: { ...trail, overlay: 'blade', toe: 'mudguard', material: 'knit', eyelets: 7 } },
  ],
  ['sneaker-plaza', 'solvane', { kind: 'sneaker-low', form: 'shoe', spec: low }],
  [
    'sneaker-arcade',
    'solvane',
    { kind: 'sneaker-low', form: 'shoe', spec: { ...low, overlay: 'bars', toe: 'mudguard', panelMaterial: 'smooth', sole: 'foxed' } },
  ],
  [
    'sneaker-atrium',
    'solvane',
    { kind: 'sneaker-low', form: 'shoe', spec: { ...low, overlay: 'plain', toe: 'plain', material: 'knit', sole: 'cup', eyelets: 5 } },
  ],
  ['high-vault', 'solvane', { kind: 'sneaker-high', form: 'shoe', spec: high }],
  [
    'high-gantry',
    'solvane',
    {
      kind: 'sneaker-high',
      form: 'shoe',
      spec: { ...high, overlay: 'wave', toe: 'perforated', sole: 'cup', material: 'smooth', panelMaterial: 'suede' },
    },
  ],
  ['runner-tempo', 'solvane', { kind: 'runner', form: 'shoe', spec: runner }],
  [
    'runner-drift',
    'solvane',
    { kind: 'runner', form: 'shoe', spec: { ...runner, overlay: 'blade', toe: 'plain', sole: 'wave', material: 'knit', heelClip: false } },
  ],
  [
    'runner-cadence',
    'solvane',
    { kind: 'runner', form: 'shoe', spec: { ...runner, overlay: 'web', toe: 'cap', sole: 'wave', eyelets: 7 } },
  ],
  [
    'slide-lido',
    'solvane',
    { kind: 'slide', form: 'sandal', spec: { brand: 'solvane', straps: false, height: 0, material: 'smooth', cushioned: true } },
  ],
  [
    'slide-deck',
    'solvane',
    { kind: 'slide', form: 'sandal', spec: { brand: 'solvane', straps: false, height: 26, material: 'knit', cushioned: false } },
  ],
  [
    'sandal-wade',
    'tarnfell',
    { kind: 'sandal', form: 'sandal', spec: { brand: 'tarnfell', straps: true, height: 10, material: 'canvas', cushioned: true } },
  ],
  [
    'sandal-shoal',
    'solvane',
    { kind: 'sandal', form: 'sandal', spec: { brand: 'solvane', straps: true, height: 30, material: 'smooth', cushioned: false } },
  ],
  [
    'beanie-tarn',
    'tarnfell',
    { kind: 'beanie', form: 'beanie', spec: { brand: 'tarnfell', slouch: 60, bobble: true, cuff: 110, band: true } },
  ],
  [
    'beanie-dock',
    'solvane',
    { kind: 'beanie', form: 'beanie', spec: { brand: 'solvane', slouch: 0, bobble: false, cuff: 140, band: false } },
  ],
  [
    'cap-crag',
    'tarnfell',
    { kind: 'cap', form: 'cap', spec: { brand: 'tarnfell', height: 40, panels: true, material: 'ripstop', flat: 0 } },
  ],
  [
    'cap-block',
    'solvane',
    { kind: 'cap', form: 'cap', spec: { brand: 'solvane', height: 70, panels: false, material: 'canvas', flat: 26 } },
  ],
  ['tee-fell', 'tarnfell', { kind: 'tee', form: 'garment', spec: { ...tee, yoke: 'curve' } }],
  ['tee-stencil', 'solvane', { kind: 'tee', form: 'garment', spec: { ...tee, brand: 'solvane', pockets: 'none', hem: 1030, ease: 24 } }],
  ['trousers-drove', 'tarnfell', { kind: 'trousers', form: 'trousers', spec: trousers }],
  [
    'trousers-relay',
    'solvane',
    {
      kind: 'trousers',
      form: 'trousers',
      spec: { ...trousers, brand: 'solvane', cargo: false, drawcord: true, flare: -14, material: 'smooth' },
    },
  ],
  ['shorts-ghyll', 'tarnfell', { kind: 'shorts', form: 'trousers', spec: { ...trousers, hem: 740, flare: 8 } }],
  [
    'shorts-sprint',
    'solvane',
    {
      kind: 'shorts',
      form: 'trousers',
      spec: { ...trousers, brand: 'solvane', hem: 670, flare: 20, cargo: false, drawcord: true, material: 'smooth' },
    },
  ],
  ['socks-drumlin', 'tarnfell', { kind: 'socks', form: 'socks', spec: { brand: 'tarnfell', cuff: 200, stripes: 2, material: 'knit' } }],
  ['socks-stride', 'solvane', { kind: 'socks', form: 'socks', spec: { brand: 'solvane', cuff: 330, stripes: 3, material: 'knit' } }],
];
