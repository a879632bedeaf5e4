import type { Sheet } from '../sheet.ts';
import { drawGlacier, drawRidgeDawn, drawRidgeDusk, drawRidgeSnow, drawTrail } from './alpine.ts';
import { drawCampNight, drawCoast, drawForestLake, drawRainForest } from './wild.ts';
import { drawCityGolden, drawCourt, drawRooftopNight, drawTrack, drawUnderpass } from './street.ts';
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
  underpass: drawUnderpass,
  'rooftop-night': drawRooftopNight,
  court: drawCourt,
  ...Object.fromEntries(Object.entries(studioTones).map(([name, tone]) => [`studio-${name}`, (sheet: Sheet) => drawStudio(sheet, tone)])),
};
