import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { GalleryLanguage, MediaStatus, Stash, UploadConsent, User } from '#generated/openapi/gallery.ts';
import type { Clock } from '../../sandbox/seal.ts';
import { BoundedMap } from './bounded-map.ts';
import { createModeration } from './moderation.ts';
import { findSeededMedia, createSeededMedia, type StoredMedia } from './seeded-media.ts';
import type { Customer, Stream } from './streams.ts';

const MAX_USERS = 5000;
const MAX_UPLOADS = 200;
const MAX_STASHES = 1000;

interface StoredUser {
  readonly id: string;
  readonly nickname: string;
  readonly email: string;
  readonly consent: UploadConsent;
  readonly tokenDigest: string;
}

interface Upload extends StoredMedia {
  readonly userId: string;
  readonly customers: readonly Customer[];
  /** Secret part of the file's address, required until the photo is approved. */
  readonly view: string;
  readonly file: Uint8Array<ArrayBuffer>;
}

export interface UploadInput {
  readonly caption: string;
  readonly language: GalleryLanguage;
  readonly streams: readonly Stream[];
  readonly file: Uint8Array<ArrayBuffer>;
}

export interface MediaWithStatus {
  readonly media: StoredMedia;
  readonly status: MediaStatus;
}

const createDigest = (token: string): string => createHash('sha256').update(token).digest('hex');
const compareByDate = (a: StoredMedia, b: StoredMedia): number => b.createdAt.getTime() - a.createdAt.getTime();

export type GalleryStore = ReturnType<typeof createGalleryStore>;

/** Users, uploads, reports and selections, in memory and bounded; the seeded photos are computed. */
export function createGalleryStore(clock: Clock) {
  const users = new BoundedMap<StoredUser>(MAX_USERS);
  const uploads = new BoundedMap<Upload>(MAX_UPLOADS);
  const stashes = new BoundedMap<Stash>(MAX_STASHES);
  const moderation = createModeration(clock);
  const isPublic = (media: StoredMedia): boolean =>
    !moderation.isHidden(media.id) && (!('userId' in media) || moderation.statusOf(media) === 'approved');

  return {
    createUser({ nickname, email, consent }: Omit<StoredUser, 'id' | 'tokenDigest'>): User {
      const token = randomBytes(16).toString('hex');
      const id = randomUUID();
      users.set(id, { id, nickname: nickname.trim(), email, consent, tokenDigest: createDigest(token) });
      return { id, nickname: nickname.trim(), token, consent };
    },
    findUser: (id: string): StoredUser | undefined => users.get(id),
    isToken: (user: StoredUser, token: string): boolean => user.tokenDigest === createDigest(token),
    userOf(token: string): StoredUser | undefined {
      const digest = createDigest(token);
      return [...users.values()].find(({ tokenDigest }) => tokenDigest === digest);
    },
    addUpload(user: StoredUser, { caption, language, streams, file }: UploadInput): MediaWithStatus {
      const id = randomUUID();
      const view = randomBytes(16).toString('hex');
      const media: Upload = {
        id,
        caption: caption.trim(),
        language,
        author: user.nickname,
        createdAt: clock.now(),
        streams: streams.map((stream) => stream.id),
        categories: [...new Set(streams.flatMap(({ categories }) => categories))],
        picture: `/galleries/uploads/${id}?view=${view}`,
        userId: user.id,
        customers: streams.map(({ customer }) => customer),
        view,
        file,
      };
      uploads.set(id, media);
      return { media, status: moderation.statusOf(media) };
    },
    /** The stored file: public once it is approved, until then only with its secret address. */
    findFile(id: string, view: string | undefined): Uint8Array<ArrayBuffer> | undefined {
      const upload = uploads.get(id);
      return upload && (isPublic(upload) || (view === upload.view && !moderation.isHidden(id))) ? upload.file : undefined;
    },
    /** Returns a public photo. */
    findPublic(id: string): StoredMedia | undefined {
      const media = uploads.get(id) ?? findSeededMedia(id);
      return media && isPublic(media) ? media : undefined;
    },
    /** Public photos of streams, newest first, after the user's own pending ones. */
    listRecent(streams: readonly Stream[], language: GalleryLanguage, userId?: string): readonly MediaWithStatus[] {
      const ids = new Set(streams.map(({ id }) => id));
      const isInStreams = (upload: Upload): boolean =>
        upload.streams.some((id) => ids.has(id)) || upload.customers.some((customer) => ids.has(customer));
      const uploaded = [...uploads.values()].filter(isInStreams).toSorted(compareByDate);
      const pending = uploaded.filter((upload) => upload.userId === userId && moderation.statusOf(upload) === 'pending');
      const visible = [...uploaded, ...streams.flatMap((stream) => createSeededMedia(stream, language))]
        .filter(isPublic)
        .toSorted(compareByDate);
      const unique = new Map([...pending, ...visible].map((media) => [media.id, media]));
      return [...unique.values()].map((media) => ({ media, status: pending.some(({ id }) => id === media.id) ? 'pending' : 'approved' }));
    },
    report: moderation.report,
    createStash(media: readonly string[], name: string | undefined): Stash {
      const stash = { id: randomUUID(), media: [...media], createdAt: clock.now().toISOString(), ...(name === undefined ? {} : { name }) };
      stashes.set(stash.id, stash);
      return stash;
    },
  };
}
