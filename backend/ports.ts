/** Current time; tests inject their own to replay journeys. */
export interface Clock {
  now(): Date;
}

/** New identifiers in the form of uuid v4. */
export interface Ids {
  uuid(): string;
}

/** Logs one sentence per line, with searchable data. */
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
  /** A placeholder for a picture that may become available. */
  readonly isInterim?: boolean;
}

export interface RasterMedia {
  readonly raster: Uint8Array;
  /** The picture shows a product up to its edges: it is padded where it would lose more than a narrow strip. */
  readonly isWhole?: boolean;
}

/** An original by its public id; null if there is none. Drawings compose themselves for the size of the frame. */
export type MediaPort = (publicId: string, frame?: Frame) => VectorMedia | RasterMedia | null | Promise<VectorMedia | RasterMedia | null>;

export type BackendMode = 'development' | 'production';

/**
 * Thrown when the database cannot be reached, restarts or does not respond in time (503 with Retry-After). A write may have happened if the
 * connection was lost during its commit.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  constructor(cause: unknown) {
    super(`the database is unavailable: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
