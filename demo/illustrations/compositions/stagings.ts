import { tarnfellColors as T, type Paint } from '../palette.ts';
import { drawRidgeDawn } from '../scenes/ridges.ts';
import { drawStudio, studioTones } from '../scenes/studio.ts';
import { drawRect, type Sheet } from '../sheet.ts';
import { drawPlinth, drawRock } from './props.ts';
import { placeAt, createStage, drawStandingShoe, drawSubject } from './stage.ts';

/** A shoe on the studio floor, or on a glowing plinth that leaves space for text below it on tall frames. */
export const onStudio =
  (tone: keyof typeof studioTones, model: string, paint: Paint, glow?: string) =>
  (sheet: Sheet): void => {
    const { width: w, height: h } = sheet;
    const floor = createStage(sheet);
    const raised =
      w / h > 1.15 ? { ground: h * 0.73, size: Math.min(w * 0.46, h * 0.84) } : { ground: h * 0.5, size: Math.min(w * 0.72, h * 0.6) };
    const stage = glow === undefined ? floor : { ...floor, ...raised };
    drawStudio(sheet, studioTones[tone]);
    if (glow !== undefined) sheet.add(drawPlinth(sheet, stage, glow));
    sheet.add(drawStandingShoe(sheet, model, paint, stage.x, stage.ground, stage.size));
  };

export const onRock =
  (scene: (sheet: Sheet) => void, tone: string, model: string, paint: Paint) =>
  (sheet: Sheet): void => {
    const stage = createStage(sheet, 0.9);
    scene(sheet);
    sheet.add(
      drawRock(sheet, stage.x, stage.ground - 6, stage.size * 0.56, tone),
      drawStandingShoe(sheet, model, paint, stage.x, stage.ground, stage.size),
    );
  };

export function drawPackAtDawn(sheet: Sheet): void {
  const { width: w, height: h } = sheet;
  const isWide = w / h > 1.15;
  // Text covers the lower half of tall frames.
  const stage = isWide ? createStage(sheet) : { x: w * 0.5, ground: h * 0.48 };
  const size = isWide ? createStage(sheet).size * 0.97 : Math.min(w * 0.7, h * 0.44);
  drawRidgeDawn(sheet);
  sheet.add(
    drawRock(sheet, stage.x, stage.ground, size * 0.52, '#6d6a63'),
    placeAt(drawSubject(sheet, 'pack-massif', T.ember.paint), stage.x - size * 0.4, stage.ground - size * 0.885, size / 1250),
  );
  sheet.add(
    drawRect(
      0,
      0,
      sheet.width,
      sheet.height,
      sheet.radial(
        [
          [0, '#ffd9a0', 0.26],
          [1, '#ffd9a0', 0],
        ],
        [stage.x + size * 0.3, stage.ground - size * 0.7, size],
        'user',
      ),
    ),
  );
}

export const arrangeInRow =
  (tone: keyof typeof studioTones, trio: readonly (readonly [string, Paint])[]) =>
  (sheet: Sheet): void => {
    const { width: w, height: h } = sheet;
    drawStudio(sheet, studioTones[tone]);
    trio.forEach(([model, paint], i) => {
      if (w / h > 1.15) sheet.add(drawStandingShoe(sheet, model, paint, w * (0.2 + i * 0.3), h * 0.66, Math.min(w * 0.28, h * 0.62)));
      else sheet.add(drawStandingShoe(sheet, model, paint, w * (0.4 + i * 0.1), h * (0.3 + i * 0.28), Math.min(w * 0.56, h * 0.36)));
    });
  };

export const hanging =
  (tone: keyof typeof studioTones, pair: readonly (readonly [string, Paint])[]) =>
  (sheet: Sheet): void => {
    const { width: w, height: h } = sheet;
    drawStudio(sheet, studioTones[tone]);
    const wide = w / h > 1.15;
    const scale = Math.min((h * (wide ? 0.94 : 0.7)) / 1250, (w * (wide ? 0.3 : 0.52)) / 760);
    pair.forEach(([model, paint], i) =>
      sheet.add(
        placeAt(drawSubject(sheet, model, paint), (wide ? w * (0.54 + i * 0.26) : w * (0.29 + i * 0.42)) - 500 * scale, h * 0.02, scale),
      ),
    );
  };
