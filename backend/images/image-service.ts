import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Clock, Frame, Log, MediaPort } from '../ports.ts';
import { createEncoderProcesses } from './encoding/encoder-processes.ts';
import type { Encoder } from './encoding/encoder.ts';
import { parseMediaUrl, type MediaRequest } from './media-url.ts';
import { acceptsMediaType, negotiateFormat } from './encoding/negotiate-format.ts';
import { createOriginals, type KnownOriginal } from './originals.ts';
import { getPlanCost, getPlanKey, createOutputPlan, type OutputPlan } from './encoding/output-plan.ts';
import { TransformationError, type ImageFormat } from './variants/transformation.ts';
import { createVariantCache, type VariantCacheLimits } from './variants/variant-cache.ts';
import { createVariantFiles, type VariantFiles } from './variants/variant-files.ts';
import { addShippedVariants } from './variants/shipped-variants.ts';
import { createWorkQueue } from './encoding/work-queue.ts';
import type { WorkRequest } from './encoding/work.ts';

export interface ImageServiceOptions {
  readonly media: MediaPort;
  /** Variants are stored in `<cacheDir>/images`. */
  readonly cacheDir: string;
  /** A read-only folder of prebuilt variants, named like those in the cache. It may be missing. */
  readonly shippedDir?: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly limits?: Partial<VariantCacheLimits>;
  /** Draws the real picture in the background after a placeholder was served; true by default. */
  readonly drawsAhead?: boolean;
  /** The time (performance.now()) of the last other request. Nothing is drawn ahead until the server is idle. */
  readonly lastActivity?: () => number;
  /** Replaces the files in the folder. */
  readonly files?: VariantFiles;
  /** Replaces the encoder processes. */
  readonly encoder?: Encoder;
}

export interface ServedImage {
  readonly bytes: Buffer;
  readonly format: ImageFormat;
  /** The response depends on the Accept header. */
  readonly varies: boolean;
  /** False while a better format of the picture is still being drawn, and for a placeholder. */
  readonly isFinal: boolean;
  readonly etag: string;
}

/** The requesting client, for fair queueing. */
export type ImageClient = Pick<WorkRequest, 'client' | 'signal'>;

export interface ImageService {
  /**
   * Returns null if no such picture exists.
   * @throws TransformationError, QueueFullError, QueueClosedError
   */
  serve(pathname: string, accept: string, client?: ImageClient): Promise<ServedImage | null>;
  /** Resolves when all background pictures are drawn. For tests and warm-up. */
  waitUntilIdle(): Promise<void>;
  /** Rejects waiting requests, then aborts running ones after a short grace period. */
  close(): Promise<void>;
}

type ShownImage = Pick<ServedImage, 'bytes' | 'format'>;

interface Composed {
  readonly bytes: Buffer;
  /** True if it has the planned shape and can stand in for the picture. */
  readonly isShaped: boolean;
}

/** Browsers stretch an SVG as the service stretches a picture, but only the service pads and crops. */
function hasPlannedShape({ frame, fit }: OutputPlan, drawing: Frame): boolean {
  if (!frame) return true;
  return fit !== 'pad' && fit !== 'crop' && Math.abs((frame.width * drawing.height) / (frame.height * drawing.width) - 1) < 0.01;
}

const defaultLimits: VariantCacheLimits = { maxBytes: 512 * 1024 * 1024, maxVariantsPerImage: 120 };

/** A card's AVIF at double resolution is small. More than three at once would compete for the cores that render pages. */
const encoding = {
  maxRunning: Math.min(3, Math.max(2, availableParallelism() - 1)),
  maxSmallCost: 1.5,
  idleDelay: 2000,
  maxDelay: 10_000,
  grace: 1500,
};
/** SVGs are composed in this process in a few milliseconds each. */
const composing = { maxRunning: 1, maxSmallCost: 1, cost: 1, foreground: { all: 1000, each: 200 }, background: { all: 0, each: 0 } };
const bounds = { foreground: { all: 320, each: 64 }, background: { all: 400, each: 200 } };

export function createImageService(options: ImageServiceOptions): ImageService {
  const { media, cacheDir, shippedDir, clock, log, limits, drawsAhead = true, lastActivity } = options;
  const { files: own = createVariantFiles(path.join(cacheDir, 'images')), encoder = createEncoderProcesses() } = options;
  const files = shippedDir === undefined ? own : addShippedVariants(own, shippedDir);
  const cache = createVariantCache({ files, limits: { ...defaultLimits, ...limits }, clock, log });
  const originals = createOriginals(media);
  const onBackgroundError = (name: string, error: unknown): void =>
    log.error(`[cairn] [images] failed to render ${name}`, { name, error: String(error) });
  const pictures = createWorkQueue<Buffer>({ ...encoding, ...bounds, onBackgroundError, lastActivity });
  const drawings = createWorkQueue<Composed>(composing);

  const getVariantKey = (source: KnownOriginal, plan: OutputPlan): string => `${source.hash}|${getPlanKey(plan)}`;
  const getWorkName = (source: KnownOriginal, plan: OutputPlan): string => `${source.publicId}|${getVariantKey(source, plan)}`;

  /** A weak ETag, as another release may encode the same picture differently. It is computed without reading the bytes. */
  const createEtag = (source: KnownOriginal, plan: OutputPlan): string =>
    `W/"${createHash('sha256').update(getVariantKey(source, plan)).digest('base64url').slice(0, 22)}"`;

  const createDrawWork =
    (source: KnownOriginal, plan: OutputPlan) =>
    async (signal: AbortSignal, isAhead: boolean): Promise<Buffer> => {
      const bytes = await encoder.encode(await originals.compose(source.publicId, plan), plan, signal, isAhead);
      await cache.write(source.publicId, getVariantKey(source, plan), bytes);
      return bytes;
    };

  /** The SVG, composed for the plan's frame. */
  function compose(source: KnownOriginal, plan: OutputPlan, client: ImageClient): Promise<Composed> {
    return drawings.run(getWorkName(source, { ...plan, format: 'svg' }), { ...client, cost: composing.cost }, async () => {
      // Yields to other requests between two compositions.
      await setImmediate();
      const original = await originals.compose(source.publicId, plan);
      if (!('svg' in original)) throw new TypeError(`[cairn] [images] "${source.publicId}" is a photograph.`);
      return { bytes: Buffer.from(original.svg), isShaped: hasPlannedShape(plan, original) };
    });
  }

  async function readOrDraw(source: KnownOriginal, plan: OutputPlan, client: ImageClient): Promise<Buffer> {
    if (plan.format === 'svg') return (await compose(source, plan, client)).bytes;
    const cached = await cache.read(source.publicId, getVariantKey(source, plan));
    return cached ?? pictures.run(getWorkName(source, plan), { ...client, cost: getPlanCost(plan, source) }, createDrawWork(source, plan));
  }

  function drawInBackground(source: KnownOriginal, plan: OutputPlan, { client }: ImageClient): void {
    // Without a working cache the picture would be drawn again for every request.
    if (drawsAhead && cache.isWritable)
      pictures.runInBackground(getWorkName(source, plan), { client, cost: getPlanCost(plan, source) }, createDrawWork(source, plan));
  }

  /**
   * The response until the picture is drawn, which takes some hundred milliseconds: the SVG if the browser accepts it and its shape fits,
   * else WebP in place of AVIF. Undefined if neither is possible.
   */
  async function findPlaceholder(
    source: KnownOriginal,
    plan: OutputPlan,
    accept: string,
    client: ImageClient,
  ): Promise<ShownImage | undefined> {
    if (source.isVector && acceptsMediaType(accept, 'image/svg+xml')) {
      const { bytes, isShaped } = await compose(source, plan, client);
      if (isShaped) return { bytes, format: 'svg' };
    }
    if (plan.format !== 'avif') return undefined;
    return { bytes: await readOrDraw(source, { ...plan, format: 'webp' }, client), format: 'webp' };
  }

  async function serveRequest(request: MediaRequest, accept: string, client: ImageClient): Promise<ServedImage | null> {
    const { publicId, transformation, extension } = request;
    const source = await originals.lookUp(publicId);
    if (!source) return null;
    const { format, varies } = negotiateFormat(transformation, extension, accept, source.isVector);
    if (format === 'svg' && !source.isVector) throw new TransformationError('f_svg', 'the original is a photograph');
    const plan = createOutputPlan(transformation, source, source.isVector, format);
    const isDrawn = cache.has(publicId, getVariantKey(source, plan));
    const standIn = varies && !isDrawn ? await findPlaceholder(source, plan, accept, client) : undefined;
    if (standIn) drawInBackground(source, plan, client);
    const { bytes, format: shown } = standIn ?? { bytes: await readOrDraw(source, plan, client), format };
    return { bytes, format: shown, varies, isFinal: !standIn && !source.isInterim, etag: createEtag(source, { ...plan, format: shown }) };
  }

  return {
    async serve(pathname, accept, client = { client: '' }) {
      const request = parseMediaUrl(pathname);
      return request && serveRequest(request, accept, client);
    },
    waitUntilIdle: () => pictures.waitUntilIdle(),
    async close() {
      await Promise.all([pictures.close(), drawings.close()]);
      encoder.close();
    },
  };
}
