import { solvaneColors as S, tarnfellColors as T } from '../palette.ts';
import { drawForestLake } from '../scenes/forest-lake.ts';
import { drawGlacier } from '../scenes/glacier.ts';
import { drawRidgeDawn, drawRidgeDusk } from '../scenes/ridges.ts';
import { drawRooftopNight } from '../scenes/rooftop.ts';
import { drawTrack } from '../scenes/track.ts';
import type { Sheet } from '../sheet.ts';
import { setPictures } from './sets.ts';
import { createStage, drawStandingShoe } from './stage.ts';
import { drawPackAtDawn, hanging, arrangeInRow, onRock, onStudio } from './stagings.ts';
import { onRidge } from './wearer.ts';

/** Every composition, by the part of its id after `compositions/`. */
export const compositions: Record<string, (sheet: Sheet) => void> = {
  ...setPictures,
  'runner-plinth': onStudio('ink', 'runner-tempo', S.cobalt.paint, '#d4ee2a'),
  'sneaker-clay': onStudio('clay', 'sneaker-plaza', S.chalk.paint),
  'high-citrus': onStudio('citrus', 'high-vault', S.ink.paint),
  'runner-fog': onStudio('fog', 'runner-drift', S.signal.paint),
  'slide-cobalt': onStudio('cobalt', 'slide-lido', S.citrus.paint),
  'sneaker-track': (sheet) => {
    const s = createStage(sheet, 0.9);
    drawTrack(sheet, false);
    sheet.add(drawStandingShoe(sheet, 'runner-cadence', S.citrus.paint, s.x - sheet.width * 0.02, s.ground + sheet.height * 0.1, s.size));
  },
  'high-rooftop': (sheet) => {
    const s = createStage(sheet, 0.84);
    drawRooftopNight(sheet, false);
    sheet.add(drawStandingShoe(sheet, 'high-gantry', S.chalk.paint, s.x, sheet.height * 0.955, s.size));
  },
  'three-sneakers': arrangeInRow('chalk', [
    ['sneaker-plaza', S.pine.paint],
    ['runner-tempo', S.signal.paint],
    ['high-vault', S.cobalt.paint],
  ]),
  'three-trail': arrangeInRow('stone', [
    ['trail-fellwind', T.spruce.paint],
    ['boot-scree', T.ochre.paint],
    ['boot-arete', T.slate.paint],
  ]),
  'pack-dawn': drawPackAtDawn,
  'boot-lake': onRock(drawForestLake, '#6b6a63', 'boot-scree', T.ochre.paint),
  'trail-dusk': onRock(drawRidgeDusk, '#56505c', 'trail-moraine', S.citrus.paint),
  'boot-glacier': onRock(drawGlacier, '#7c868c', 'boot-arete', T.ember.paint),
  'jacket-ridge': onRidge(drawRidgeDawn, 'jacket-eider', T.ember.paint, { sun: '#ffe0ae', shade: '#14231f', side: 1 }),
  'shell-ridge-dusk': onRidge(drawRidgeDusk, 'jacket-kestrel', T.glacier.paint, { sun: '#ffb98a', shade: '#1a1730', side: -1 }),
  'jackets-studio': hanging('stone', [
    ['jacket-kestrel', T.spruce.paint],
    ['jacket-eider', T.ember.paint],
  ]),
};
