import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { Attachment } from '#generated/openapi/contact.ts';

export const createAttachment = (fileName: string, mediaType: Attachment['mediaType'], bytes: Buffer): Attachment => ({
  fileName,
  mediaType,
  content: bytes.toString('base64'),
});

/** A photograph with a location in its metadata. */
export const createPhotograph = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#467' } })
    .withExif({ IFD0: { ImageDescription: 'taken at home' }, IFD3: { GPSLatitude: '46/1 31/1 0/1' } })
    .jpeg()
    .toBuffer();

/** The smallest PDF file with a page. */
export const pdf = Buffer.from(
  `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\nxref\n0 4\ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n9\n%%EOF\n`,
);

function createPngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of one color with a small file size and large dimensions. */
export function createPngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    createPngChunk('IHDR', header),
    createPngChunk('IDAT', deflateSync(rows)),
    createPngChunk('IEND', Buffer.alloc(0)),
  ]);
}
