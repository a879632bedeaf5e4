import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const text = /\.(?:js|css|svg|json)$/;
/** Files below this size in bytes are not worth compressing. */
const SMALLEST = 200;

/** Writes the smallest .br and .gz beside each text file of a folder at build time, so that no request compresses it. */
export function compressFiles(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const content = text.test(name) ? readFileSync(file) : undefined;
    if (content === undefined || content.length < SMALLEST) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}
