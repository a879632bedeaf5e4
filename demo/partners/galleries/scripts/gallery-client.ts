import type {
  GalleryErrorCode,
  GalleryLanguage,
  GalleryService,
  Media,
  MediaInput,
  MediaList,
  MediaReport,
  User,
  UserInput,
} from '#generated/openapi/gallery.ts';

/** A gallery on a page: its subject, and the service's address and key. */
export interface GalleryPlace {
  /** Origin of the service. */
  readonly origin: string;
  readonly key: string;
  readonly language: GalleryLanguage;
  readonly container: string;
  readonly productId?: string | undefined;
  readonly category?: string | undefined;
}

export class GalleryError extends Error {
  override readonly name = 'GalleryError';
  readonly code: GalleryErrorCode | undefined;

  constructor(code: GalleryErrorCode | undefined) {
    super(code ?? 'no response');
    this.code = code;
  }
}

const TIME_OUT = 10_000;
const UPLOAD_TIME_OUT = 60_000;
const PAGE_SIZE = '6';

/** Token of the shopper who uploaded a photo on this page; responses include their pending photos. */
let token: string | undefined;

/** Loads the first page of a gallery: of the product or category, or of its container if the service does not know those. */
export async function loadFirstPage(place: GalleryPlace): Promise<MediaList> {
  const loadContainer = (): Promise<MediaList> => loadStream(place, place.container);
  if (place.category !== undefined) return loadFirstAvailable(loadCategory(place, place.category), loadContainer);
  return place.productId === undefined ? loadContainer() : loadFirstAvailable(loadStream(place, place.productId), loadContainer);
}

/** @param address links.next of the previous page */
export function loadPage(address: string): Promise<MediaList> {
  return send<MediaList>(new URL(address));
}

/** The stream that a gallery's uploads go to. */
export function uploadStream({ container, productId, category }: GalleryPlace): string {
  return productId ?? (category === undefined ? container : `${getCustomer(container)}-${category}`);
}

export function loadService(place: GalleryPlace): Promise<GalleryService> {
  return send(createAddress(place, '/', { lang: place.language }));
}

export function reportMedia(place: GalleryPlace, mediaId: string, report: MediaReport): Promise<unknown> {
  return send(createAddress(place, `/media/${encodeURIComponent(mediaId)}/reports`), report);
}

/** Registers the shopper with their consent, then sends the photo. */
export async function uploadMedia(place: GalleryPlace, shopper: UserInput, media: MediaInput): Promise<Media> {
  const user = await send<User>(createAddress(place, '/users'), shopper);
  token = user.token;
  return send(createAddress(place, `/users/${user.id}/media`), media, UPLOAD_TIME_OUT);
}

function loadStream(place: GalleryPlace, stream: string): Promise<MediaList> {
  return send(createAddress(place, `/streams/${encodeURIComponent(stream)}/media/recent`, { lang: place.language, count: PAGE_SIZE }));
}

function loadCategory(place: GalleryPlace, category: string): Promise<MediaList> {
  const customer = getCustomer(place.container);
  return send(createAddress(place, '/categories/media/recent', { category, customer, lang: place.language, count: PAGE_SIZE }));
}

/** A container's name starts with its shop's. */
function getCustomer(container: string): string {
  return container.split('-')[0] ?? '';
}

async function loadFirstAvailable(first: Promise<MediaList>, second: () => Promise<MediaList>): Promise<MediaList> {
  try {
    return await first;
  } catch (error) {
    if (error instanceof GalleryError && (error.code === 'stream-unknown' || error.code === 'request-invalid')) return second();
    throw error;
  }
}

function createAddress({ origin, key }: GalleryPlace, path: string, query: Readonly<Record<string, string>> = {}): URL {
  return new URL(`/galleries/api${path}?${new URLSearchParams({ ...query, api_key: key })}`, origin);
}

/** @throws GalleryError with the service's code, or without one where no response arrived in time. */
async function send<Body>(address: URL, body?: unknown, timeOut = TIME_OUT): Promise<Body> {
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const request = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const signal = AbortSignal.timeout(timeOut);
  try {
    const response = await fetch(address, { ...request, headers, signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
    const received = (await response.json()) as Body & { readonly error?: { readonly code: GalleryErrorCode } };
    if (response.ok) return received;
    const code = received.error?.code;
    if (code === 'token-invalid' && token !== undefined && body === undefined) {
      // The service no longer knows the shopper; their photos are public.
      token = undefined;
      return await send<Body>(address, undefined, timeOut);
    }
    throw new GalleryError(code);
  } catch (error) {
    throw error instanceof GalleryError ? error : new GalleryError(undefined);
  }
}
