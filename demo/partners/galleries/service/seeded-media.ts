import { galleryLanguageValues } from '#generated/openapi/enums.ts';
import type { GalleryLanguage } from '#generated/openapi/gallery.ts';
import { captions, names } from './captions.ts';
import { findStream, type Stream } from './streams.ts';

/** A photo as the service stores it. */
export interface StoredMedia {
  readonly id: string;
  readonly caption: string;
  readonly language: GalleryLanguage;
  readonly author: string;
  readonly createdAt: Date;
  readonly streams: readonly string[];
  readonly categories: readonly string[];
  /** Path below the partners' origin. */
  readonly picture: string;
}

const PER_STREAM = 18;
const NEWEST = Date.UTC(2026, 9, 30, 9);
const DAY = 86_400_000;
const ID = new RegExp(`^(.+)-(${galleryLanguageValues.join('|')})-([1-9]\\d?)$`);

/** The photos of a stream, newest first. The same stream always has the same ones. */
export function createSeededMedia(stream: Stream, language: GalleryLanguage): readonly StoredMedia[] {
  return Array.from({ length: PER_STREAM }, (_, index) => buildMedia(stream, language, index + 1));
}

export function findSeededMedia(id: string): StoredMedia | undefined {
  const [, name = '', language, position] = ID.exec(id) ?? [];
  const known = galleryLanguageValues.find((value) => value === language);
  const stream = known && findStream(name);
  return known && stream?.id === name && Number(position) <= PER_STREAM ? buildMedia(stream, known, Number(position)) : undefined;
}

function buildMedia({ id, customer, categories }: Stream, language: GalleryLanguage, position: number): StoredMedia {
  const place = customer === 'solvane' ? 'city' : 'hills';
  const seed = hash(id);
  return {
    id: `${id}-${language}-${position}`,
    caption: pick(captions[place][language], seed + position),
    language,
    author: pick(names[language], seed + position * 3),
    createdAt: new Date(NEWEST - position * DAY * 2 - (seed % 1000) * 60_000),
    streams: [id],
    categories,
    picture: `/galleries/pictures/${place}/${seed * 10 + position}`,
  };
}

function pick(values: readonly string[], index: number): string {
  return values[index % values.length] ?? '';
}

function hash(text: string): number {
  return Array.from(text).reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003, 7);
}
