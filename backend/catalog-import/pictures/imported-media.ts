import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '../../database/tables.ts';
import type { Log, MediaPort, VectorMedia } from '../../ports.ts';
import { fetchPicture } from './fetch-picture.ts';
import { missingPicture } from './missing-picture.ts';

export interface ImportedMediaPorts {
  readonly db: Kysely<Tables>;
  readonly log: Log;
  /** Folder for downloaded originals; each host has its own. */
  readonly cacheDir: string;
  readonly trustedHosts: readonly string[];
}

const prefix = 'imported/';
/** Milliseconds before a failed download is retried. */
const retryAfter = 60_000;
const interimPicture: VectorMedia = { ...missingPicture, isInterim: true };
const idForm = /^[0-9a-f]{24}$/;

/**
 * Serves originals of imported products and downloads them on first request. A placeholder replaces one that cannot be downloaded.
 * Every other picture comes from `media`.
 */
export function addImportedMedia(media: MediaPort, { db, log, cacheDir, trustedHosts }: ImportedMediaPorts): MediaPort {
  const folder = path.join(cacheDir, 'imported-pictures');
  const failed = new LRUCache<string, true>({ max: 5000, ttl: retryAfter });
  const downloads = new Map<string, Promise<Uint8Array | undefined>>();

  async function downloadOriginal(id: string): Promise<Uint8Array | undefined> {
    const row = await db.selectFrom('imported_pictures').select('url').where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const raster = await fetchPicture(row.url, trustedHosts);
    await mkdir(folder, { recursive: true });
    // Readers never see a partial file.
    const partial = path.join(folder, `${id}.${createHash('sha256').update(raster).digest('hex').slice(0, 8)}.partial`);
    await writeFile(partial, raster);
    await rename(partial, path.join(folder, id));
    return raster;
  }

  async function loadOriginal(id: string): Promise<Uint8Array | undefined> {
    const stored = await readFile(path.join(folder, id)).catch(() => null);
    if (stored) return stored;
    const running = downloads.get(id) ?? downloadOriginal(id).finally(() => downloads.delete(id));
    downloads.set(id, running);
    return running;
  }

  return async (publicId, frame) => {
    if (!publicId.startsWith(prefix)) return media(publicId, frame);
    const id = publicId.slice(prefix.length);
    if (id === 'none') return missingPicture;
    if (!idForm.test(id)) return null;
    if (failed.has(id)) return interimPicture;
    try {
      const raster = await loadOriginal(id);
      return raster ? { raster, isWhole: true } : null;
    } catch (error) {
      failed.set(id, true);
      log.warn(`[cairn] [import] failed to download picture ${id}: ${String(error)}`, { id });
      return interimPicture;
    }
  };
}
