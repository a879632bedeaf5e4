export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** Section of the world on the map, in units of its longer side. */
export interface MapView {
  readonly project: (point: GeoPoint) => MapPoint;
  /** Width of the map at its center in kilometers. */
  readonly kilometers: number;
  /** Grid lines at round degrees. */
  readonly latitudes: readonly GridLine[];
  readonly longitudes: readonly GridLine[];
}

export interface GridLine {
  readonly degrees: number;
  readonly at: number;
}

/** Side length of the square map. */
export const MAP_SIZE = 1000;
const MARGIN = 90;
const KILOMETERS_IN_DEGREE = 111.32;
/** Minimum extent of a map in degrees: about five kilometers. */
const SMALLEST = 0.05;
const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30];
const MAX_LINES = 6;

/**
 * Fits points into a square. Equirectangular projection that is true to scale at the center, with north up. Points on both sides of the
 * antimeridian stay together.
 */
export function projectStores(points: readonly GeoPoint[]): MapView {
  const first = points[0]?.longitude ?? 0;
  const turn = (longitude: number): number => longitude - 360 * Math.round((longitude - first) / 360);
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => turn(longitude));
  const middle = { latitude: computeMiddle(latitudes), longitude: computeMiddle(longitudes) };
  // At the poles a degree of longitude has no length.
  const squeeze = Math.max(Math.cos((middle.latitude * Math.PI) / 180), 0.05);
  const span = Math.max(getSpan(latitudes), getSpan(longitudes) * squeeze, SMALLEST);
  const scale = (MAP_SIZE - 2 * MARGIN) / span;
  const getX = (longitude: number): number => MAP_SIZE / 2 + (longitude - middle.longitude) * squeeze * scale;
  const getY = (latitude: number): number => MAP_SIZE / 2 - (latitude - middle.latitude) * scale;
  const shown = MAP_SIZE / scale;
  return {
    project: ({ latitude, longitude }) => ({ x: getX(turn(longitude)), y: getY(latitude) }),
    kilometers: shown * KILOMETERS_IN_DEGREE,
    latitudes: getGridLines(middle.latitude, shown, getY).filter(({ degrees }) => Math.abs(degrees) <= 90),
    longitudes: getGridLines(middle.longitude, shown / squeeze, getX),
  };
}

function getGridLines(middle: number, span: number, place: (degrees: number) => number): readonly GridLine[] {
  const step = STEPS.find((degrees) => span / degrees <= MAX_LINES) ?? 45;
  const from = Math.ceil((middle - span / 2) / step);
  const to = Math.floor((middle + span / 2) / step);
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => {
    const degrees = Number(((from + index) * step).toFixed(2));
    return { degrees, at: place(degrees) };
  });
}

const ROUND = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/** The longest round distance that fits into a fraction of the map's width, in the unit of that width. */
export function getScaleBarLength(width: number, fraction = 0.3): number {
  return ROUND.findLast((length) => length <= width * fraction) ?? 1;
}

function computeMiddle(values: readonly number[]): number {
  return values.length === 0 ? 0 : (Math.min(...values) + Math.max(...values)) / 2;
}

function getSpan(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
}
