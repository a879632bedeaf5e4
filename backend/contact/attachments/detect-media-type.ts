import type { Attachment } from '#generated/openapi/contact.ts';

export type MediaType = Attachment['mediaType'];

/** The end marker of a PDF file must be within its last bytes. */
const PDF_END = 1024;

const getText = (bytes: Buffer, start: number, end: number): string => bytes.toString('latin1', start, end);

const isPdf = (bytes: Buffer): boolean =>
  /^%PDF-[12]\.\d/.test(getText(bytes, 0, 8)) && /%%EOF\s*$/.test(getText(bytes, bytes.length - PDF_END, bytes.length));

const isOf: Readonly<Record<MediaType, (bytes: Buffer) => boolean>> = {
  'image/jpeg': (bytes) => getText(bytes, 0, 3) === '\xff\xd8\xff',
  'image/png': (bytes) => getText(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  'image/webp': (bytes) => getText(bytes, 0, 4) === 'RIFF' && getText(bytes, 8, 12) === 'WEBP',
  'application/pdf': isPdf,
};

/** Detects the type from the first bytes, regardless of the file name. A PDF file must also have an end marker. */
export function detectMediaType(bytes: Buffer): MediaType | undefined {
  return (Object.keys(isOf) as MediaType[]).find((type) => isOf[type](bytes));
}
