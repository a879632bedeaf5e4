import { readFile } from 'node:fs/promises';
import PdfFile from 'pdfkit';
import { europeanLetters, hasOnlyLetters, shopLetters } from '../fonts/letters.ts';

/** In points. */
export const margin = 48;

export interface PdfOptions {
  readonly title: string;
  /** BCP 47. */
  readonly languageTag: string;
  readonly size: 'A4' | 'LETTER';
  /** Stored in the file, so that equal documents have equal bytes. */
  readonly createdAt: Date;
}

export type Voice = 'regular' | 'bold';

const readFont = (name: string): Promise<Buffer> => readFile(new URL(`../fonts/${name}.ttf`, import.meta.url));

interface Fonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
  readonly other: Buffer;
}

let loading: Promise<Fonts> | undefined;

async function loadFonts(): Promise<Fonts> {
  const [regular, bold, other] = await Promise.all([readFont('archivo-regular'), readFont('archivo-bold'), readFont('dejavu-sans')]);
  return { regular, bold, other };
}

export interface OpenPdf {
  readonly doc: PDFKit.PDFDocument;
  /** Finishes the file. */
  finish(): Promise<Buffer>;
}

/** Opens a tagged PDF (PDF/UA) with the shop's fonts. */
export async function openPdf({ title, languageTag, size, createdAt }: PdfOptions): Promise<OpenPdf> {
  loading ??= loadFonts();
  const fonts = await loading;
  // The type definitions lack PDF/UA.
  const doc = new PdfFile({
    size,
    margin,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: languageTag,
    bufferPages: true,
    info: { Title: title, CreationDate: createdAt, Creator: 'Cairn', Producer: 'Cairn' },
  } as unknown as PDFKit.PDFDocumentOptions);
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font as Buffer);
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  return {
    doc,
    finish: () => {
      doc.end();
      return ended;
    },
  };
}

/** Replaces characters that no font has: thin spaces by plain ones, and letters beyond Latin, Greek and Cyrillic by a question mark. */
export function replaceUnprintable(text: string): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[\u2000-\u200a\u202f]/gu, '\u00a0')
    .replaceAll(/[\u200b-\u200f\u2028-\u202e\u2060\ufeff]/gu, '');
  return plain
    .split('\n')
    .map((line) =>
      hasOnlyLetters(europeanLetters, line)
        ? line
        : Array.from(line, (letter) => (hasOnlyLetters(europeanLetters, letter) ? letter : '?')).join(''),
    )
    .join('\n');
}

/** The font that has all letters of the text. */
export const chooseFont = (text: string, voice: Voice): string =>
  hasOnlyLetters(shopLetters, text.replaceAll('\n', '')) ? voice : 'other';
