import { solvaneColors as S, tarnfellColors as T } from '../palette.ts';
import type { Sheet } from '../sheet.ts';
import { createFlatLay } from './flat-lay.ts';

const STONE = '#e6e2d8';
const FOG = '#e7e8e8';

/** The pictures of product sets, in the order of their parts. */
export const setPictures: Record<string, (sheet: Sheet) => void> = {
  'set-rain-kit': createFlatLay(STONE, [
    ['jacket-kestrel', T.spruce.paint],
    ['trousers-drove', T.night.paint],
    ['cap-crag', T.ember.paint],
    ['boot-cairnside', T.ochre.paint],
  ]),
  'set-hut-weekend': createFlatLay(STONE, [
    ['jacket-eider', T.ember.paint],
    ['fleece-lichen', T.stone.paint],
    ['pack-traverse', T.night.paint],
    ['socks-drumlin', T.spruce.paint],
  ]),
  'set-summer-trail': createFlatLay(STONE, [
    ['tee-fell', T.ochre.paint],
    ['shorts-ghyll', T.night.paint],
    ['trail-fellwind', T.slate.paint],
    ['cap-crag', T.spruce.paint],
  ]),
  'set-first-frost': createFlatLay(STONE, [
    ['jacket-ptarmigan', T.glacier.paint],
    ['fleece-heath', T.slate.paint],
    ['beanie-tarn', T.ember.paint],
    ['socks-drumlin', T.night.paint],
  ]),
  'set-long-way-up': createFlatLay(STONE, [
    ['jacket-merlin', T.moss.paint],
    ['boot-arete', T.ember.paint],
    ['pack-gill', T.night.paint],
    ['beanie-tarn', T.glacier.paint],
  ]),
  'set-river-day': createFlatLay(STONE, [
    ['sandal-wade', T.stone.paint],
    ['shorts-ghyll', T.glacier.paint],
    ['pack-corrie', T.slate.paint],
  ]),
  'set-first-run': createFlatLay(FOG, [
    ['runner-drift', S.citrus.paint],
    ['shorts-sprint', S.ink.paint],
    ['tee-stencil', S.chalk.paint],
    ['socks-stride', S.signal.paint],
  ]),
  'set-court-side': createFlatLay(FOG, [
    ['high-vault', S.cobalt.paint],
    ['trousers-relay', S.fog.paint],
    ['cap-block', S.ink.paint],
  ]),
  'set-city-loop': createFlatLay(FOG, [
    ['runner-tempo', S.signal.paint],
    ['shorts-sprint', S.ink.paint],
    ['tee-stencil', S.cobalt.paint],
    ['beanie-dock', S.chalk.paint],
  ]),
  'set-pool-day': createFlatLay(FOG, [
    ['slide-lido', S.cobalt.paint],
    ['shorts-sprint', S.citrus.paint],
    ['cap-block', S.fog.paint],
  ]),
  'set-winter-miles': createFlatLay(FOG, [
    ['runner-tempo', S.ink.paint],
    ['beanie-dock', S.citrus.paint],
    ['trousers-relay', S.pine.paint],
    ['socks-stride', S.clay.paint],
  ]),
  'set-everyday': createFlatLay(FOG, [
    ['sneaker-plaza', S.chalk.paint],
    ['tee-stencil', S.ink.paint],
    ['trousers-relay', S.pine.paint],
    ['cap-block', S.signal.paint],
  ]),
};
