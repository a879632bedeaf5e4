import { imageTypeValues } from '#generated/openapi/enums.ts';
import type {
  GalleryLanguage,
  GalleryService,
  Media,
  MediaInput,
  MediaList,
  operations,
  ReportReceipt,
  Stash,
  StashInput,
  StreamList,
  User,
  UserInput,
} from '#generated/openapi/gallery.ts';
import { mediaInputLimits } from '#generated/openapi/limits.ts';
import type { GalleryOperationId } from '#generated/openapi/partners/gallery.ts';
import { encodeUpload, MAX_IMAGE_BYTES } from './encode-upload.ts';
import { GalleryProblem } from './gallery-problem.ts';
import type { GalleryStore } from './gallery-store.ts';
import { presentMedia, presentPage } from './present-media.ts';
import { findCustomer, findStream, type Stream } from './streams.ts';
import { terms, TERMS_VERSION } from './terms.ts';
import type { ReadRequest } from './read-request.ts';

export interface GalleryCall extends ReadRequest {
  readonly url: URL;
  /** Bearer token of the Authorization header. */
  readonly token: string | undefined;
  /** Address of the client; each counts as one reporter. */
  readonly client: string;
}

interface GalleryResponse {
  readonly status: 200 | 201 | 202;
  readonly body: GalleryService | Media | MediaList | ReportReceipt | Stash | StreamList | User;
}

type Handler = (call: GalleryCall) => GalleryResponse | Promise<GalleryResponse>;
export type GalleryHandlers = Readonly<Record<GalleryOperationId, Handler>>;

type Query<Id extends GalleryOperationId> = NonNullable<operations[Id]['parameters']['query']>;
type Page = { readonly lang?: GalleryLanguage; readonly count?: number; readonly cursor?: string };

export function createGalleryHandlers(store: GalleryStore): GalleryHandlers {
  const readPage = (call: GalleryCall, streams: readonly Stream[], userId?: string): GalleryResponse => {
    const { lang = 'en', count = 6, cursor } = call.query as Page;
    return { status: 200, body: presentPage(store.listRecent(streams, lang, userId), count, cursor, call.url) };
  };
  const publicMedia = (id: string) => store.findPublic(id) ?? throwProblem('media-unknown');

  return {
    getGalleryService({ url, query }) {
      const { lang: language = 'en' } = query as Query<'getGalleryService'>;
      const body = {
        name: 'Galleries',
        documentation: `${url.origin}/galleries/api/openapi.json`,
        terms: { version: TERMS_VERSION, language, text: terms[language] },
        limits: { imageBytes: MAX_IMAGE_BYTES, imageTypes: [...imageTypeValues], captionLength: mediaInputLimits.caption.maxLength },
      };
      return { status: 200, body };
    },
    getCategoryMedia(call) {
      const { category, customer } = call.query as Query<'getCategoryMedia'>;
      return readPage(call, [readStream(`${findCustomer(customer) ?? throwProblem('customer-unknown')}-${category}`)]);
    },
    getCustomerMedia(call) {
      const { customerId } = call.params as operations['getCustomerMedia']['parameters']['path'];
      return readPage(call, [readStream(findCustomer(customerId) ?? throwProblem('customer-unknown'))]);
    },
    getMediaStreams({ params }) {
      const { mediaId } = params as operations['getMediaStreams']['parameters']['path'];
      const data = publicMedia(mediaId).streams.map((id) => ({ id, kind: readStream(id).kind }));
      return { status: 200, body: { data } };
    },
    getStreamMedia(call) {
      const { streamId } = call.params as operations['getStreamMedia']['parameters']['path'];
      const user = call.token === undefined ? undefined : (store.userOf(call.token) ?? throwProblem('token-invalid'));
      return readPage(call, [readStream(streamId)], user?.id);
    },
    getStreamsMedia(call) {
      const { streams } = call.query as Query<'getStreamsMedia'>;
      const found = new Map(streams.map((id) => readStream(id)).map((stream) => [stream.id, stream]));
      return readPage(call, [...found.values()]);
    },
    reportMedia({ params, client }) {
      const { mediaId } = params as operations['reportMedia']['parameters']['path'];
      store.report(publicMedia(mediaId).id, client);
      return { status: 202, body: { status: 'received' } };
    },
    createStash({ body }) {
      const { media, name } = body as StashInput;
      return {
        status: 201,
        body: store.createStash(
          media.map((id) => publicMedia(id).id),
          name,
        ),
      };
    },
    createUser({ body }) {
      const input = body as UserInput;
      if (input.consent.termsVersion !== TERMS_VERSION) throwProblem('consent-outdated');
      return { status: 201, body: store.createUser(input) };
    },
    async uploadMedia({ params, body, token, url }) {
      const { userId } = params as operations['uploadMedia']['parameters']['path'];
      const user = store.findUser(userId) ?? throwProblem('user-unknown');
      if (token === undefined || !store.isToken(user, token)) throwProblem('token-invalid');
      const { image, caption, language, streams } = body as MediaInput;
      const found = streams.map((id) => readStream(id));
      const bytes = Buffer.from(image.data, 'base64');
      if (bytes.byteLength > MAX_IMAGE_BYTES) throwProblem('body-too-large');
      const file = (await encodeUpload(image.type, bytes)) ?? throwProblem('image-invalid');
      return { status: 201, body: presentMedia(store.addUpload(user, { caption, language, streams: found, file }), url.origin) };
    },
  };
}

function readStream(id: string): Stream {
  return findStream(id) ?? throwProblem('stream-unknown');
}

function throwProblem(code: ConstructorParameters<typeof GalleryProblem>[0]): never {
  throw new GalleryProblem(code);
}
