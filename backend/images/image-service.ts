import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Frame, Log, MediaPort } from '../ports.ts';
import { encodeVariant, sizeOf, type Original } from './encode-variant.ts';
import { parseMediaUrl, type MediaRequest } from './media-url.ts';
import { accepts, negotiateFormat } from './negotiate-format.ts';
import { planKey, planOutput, type OutputPlan } from './output-plan.ts';
import type { ImageFormat } from './transformation.ts';
import { TransformationError } from './transformation.ts';
import { createVariantCache, type VariantCacheLimits } from './variant-cache.ts';
import { createWorkQueue } from './work-queue.ts';

export interface ImageServiceOptions {
  readonly media: MediaPort;
  /** Variants lie in `<cacheDir>/images`. */
  readonly cacheDir: string;
  readonly log: Log;
  readonly limits?: Partial<VariantCacheLimits>;
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

export interface ImageService {
  /** Null where no such picture exists. Throws TransformationError, QueueFullError. */
  serve(pathname: string, accept: string): Promise<ServedImage | null>;
  /** Resolves when everything queued in the background is drawn; for tests and for warming up. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

type Shown = Pick<ServedImage, 'bytes' | 'format'>;

/** What is remembered of an original: enough to name its variants without drawing it again. */
interface Known extends Frame {
  readonly hash: string;
  readonly isVector: boolean;
}

/** Browsers stretch a drawing as the service does a picture; padding and cutting are the service's. */
function hasShapeOf({ frame, fit }: OutputPlan, drawing: Frame): boolean {
  if (!frame) return true;
  return fit !== 'pad' && fit !== 'crop' && Math.abs((frame.width * drawing.height) / (frame.height * drawing.width) - 1) < 0.01;
}

const defaultLimits: VariantCacheLimits = { maxBytes: 512 * 1024 * 1024, maxVariantsPerImage: 120 };
const mostKnown = 2000;

export function createImageService({ media, cacheDir, log, limits }: ImageServiceOptions): ImageService {
  const cache = createVariantCache(path.join(cacheDir, 'images'), { ...defaultLimits, ...limits });
  const queue = createWorkQueue({ atOnce: 2, maxWaiting: 200, rest: 2000, patience: 10_000 });
  const known = new Map<string, Known>();
  const drawing = new Map<string, Promise<Buffer>>();

  async function lookUp(publicId: string): Promise<Known | null> {
    const remembered = known.get(publicId);
    if (remembered) return remembered;
    const original = await media(publicId);
    if (!original) return null;
    const isVector = 'svg' in original;
    const hash = createHash('sha256')
      .update(isVector ? original.svg : original.raster)
      .digest('hex')
      .slice(0, 16);
    const found: Known = { ...(await sizeOf(original)), hash, isVector };
    if (known.size >= mostKnown) known.delete(known.keys().next().value ?? '');
    known.set(publicId, found);
    return found;
  }

  /** A scene is composed anew for the frame that it has to fill. */
  async function fetchOriginal(publicId: string, plan: OutputPlan): Promise<Original> {
    const original = await media(publicId, plan.fit === 'fill' ? plan.frame : undefined);
    if (!original) throw new Error(`[cairn] [images] "${publicId}" is gone.`);
    return original;
  }

  const variantKey = (source: Known, plan: OutputPlan): string => `${source.hash}|${planKey(plan)}`;

  async function draw(publicId: string, source: Known, plan: OutputPlan): Promise<Buffer> {
    const bytes = await encodeVariant(await fetchOriginal(publicId, plan), plan);
    await cache.write(publicId, variantKey(source, plan), bytes);
    return bytes;
  }

  /** Requests for the same variant at the same time share one drawing. */
  function drawOnce(publicId: string, source: Known, plan: OutputPlan): Promise<Buffer> {
    const name = `${publicId}|${variantKey(source, plan)}`;
    const underway = drawing.get(name);
    if (underway) return underway;
    const started = queue.run(() => draw(publicId, source, plan)).finally(() => drawing.delete(name));
    drawing.set(name, started);
    return started;
  }

  function drawInBackground(publicId: string, source: Known, plan: OutputPlan): void {
    queue.inBackground(`${publicId}|${variantKey(source, plan)}`, async () => {
      if (cache.has(publicId, variantKey(source, plan))) return;
      try {
        await draw(publicId, source, plan);
      } catch (error) {
        log.error(`[cairn] [images] ${publicId} could not be drawn as ${plan.format}`, { publicId, error: String(error) });
      }
    });
  }

  async function readOrDraw(publicId: string, source: Known, plan: OutputPlan): Promise<Buffer> {
    return (await cache.read(publicId, variantKey(source, plan))) ?? drawOnce(publicId, source, plan);
  }

  /**
   * What is shown until a picture is drawn, which takes a good part of a second: the drawing itself, where the browser takes it and it has
   * the picture's shape, else WebP in place of AVIF. Undefined where only the picture will do.
   */
  async function standInFor(publicId: string, source: Known, plan: OutputPlan, accept: string): Promise<Shown | undefined> {
    if (source.isVector && accepts(accept, 'image/svg+xml')) {
      const original = await queue.run(() => fetchOriginal(publicId, plan));
      if ('svg' in original && hasShapeOf(plan, original)) return { bytes: Buffer.from(original.svg), format: 'svg' };
    }
    if (plan.format !== 'avif') return undefined;
    return { bytes: await readOrDraw(publicId, source, { ...plan, format: 'webp' }), format: 'webp' };
  }

  async function serveRequest(request: MediaRequest, accept: string): Promise<ServedImage | null> {
    const { publicId, transformation, extension } = request;
    const source = await lookUp(publicId);
    if (!source) return null;
    const { format, varies } = negotiateFormat(transformation, extension, accept, source.isVector);
    if (format === 'svg' && !source.isVector) throw new TransformationError('f_svg', 'the original is a photograph');
    const plan = planOutput(transformation, source, source.isVector, format);
    const isDrawn = cache.has(publicId, variantKey(source, plan));
    const standIn = varies && !isDrawn ? await standInFor(publicId, source, plan, accept) : undefined;
    if (standIn) drawInBackground(publicId, source, plan);
    const { bytes, format: shown } = standIn ?? { bytes: await readOrDraw(publicId, source, plan), format };
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    return { bytes, format: shown, varies, isFinal: !standIn, etag };
  }

  return {
    async serve(pathname, accept) {
      const request = parseMediaUrl(pathname);
      return request && serveRequest(request, accept);
    },
    settled: () => queue.settled(),
    close: () => queue.close(),
  };
}
