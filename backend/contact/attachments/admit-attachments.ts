import { createHash } from 'node:crypto';
import type { Attachment } from '#generated/openapi/contact.ts';
import { CallError } from '../../router/call-error.ts';
import type { CleanPictures } from './clean-pictures.ts';
import { mediaTypeOf, type MediaType } from './media-type-of.ts';
import { safeFileName } from './safe-file-name.ts';

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
const MOST_BYTES = 2 * 1024 * 1024;
/** Every PDF file with a page is at least this long. */
const LEAST_PDF_BYTES = 200;

function attachmentError(index: number, message: string): CallError {
  return new CallError(415, 'CAS415', [{ message, additionalInfo: { field: `attachments.${index}` } }]);
}

/**
 * Checks attachments by their bytes, one after the other. Pictures are decoded and encoded again; PDF files are stored unchanged.
 * @throws CallError 415 CAS415 for one that is too large or does not match its declared type.
 */
export async function admitAttachments(
  attachments: readonly Attachment[],
  pictures: CleanPictures,
  request: { readonly client: string; readonly signal: AbortSignal },
): Promise<readonly StoredAttachment[]> {
  const admitted: StoredAttachment[] = [];
  for (const [index, attachment] of attachments.entries()) {
    const { mediaType } = attachment;
    const bytes = bytesOf(attachment, index);
    const content = mediaType === 'application/pdf' ? bytes : await pictures.clean(bytes, mediaType, request);
    if (content === null) throw attachmentError(index, 'The picture cannot be read, or has too many pixels.');
    admitted.push({
      fileName: safeFileName(attachment.fileName, mediaType),
      mediaType,
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      content,
    });
  }
  return admitted;
}

function bytesOf({ content, mediaType }: Attachment, index: number): Buffer {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > MOST_BYTES) throw attachmentError(index, 'A file may have two megabytes.');
  if (mediaTypeOf(bytes) !== mediaType) throw attachmentError(index, `The content is no ${mediaType}.`);
  if (mediaType === 'application/pdf' && bytes.length < LEAST_PDF_BYTES) throw attachmentError(index, 'The file has no page.');
  return bytes;
}
