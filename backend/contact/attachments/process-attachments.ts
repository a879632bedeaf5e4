import { createHash } from 'node:crypto';
import type { Attachment } from '#generated/openapi/contact.ts';
import { CallError } from '../../router/call-error.ts';
import type { CleanPictures } from './clean-pictures.ts';
import { detectMediaType, type MediaType } from './detect-media-type.ts';
import { sanitizeFileName } from './sanitize-file-name.ts';

/** An attachment as stored. */
export interface StoredAttachment {
  readonly fileName: string;
  readonly mediaType: MediaType;
  /** In bytes. */
  readonly size: number;
  /** Hash of the content, in hexadecimal digits. */
  readonly sha256: string;
  readonly content: Buffer;
}

/** Two megabytes. */
const MAX_BYTES = 2 * 1024 * 1024;
/** Every PDF file with a page is at least this long. */
const LEAST_PDF_BYTES = 200;

function createAttachmentError(index: number, message: string): CallError {
  return new CallError(415, 'CAS415', [{ message, additionalInfo: { field: `attachments.${index}` } }]);
}

/**
 * Checks the bytes of the attachments sequentially. Pictures are decoded and encoded again; PDF files are stored unchanged.
 * @throws CallError 415 CAS415 for one that is too large or does not match its declared type.
 */
export async function processAttachments(
  attachments: readonly Attachment[],
  pictures: CleanPictures,
  request: { readonly client: string; readonly signal: AbortSignal },
): Promise<readonly StoredAttachment[]> {
  const admitted: StoredAttachment[] = [];
  for (const [index, attachment] of attachments.entries()) {
    const { mediaType } = attachment;
    const bytes = decodeBytes(attachment, index);
    const content = mediaType === 'application/pdf' ? bytes : await pictures.clean(bytes, mediaType, request);
    if (content === null) throw createAttachmentError(index, 'The picture cannot be read or has too many pixels.');
    admitted.push({
      fileName: sanitizeFileName(attachment.fileName, mediaType),
      mediaType,
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      content,
    });
  }
  return admitted;
}

function decodeBytes({ content, mediaType }: Attachment, index: number): Buffer {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > MAX_BYTES) throw createAttachmentError(index, 'A file may be at most two megabytes.');
  if (detectMediaType(bytes) !== mediaType) throw createAttachmentError(index, `The content is not ${mediaType}.`);
  if (mediaType === 'application/pdf' && bytes.length < LEAST_PDF_BYTES) throw createAttachmentError(index, 'The PDF has no pages.');
  return bytes;
}
