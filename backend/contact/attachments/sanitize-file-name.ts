import type { MediaType } from './detect-media-type.ts';

const extensions: Readonly<Record<MediaType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

const LONGEST = 80;

/**
 * Makes a name safe to store and to show: no path, no control or bidirectional characters, no leading dot, and the extension of the file's
 * actual type.
 */
export function sanitizeFileName(fileName: string, mediaType: MediaType): string {
  const base = fileName.split(/[/\\]/).at(-1) ?? '';
  const stem = base
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{M}\p{N} _()-]+/gu, '_')
    .replace(/^[ _]+/, '')
    .trim()
    .slice(0, LONGEST)
    .toWellFormed();
  return `${stem === '' ? 'attachment' : stem}.${extensions[mediaType]}`;
}
