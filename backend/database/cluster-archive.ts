import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';

/** An empty PGlite cluster as a compressed tar archive. */
export const clusterArchive = new URL('empty-cluster.tar.zst', import.meta.url);

/** More than the archive's size: smaller pieces would stay in the process's heap after they are freed. */
const decompression = { chunkSize: 2 ** 26 };

/** Decompresses the archive each time it is read, because PGlite retains the blob that it loads. */
class ClusterBlob extends Blob {
  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(await promisify(zstdDecompress)(await readFile(clusterArchive), decompression)).buffer;
  }
}

/** The archive for PGlite's `loadDataDir`. PGlite's initdb, which copies all of its memory twice, would need 300 MB more. */
export const createClusterBlob = (): Blob => new ClusterBlob();

interface TarEntry {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const blockSize = 512;

/** Reads the names of a tar archive's entries and the bytes that each occupies. */
export function readTarEntries(tar: Uint8Array): readonly TarEntry[] {
  const readText = (from: number, length: number): string =>
    Buffer.from(tar.subarray(from, from + length))
      .toString()
      .replace(/\0.*$/s, '');
  const entries: TarEntry[] = [];
  for (let start = 0; start < tar.length;) {
    const name = readText(start, 100);
    // Empty blocks end the archive.
    if (name === '') break;
    const size = Number.parseInt(readText(start + 124, 12), 8);
    const end = start + blockSize + Math.ceil(size / blockSize) * blockSize;
    entries.push({ name, start, end });
    start = end;
  }
  return entries;
}

/** PGlite takes a folder with the file PG_VERSION for a complete cluster, so it must be written after all others. */
function moveVersionToEnd(tar: Uint8Array): Uint8Array {
  const entries = readTarEntries(tar);
  const version = entries.filter(({ name }) => name === '/PG_VERSION');
  const others = entries.filter((entry) => !version.includes(entry));
  const padding = tar.subarray(entries.at(-1)?.end ?? 0);
  return Buffer.concat([...[...others, ...version].map(({ start, end }) => tar.subarray(start, end)), padding]);
}

/** Runs initdb and archives the cluster after a clean shutdown. */
export async function createClusterArchive(): Promise<Uint8Array> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cairn-cluster-'));
  try {
    await (await PGlite.create(folder)).close();
    const closed = await PGlite.create(folder, { noInitDb: true });
    const tar = await (await closed.dumpDataDir('none')).arrayBuffer();
    return await promisify(zstdCompress)(moveVersionToEnd(new Uint8Array(tar)), { params: { [constants.ZSTD_c_compressionLevel]: 19 } });
  } finally {
    await rm(folder, { recursive: true });
  }
}
