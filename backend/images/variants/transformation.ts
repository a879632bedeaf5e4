/** The supported part of Cloudinary's URL grammar. Absent values follow the original. */
export const cropModes = ['fill', 'fit', 'limit', 'scale', 'crop', 'pad'] as const;
export type CropMode = (typeof cropModes)[number];

export const imageFormats = ['avif', 'webp', 'png', 'jpg', 'svg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

export const gravities = {
  auto: 'auto',
  center: 'centre',
  north: 'north',
  north_east: 'northeast',
  east: 'east',
  south_east: 'southeast',
  south: 'south',
  south_west: 'southwest',
  west: 'west',
  north_west: 'northwest',
} as const;
export type Gravity = keyof typeof gravities;

export interface Transformation {
  /** In CSS pixels, multiplied by dpr before rendering. */
  readonly width?: number;
  readonly height?: number;
  /** 1 to 100; undefined if the service chooses. */
  readonly quality?: number;
  /** Strength of e_sharpen, 1 to 2000. */
  readonly sharpen?: number;
  readonly dpr?: number;
  readonly crop?: CropMode;
  readonly gravity?: Gravity;
  readonly format?: ImageFormat | 'auto';
  /** Width / height. */
  readonly aspect?: number;
}

export class TransformationError extends Error {
  readonly parameter: string;
  constructor(parameter: string, rule: string) {
    super(`media.${parameter}: ${rule}`);
    this.name = 'TransformationError';
    this.parameter = parameter;
  }
}

type Fields = { -readonly [Name in keyof Transformation]: Transformation[Name] };
type ReadParameter = (value: string, fields: Fields, parameter: string) => void;

function parseInteger(value: string, least: number, most: number, parameter: string): number {
  const number = /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most)) throw new TransformationError(parameter, `must be a whole number from ${least} to ${most}`);
  return number;
}

function parseOption<Name extends string>(value: string, names: readonly Name[], parameter: string): Name {
  const found = names.find((name) => name === value);
  if (!found) throw new TransformationError(parameter, `must be one of ${names.join(', ')}`);
  return found;
}

function parseAspect(value: string, parameter: string): number {
  const match = /^(\d{1,4}(?:\.\d{1,4})?)(?::(\d{1,4}(?:\.\d{1,4})?))?$/.exec(value);
  const aspect = match ? Number(match[1]) / Number(match[2] ?? 1) : Number.NaN;
  if (!(aspect >= 0.1 && aspect <= 10)) throw new TransformationError(parameter, 'must be a ratio such as 16:9 or 1.5, from 0.1 to 10');
  return aspect;
}

const largestSide = 10_000;
const autoQualities: Readonly<Record<string, number>> = { auto: 60, 'auto:best': 80, 'auto:good': 70, 'auto:eco': 50, 'auto:low': 40 };

const parameters: Readonly<Record<string, ReadParameter>> = {
  w: (value, fields, parameter) => void (fields.width = parseInteger(value, 1, largestSide, parameter)),
  h: (value, fields, parameter) => void (fields.height = parseInteger(value, 1, largestSide, parameter)),
  q: (value, fields, parameter) => void (fields.quality = autoQualities[value] ?? parseInteger(value, 1, 100, parameter)),
  e: (value, fields, parameter) => {
    const strength = /^sharpen(?::(\d+))?$/.exec(value);
    if (!strength) throw new TransformationError(parameter, 'the only effect is e_sharpen:<strength>');
    fields.sharpen = parseInteger(strength[1] ?? '100', 1, 2000, parameter);
  },
  dpr: (value, fields, parameter) => {
    const dpr = value === 'auto' ? 1 : /^\d(?:\.\d{1,2})?$/.test(value) ? Number(value) : Number.NaN;
    if (!(dpr >= 0.5 && dpr <= 4)) throw new TransformationError(parameter, 'must be auto or a number from 0.5 to 4');
    fields.dpr = dpr;
  },
  c: (value, fields, parameter) => void (fields.crop = parseOption(value, cropModes, parameter)),
  g: (value, fields, parameter) => void (fields.gravity = parseOption(value, Object.keys(gravities) as Gravity[], parameter)),
  f: (value, fields, parameter) =>
    void (fields.format = value === 'jpeg' ? 'jpg' : parseOption(value, [...imageFormats, 'auto' as const], parameter)),
  ar: (value, fields, parameter) => void (fields.aspect = parseAspect(value, parameter)),
};

const parameterForm = /^([a-z]{1,3})_(.+)$/;

/** True if the path segment is a list of transformations and not a folder of the public id. */
export function isTransformation(segment: string): boolean {
  const parts = segment.split(',');
  return parts.length > 1 || parts.some((part) => (parameterForm.exec(part)?.[1] ?? '') in parameters);
}

/**
 * Parses "q_50,e_sharpen:60,w_640" segments. Later ones override earlier ones.
 * @throws TransformationError
 */
export function parseTransformation(segments: readonly string[]): Transformation {
  const fields: Fields = {};
  for (const part of segments.flatMap((segment) => segment.split(','))) {
    const [, key = '', value = ''] = parameterForm.exec(part) ?? [];
    const read = Object.hasOwn(parameters, key) ? parameters[key] : undefined;
    if (!read)
      throw new TransformationError(
        part,
        `is not known; known are ${Object.keys(parameters)
          .map((name) => `${name}_`)
          .join(', ')}`,
      );
    read(value, fields, part);
  }
  return fields;
}
