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

/** Runs initdb and archives the cluster after a clean shutdown. */
export async function createClusterArchive(): Promise<Uint8Array> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cairn-cluster-'));
  try {
    await (await PGlite.create(folder)).close();
    const closed = await PGlite.create(folder, { noInitDb: true });
    const tar = await (await closed.dumpDataDir('none')).arrayBuffer();
    return await promisify(zstdCompress)(new Uint8Array(tar), { params: { [constants.ZSTD_c_compressionLevel]: 19 } });
  } finally {
    await rm(folder, { recursive: true });
  }
}
