import type { Random } from './random.ts';

export type Stop = readonly [offset: number, color: string, opacity?: number];

/** A drawing in progress: its size, its definitions and its own random source. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  /** A gradient along a line in box units (0..1), or in user units with `space: 'user'`. */
  linear(stops: readonly Stop[], line?: readonly [number, number, number, number], space?: 'box' | 'user'): string;
  radial(stops: readonly Stop[], circle?: readonly [cx: number, cy: number, r: number], space?: 'box' | 'user'): string;
  clip(d: string): string;
  /** Stores a path once; `use` paints it any number of times. */
  outline(d: string): string;
  mask(content: string): string;
  /** A repeated tile of drawing, laid in large sheets: librsvg repeats a tile of 10 units forty times slower than one of 160. */
  pattern(width: number, height: number, content: string, transform?: string): string;
  /** A tile of noise: cheap, since the turbulence is computed once for the tile. */
  grain(frequency: number | string, strength: number, tone?: 'dark' | 'light'): string;
  add(...content: string[]): void;
  finish(): string;
}

/** Minimum side length of a sheet of pattern tiles. */
const sheetOfTiles = 160;

/** Matches computed coordinates with more digits than are visible; fractions written by hand are shorter. */
const longFraction = /(\d\.\d\d)\d{3,}/g;

const roundTo3 = (value: number): number => Math.round(value * 1000) / 1000;

const renderStops = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([at, color, opacity]) => `<stop offset="${at}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
const drawUnits = (space: 'box' | 'user'): string => (space === 'user' ? ' gradientUnits="userSpaceOnUse"' : '');

export function createSheet(width: number, height: number, random: Random): Sheet {
  const defs: string[] = [];
  const known = new Map<string, string>();
  const body: string[] = [];
  const define = (key: string, make: (id: string) => string): string => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const id = `d${known.size.toString(36)}`;
    defs.push(make(id));
    known.set(key, `url(#${id})`);
    return `url(#${id})`;
  };
  return {
    width,
    height,
    random,
    linear(stops, line = [0, 0, 0, 1], space = 'box') {
      const inner = renderStops(stops);
      const [x1, y1, x2, y2] = line;
      return define(
        `l${inner}${line.join()}${space}`,
        (id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${drawUnits(space)}>${inner}</linearGradient>`,
      );
    },
    radial(stops, circle = [0.5, 0.5, 0.5], space = 'box') {
      const inner = renderStops(stops);
      const [cx, cy, r] = circle;
      return define(
        `r${inner}${circle.join()}${space}`,
        (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}"${drawUnits(space)}>${inner}</radialGradient>`,
      );
    },
    clip(d) {
      const outline = this.outline(d);
      return define(`c${outline}`, (id) => `<clipPath id="${id}"><use href="${outline}"/></clipPath>`);
    },
    outline(d) {
      return define(`o${d}`, (id) => `<path id="${id}" d="${d}"/>`).slice(4, -1);
    },
    mask(content) {
      return define(
        `m${content}`,
        (id) =>
          `<mask id="${id}" maskUnits="userSpaceOnUse" x="-200" y="-200" width="${width + 400}" height="${height + 400}">${content}</mask>`,
      );
    },
    pattern(w, h, content, transform) {
      const tile = define(
        `p${w},${h}${content}`,
        (id) => `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${content}</pattern>`,
      );
      const width = w * Math.ceil(sheetOfTiles / w);
      const height = h * Math.ceil(sheetOfTiles / h);
      return define(
        `q${tile}${transform ?? ''}`,
        (id) =>
          `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${transform ? ` patternTransform="${transform}"` : ''}><rect width="${width}" height="${height}" fill="${tile}"/></pattern>`,
      );
    },
    grain(frequency, strength, tone = 'dark') {
      const level = tone === 'dark' ? 0 : 1;
      const filter = define(
        `n${frequency},${strength},${tone}`,
        (id) =>
          `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="7" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 ${level} 0 0 0 0 ${level} 0 0 0 0 ${level} 0 0 0 ${roundTo3(strength * 3)} ${roundTo3(-strength * 1.25)}"/></filter>`,
      );
      return define(
        `g${frequency},${strength},${tone}`,
        (id) =>
          `<pattern id="${id}" width="160" height="160" patternUnits="userSpaceOnUse"><rect width="160" height="160" filter="${filter}"/></pattern>`,
      );
    },
    add(...content) {
      body.push(...content);
    },
    finish() {
      const drawn = `<defs>${defs.join('')}</defs>${body.join('')}`.replaceAll(longFraction, '$1');
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn}</svg>`;
    },
  };
}

/** A path with its fill and any further attributes. */
export function drawPath(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}"${extra === '' ? '' : ` ${extra}`}/>`;
}

/** A stroked path with round ends. */
export function drawStroke(d: string, color: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra === '' ? '' : ` ${extra}`}/>`;
}

/** Paints a stored outline with the given fill or stroke attributes. */
export function use(outline: string, attributes: string): string {
  return `<use href="${outline}" ${attributes}/>`;
}

export function drawRect(x: number, y: number, w: number, h: number, fill: string, extra = ''): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${extra === '' ? '' : ` ${extra}`}/>`;
}

export function drawEllipse(cx: number, cy: number, rx: number, ry: number, fill: string, extra = ''): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${extra === '' ? '' : ` ${extra}`}/>`;
}

export function group(content: string | readonly string[], attributes: string): string {
  return `<g ${attributes}>${typeof content === 'string' ? content : content.join('')}</g>`;
}
