import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { Attachment } from '#generated/openapi/contact.ts';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { createAttachment, pdf, createPhotograph, createPngBomb } from '../testing/attachments.ts';
import { processAttachments } from './process-attachments.ts';
import { createCleanPictures } from './clean-pictures.ts';
import { sanitizeFileName } from './sanitize-file-name.ts';

const pictures = createCleanPictures(createRecordingLog());
afterAll(() => pictures.close());

const admit = (...attachments: readonly Attachment[]) =>
  processAttachments(attachments, pictures, { client: 'test', signal: AbortSignal.timeout(60_000) });

const script = Buffer.from('#!/bin/sh\nrm -rf "$HOME"\n');
const html = Buffer.from('<script>alert(1)</script>');

describe('processAttachments', () => {
  it('stores only the pixels of a picture, without metadata and trailing bytes', async () => {
    const sent = Buffer.concat([await createPhotograph(), html]);
    const [stored] = await admit(createAttachment('seam.JPG', 'image/jpeg', sent));
    expect(stored).toMatchObject({ fileName: 'seam.jpg', mediaType: 'image/jpeg', size: stored?.content.length });
    expect(stored?.content.includes('taken at home')).toBe(false);
    expect(stored?.content.includes('<script>')).toBe(false);
    const { width, height, exif } = await sharp(stored?.content).metadata();
    expect([width, height, exif]).toEqual([60, 40, undefined]);
  });

  it('stores a PDF file as it is', async () => {
    const [stored] = await admit(createAttachment('receipt.pdf', 'application/pdf', pdf));
    expect(stored?.content).toEqual(pdf);
    expect(stored?.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each<[string, () => Attachment | Promise<Attachment>]>([
    ['a script that is named .png', () => createAttachment('a.png', 'image/png', script)],
    ['a picture of another type', async () => createAttachment('a.png', 'image/png', await createPhotograph())],
    ['a picture that is broken', async () => createAttachment('a.jpg', 'image/jpeg', (await createPhotograph()).subarray(0, 200))],
    [
      'a page that begins like a PNG',
      () => createAttachment('a.png', 'image/png', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), html])),
    ],
    ['a PDF file with a page behind it', () => createAttachment('a.pdf', 'application/pdf', Buffer.concat([pdf, html]))],
    ['a PDF file with a page before it', () => createAttachment('a.pdf', 'application/pdf', Buffer.concat([html, pdf]))],
    ['a PDF file of a header', () => createAttachment('a.pdf', 'application/pdf', Buffer.from('%PDF-1.4\n%%EOF'))],
    ['a small file with too many pixels', () => createAttachment('a.png', 'image/png', createPngBomb(30_000, 30_000))],
    ['2.1 MB', () => createAttachment('a.pdf', 'application/pdf', Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(2_200_000, 32), pdf]))],
  ])('rejects %s with the field of the attachment', async (_, make) => {
    const good = createAttachment('good.pdf', 'application/pdf', pdf);
    await expect(admit(good, await make())).rejects.toMatchObject({
      status: 415,
      errorId: 'CAS415',
      faults: [{ additionalInfo: { field: 'attachments.1' } }],
    });
  });

  it('shrinks a large picture', async () => {
    const [stored] = await admit(createAttachment('large.png', 'image/png', createPngBomb(5120, 3000)));
    expect(await sharp(stored?.content).metadata()).toMatchObject({ width: 2560, height: 1500 });
  });
});

describe('sanitizeFileName', () => {
  it.each([
    ['../../etc/passwd', 'passwd.png'],
    ['C:\\fakepath\\Naht links.jpeg', 'Naht links.png'],
    ['.htaccess', 'attachment.png'],
    ['photo.php.png', 'photo_php.png'],
    ['a\u202Egnp.exe', 'a_gnp.png'],
    ['"; rm -rf \n.png', 'rm -rf _.png'],
    ['été 2026.PNG', 'été 2026.png'],
  ])('makes %j %j', (given, expected) => expect(sanitizeFileName(given, 'image/png')).toBe(expected));
});
