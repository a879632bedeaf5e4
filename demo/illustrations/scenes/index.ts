import type { Sheet } from '../sheet.ts';
import { drawGlacier } from './glacier.ts';
import { drawRidgeDawn, drawRidgeDusk, drawRidgeSnow } from './ridges.ts';
import { drawTrail } from './trail.ts';
import { drawCampNight } from './camp-night.ts';
import { drawCoast } from './coast.ts';
import { drawLondonStreet } from './london-street.ts';
import { drawForestLake } from './forest-lake.ts';
import { drawRainForest } from './rain-forest.ts';
import { drawCityGolden } from './city.ts';
import { drawCourt } from './court.ts';
import { drawRooftopNight } from './rooftop.ts';
import { drawTrack } from './track.ts';
import { drawUnderpass } from './underpass.ts';
import { drawStudio, studioTones } from './studio.ts';

/** Every scene, by the part of its id after `scenes/`. */
export const scenes: Record<string, (sheet: Sheet) => void> = {
  'ridge-dawn': drawRidgeDawn,
  'ridge-dusk': drawRidgeDusk,
  'ridge-snow': drawRidgeSnow,
  'forest-lake': drawForestLake,
  'coast-mist': drawCoast,
  'camp-night': drawCampNight,
  'trail-walkers': drawTrail,
  'rain-forest': drawRainForest,
  glacier: drawGlacier,
  'city-golden': drawCityGolden,
  'running-track': drawTrack,
  'london-street': drawLondonStreet,
  underpass: drawUnderpass,
  'rooftop-night': drawRooftopNight,
  court: drawCourt,
  ...Object.fromEntries(Object.entries(studioTones).map(([name, tone]) => [`studio-${name}`, (sheet: Sheet) => drawStudio(sheet, tone)])),
};
