import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Clock, Frame, Log, MediaPort } from '../ports.ts';
import { createEncoderProcesses } from './encoding/encoder-processes.ts';
import type { Encoder } from './encoding/encoder.ts';
import { parseMediaUrl, type MediaRequest } from './media-url.ts';
import { accepts, negotiateFormat } from './encoding/negotiate-format.ts';
import { createOriginals, type KnownOriginal } from './originals.ts';
import { planCost, planKey, planOutput, type OutputPlan } from './encoding/output-plan.ts';
import { TransformationError, type ImageFormat } from './variants/transformation.ts';
import { createVariantCache, type VariantCacheLimits } from './variants/variant-cache.ts';
import { createVariantFiles, type VariantFiles } from './variants/variant-files.ts';
import { withShipped } from './variants/shipped-variants.ts';
import { createWorkQueue } from './encoding/work-queue.ts';
import type { WorkRequest } from './encoding/work.ts';

export interface ImageServiceOptions {
  readonly media: MediaPort;
  /** Variants lie in `<cacheDir>/images`. */
  readonly cacheDir: string;
  /** A folder of variants that are there from the start, named as those in the cache; it is only read, and may be missing. */
  readonly shippedDir?: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly limits?: Partial<VariantCacheLimits>;
  /** Whether what stands in for a picture is replaced by it, drawn while nobody waits; true by default. */
  readonly drawsAhead?: boolean;
  /** When the host was last busy with anything but pictures, by performance.now(): nothing is drawn ahead until it has rested. */
  readonly lastActivity?: () => number;
  /** In place of files in the folder. */
  readonly files?: VariantFiles;
  /** In place of processes of its own. */
  readonly encoder?: Encoder;
}

export interface ServedImage {
  readonly bytes: Buffer;
  readonly format: ImageFormat;
  /** The answer depends on the Accept header. */
  readonly varies: boolean;
  /** False while a better format of the same picture is still being drawn. */
  readonly isFinal: boolean;
  readonly etag: string;
}

/** Who asks: clients have their turns one after the other. */
export type ImageClient = Pick<WorkRequest, 'client' | 'signal'>;

export interface ImageService {
  /** Null where no such picture exists. Throws TransformationError, QueueFullError, QueueClosedError. */
  serve(pathname: string, accept: string, client?: ImageClient): Promise<ServedImage | null>;
  /** Resolves when everything queued in the background is drawn; for tests and for warming up. */
  settled(): Promise<void>;
  /** Refuses what waits, and ends what is being drawn after a moment. */
  close(): Promise<void>;
}

type Shown = Pick<ServedImage, 'bytes' | 'format'>;

interface Composed {
  readonly bytes: Buffer;
  /** It has the shape that was planned, and so stands for the picture. */
  readonly isShaped: boolean;
}

/** Browsers stretch a drawing as the service does a picture; padding and cutting are the service's. */
function hasShapeOf({ frame, fit }: OutputPlan, drawing: Frame): boolean {
  if (!frame) return true;
  return fit !== 'pad' && fit !== 'crop' && Math.abs((frame.width * drawing.height) / (frame.height * drawing.width) - 1) < 0.01;
}

const defaultLimits: VariantCacheLimits = { maxBytes: 512 * 1024 * 1024, maxVariantsPerImage: 120 };

/** A card's AVIF on a screen of double resolution is small. More at once than three would only take turns on the cores that serve pages. */
const encoding = { atOnce: Math.min(3, Math.max(2, availableParallelism() - 1)), smallest: 1.5, rest: 2000, patience: 10_000, grace: 1500 };
/** Drawings are composed in this process, in some milliseconds each. */
const composing = { atOnce: 1, smallest: 1, cost: 1, foreground: { all: 1000, each: 200 }, background: { all: 0, each: 0 } };
const bounds = { foreground: { all: 320, each: 64 }, background: { all: 400, each: 200 } };

export function createImageService(options: ImageServiceOptions): ImageService {
  const { media, cacheDir, shippedDir, clock, log, limits, drawsAhead = true, lastActivity } = options;
  const { files: own = createVariantFiles(path.join(cacheDir, 'images')), encoder = createEncoderProcesses() } = options;
  const files = shippedDir === undefined ? own : withShipped(own, shippedDir);
  const cache = createVariantCache({ files, limits: { ...defaultLimits, ...limits }, clock, log });
  const originals = createOriginals(media);
  const onUnheard = (name: string, error: unknown): void =>
    log.error(`[cairn] [images] ${name} could not be drawn`, { name, error: String(error) });
  const pictures = createWorkQueue<Buffer>({ ...encoding, ...bounds, onUnheard, lastActivity });
  const drawings = createWorkQueue<Composed>(composing);

  const variantKey = (source: KnownOriginal, plan: OutputPlan): string => `${source.hash}|${planKey(plan)}`;
  const workName = (source: KnownOriginal, plan: OutputPlan): string => `${source.publicId}|${variantKey(source, plan)}`;

  /** Weak, as another release may draw the same picture in other bytes; the bytes need not be read for it. */
  const etagOf = (source: KnownOriginal, plan: OutputPlan): string =>
    `W/"${createHash('sha256').update(variantKey(source, plan)).digest('base64url').slice(0, 22)}"`;

  const drawing =
    (source: KnownOriginal, plan: OutputPlan) =>
    async (signal: AbortSignal, isAhead: boolean): Promise<Buffer> => {
      const bytes = await encoder.encode(await originals.compose(source.publicId, plan), plan, signal, isAhead);
      await cache.write(source.publicId, variantKey(source, plan), bytes);
      return bytes;
    };

  /** The drawing itself, composed for the plan's frame. */
  function compose(source: KnownOriginal, plan: OutputPlan, client: ImageClient): Promise<Composed> {
    return drawings.run(workName(source, { ...plan, format: 'svg' }), { ...client, cost: composing.cost }, async () => {
      // Between two drawings others have their turn.
      await setImmediate();
      const original = await originals.compose(source.publicId, plan);
      if (!('svg' in original)) throw new TypeError(`[cairn] [images] "${source.publicId}" is a photograph.`);
      return { bytes: Buffer.from(original.svg), isShaped: hasShapeOf(plan, original) };
    });
  }

  async function readOrDraw(source: KnownOriginal, plan: OutputPlan, client: ImageClient): Promise<Buffer> {
    if (plan.format === 'svg') return (await compose(source, plan, client)).bytes;
    const kept = await cache.read(source.publicId, variantKey(source, plan));
    return kept ?? pictures.run(workName(source, plan), { ...client, cost: planCost(plan, source) }, drawing(source, plan));
  }

  function drawInBackground(source: KnownOriginal, plan: OutputPlan, { client }: ImageClient): void {
    // While nothing can be kept it would be drawn again for each who asks.
    if (drawsAhead && cache.isKeeping)
      pictures.inBackground(workName(source, plan), { client, cost: planCost(plan, source) }, drawing(source, plan));
  }

  /**
   * What is shown until a picture is drawn, which takes a good part of a second: the drawing itself, where the browser takes it and it has
   * the picture's shape, else WebP in place of AVIF. Undefined where only the picture will do.
   */
  async function standInFor(source: KnownOriginal, plan: OutputPlan, accept: string, client: ImageClient): Promise<Shown | undefined> {
    if (source.isVector && accepts(accept, 'image/svg+xml')) {
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
    const plan = planOutput(transformation, source, source.isVector, format);
    const isDrawn = cache.has(publicId, variantKey(source, plan));
    const standIn = varies && !isDrawn ? await standInFor(source, plan, accept, client) : undefined;
    if (standIn) drawInBackground(source, plan, client);
    const { bytes, format: shown } = standIn ?? { bytes: await readOrDraw(source, plan, client), format };
    return { bytes, format: shown, varies, isFinal: !standIn, etag: etagOf(source, { ...plan, format: shown }) };
  }

  return {
    async serve(pathname, accept, client = { client: '' }) {
      const request = parseMediaUrl(pathname);
      return request && serveRequest(request, accept, client);
    },
    settled: () => pictures.settled(),
    async close() {
      await Promise.all([pictures.close(), drawings.close()]);
      encoder.close();
    },
  };
}
