import { productModels } from './catalog.ts';
import { drawInUse } from './compositions/in-use.ts';
import { compositions } from './compositions/index.ts';
import { brandNames, drawMark, drawWordmark } from '#ui/brands/brand-marks.ts';
import { drawProduct } from './products/index.ts';
import { createRandom } from './random.ts';
import { scenes } from './scenes/index.ts';
import { createSheet, type Sheet } from './sheet.ts';

export { productModels };

/** A drawing as a self-contained SVG document with its size in pixels. */
export interface Illustration {
  svg: string;
  width: number;
  height: number;
}

/** A requested aspect ratio; only the ratio of the two counts. */
export interface Frame {
  width: number;
  height: number;
}

const sceneSize = { width: 1600, height: 900 };
const productSize = { width: 1000, height: 1250 };

/** Returns the default canvas area in the frame's ratio, limited to 1:4 and 4:1. */
function getCanvasSize(size: Frame, frame: Frame | undefined): Frame {
  if (frame === undefined || !(frame.width > 0) || !(frame.height > 0)) return size;
  const ratio = Math.max(0.25, Math.min(4, frame.width / frame.height));
  const width = Math.round(Math.sqrt(size.width * size.height * ratio));
  return { width, height: Math.round(width / ratio) };
}

function paint(id: string, size: Frame, draw: (sheet: Sheet) => void): Illustration {
  const sheet = createSheet(size.width, size.height, createRandom(id));
  draw(sheet);
  return { svg: sheet.finish(), width: size.width, height: size.height };
}

function paintProduct(id: string, rest: readonly string[], frame?: Frame): Illustration | null {
  const [name, color, requested] = rest;
  const model = productModels.find((m) => m.model === name);
  const colorway = model?.colorways.find((c) => c.id === color);
  const view = model?.views.find((v) => v === requested);
  if (model === undefined || colorway === undefined || view === undefined || rest.length !== 3) return null;
  return paint(id, getCanvasSize(productSize, frame), (sheet) =>
    view === 'use' ? drawInUse(sheet, model, colorway.paint) : drawProduct(sheet, model, colorway.paint, view),
  );
}

/**
 * Draws the picture of a public id: `scenes/<name>`, `compositions/<name>`,
 * `products/<model>/<colorway>/<view>`, `marks/<brand>` or `wordmarks/<brand>`.
 * The same id and frame always give the same SVG; an unknown id gives null.
 * Scenes and compositions are laid out for the ratio of the frame.
 * Brand marks keep their own proportions.
 */
export function drawIllustration(publicId: string, frame?: Frame): Illustration | null {
  const [family, ...rest] = publicId.split('/');
  const name = rest[0] ?? '';
  if (family === 'products') return paintProduct(publicId, rest, frame);
  if (rest.length !== 1) return null;
  switch (family) {
    case 'scenes':
    case 'compositions': {
      const pictures = family === 'scenes' ? scenes : compositions;
      const draw = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
      return draw === undefined ? null : paint(publicId, getCanvasSize(sceneSize, frame), draw);
    }
    case 'marks':
      return drawMark(name);
    case 'wordmarks':
      return drawWordmark(name);
    default:
      return null;
  }
}

/** Every id that `drawIllustration` knows. */
export function listIllustrationIds(): string[] {
  return [
    ...Object.keys(scenes).map((name) => `scenes/${name}`),
    ...Object.keys(compositions).map((name) => `compositions/${name}`),
    ...productModels.flatMap((m) => m.colorways.flatMap((c) => m.views.map((v) => `products/${m.model}/${c.id}/${v}`))),
    ...brandNames.flatMap((name) => [`marks/${name}`, `wordmarks/${name}`]),
  ];
}
