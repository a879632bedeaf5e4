/** Present time; tests replay journeys by handing in their own. */
export interface Clock {
  now(): Date;
}

/** New identifiers, uuid v4 shaped. */
export interface Ids {
  uuid(): string;
}

/** One sentence a line, with the data that a reader would search for. */
export interface Log {
  info(sentence: string, data?: Readonly<Record<string, unknown>>): void;
  warn(sentence: string, data?: Readonly<Record<string, unknown>>): void;
  error(sentence: string, data?: Readonly<Record<string, unknown>>): void;
}

/** Pixels of the frame that a drawing is composed for. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

export interface VectorMedia extends Frame {
  readonly svg: string;
}

export interface RasterMedia {
  readonly raster: Uint8Array;
}

/** An original by its public id; null when there is none. A frame asks a drawing to compose itself for that size. */
export type MediaPort = (publicId: string, frame?: Frame) => VectorMedia | RasterMedia | null | Promise<VectorMedia | RasterMedia | null>;

export type BackendMode = 'development' | 'production';
