// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
export interface paths {
  '/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the service, its upload terms and its limits */
    get: operations['getGalleryService'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/categories/media/recent': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the recent photos of a category */
    get: operations['getCategoryMedia'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/customers/{customerId}/media/recent': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the recent photos of a shop */
    get: operations['getCustomerMedia'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/media/{mediaId}/streams': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the streams of a photo */
    get: operations['getMediaStreams'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/streams/{streamId}/media/recent': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the recent photos of a stream
     * @description With a user's token, the page starts with the photos of this user that are pending moderation.
     */
    get: operations['getStreamMedia'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/streams/media/recent': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the recent photos of several streams */
    get: operations['getStreamsMedia'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/media/{mediaId}/reports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Report a photo to the moderators
     * @description Each reporter counts once. A photo reported by several people is hidden until a moderator has reviewed it.
     */
    post: operations['reportMedia'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/stashes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Save a selection of photos in the given order */
    post: operations['createStash'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register a shopper for uploads
     * @description Requires the shopper's consent. Only the nickname is ever shown. The token is returned only here.
     */
    post: operations['createUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/{userId}/media': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload a photo
     * @description The photo is pending until a moderator has approved it; until then only its uploader sees it. The file is decoded and encoded again, so that only the image is stored, without metadata.
     */
    post: operations['uploadMedia'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    GalleryError: {
      error: {
        code: components['schemas']['GalleryErrorCode'];
        message: string;
        faults?: {
          /** @description Path of the invalid value, e.g. body.reason. */
          at: string;
          message: string;
        }[];
      };
    };
    /** @enum {string} */
    GalleryErrorCode:
      | 'body-too-large'
      | 'call-unknown'
      | 'consent-outdated'
      | 'customer-unknown'
      | 'image-invalid'
      | 'key-invalid'
      | 'media-unknown'
      | 'origin-unknown'
      | 'rate-limited'
      | 'request-invalid'
      | 'stream-unknown'
      | 'token-invalid'
      | 'user-unknown';
    /** @enum {string} */
    GalleryLanguage: 'en' | 'fr' | 'de';
    GalleryMediaId: string;
    /** @description A stream, a category or a customer. */
    GalleryName: string;
    GalleryService: {
      name: string;
      /** @description This document. */
      documentation: string;
      terms: {
        version: components['schemas']['TermsVersion'];
        language: components['schemas']['GalleryLanguage'];
        /** @description Terms that an uploader accepts. */
        text: string;
      };
      limits: {
        /** @description Maximum file size in bytes. */
        imageBytes: number;
        imageTypes: components['schemas']['ImageType'][];
        captionLength: number;
      };
    };
    /** @enum {string} */
    ImageType: 'image/jpeg' | 'image/png' | 'image/webp';
    Media: {
      id: components['schemas']['GalleryMediaId'];
      caption: string;
      language: components['schemas']['GalleryLanguage'];
      author: {
        name: string;
      };
      /** Format: date-time */
      createdAt: string;
      status: components['schemas']['MediaStatus'];
      images: {
        thumbnail: components['schemas']['MediaImage'];
        standard: components['schemas']['MediaImage'];
      };
      streams: components['schemas']['GalleryName'][];
      categories: components['schemas']['GalleryName'][];
    };
    MediaImage: {
      url: string;
      /** @description In pixels. */
      width: number;
      /** @description In pixels. */
      height: number;
    };
    MediaInput: {
      image: {
        type: components['schemas']['ImageType'];
        /** @description File in Base64, at most 5 MB before encoding. */
        data: string;
      };
      caption: string;
      language: components['schemas']['GalleryLanguage'];
      streams: components['schemas']['GalleryName'][];
    };
    MediaList: {
      data: components['schemas']['Media'][];
      paging: {
        /** @description Number of photos on this page. */
        count: number;
        total: number;
      };
      links: {
        self: string;
        next?: string;
      };
    };
    MediaReport: {
      reason: components['schemas']['MediaReportReason'];
      note?: string;
    };
    /** @enum {string} */
    MediaReportReason: 'offensive' | 'person' | 'copyright' | 'advertising' | 'unrelated';
    /**
     * @description Only the uploader sees photos that are not approved.
     * @enum {string}
     */
    MediaStatus: 'pending' | 'approved' | 'rejected';
    ReportReceipt: {
      /** @constant */
      status: 'received';
    };
    Stash: {
      /** Format: uuid */
      id: string;
      name?: string;
      media: components['schemas']['GalleryMediaId'][];
      /** Format: date-time */
      createdAt: string;
    };
    StashInput: {
      name?: string;
      media: components['schemas']['GalleryMediaId'][];
    };
    StreamList: {
      data: {
        id: components['schemas']['GalleryName'];
        /** @enum {string} */
        kind: 'product' | 'campaign';
      }[];
    };
    TermsVersion: string;
    UploadConsent: {
      termsVersion: components['schemas']['TermsVersion'];
      /** @description Language of the terms that were shown. */
      language: components['schemas']['GalleryLanguage'];
      /** Format: date-time */
      givenAt: string;
    };
    User: {
      /** Format: uuid */
      id: string;
      nickname: string;
      token: string;
      consent: components['schemas']['UploadConsent'];
    };
    UserInput: {
      nickname: string;
      /** Format: email */
      email: string;
      consent: components['schemas']['UploadConsent'];
    };
  };
  responses: {
    /** @description The request does not match the contract. */
    Invalid: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['GalleryError'];
      };
    };
    /** @description The key is missing or unknown (key-invalid), or the token is missing or wrong (token-invalid). */
    KeyInvalid: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['GalleryError'];
      };
    };
    /** @description One page of photos; links.next is absent on the last page. */
    MediaPage: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['MediaList'];
      };
    };
    /** @description The page belongs to a shop for which the key is not valid. */
    OriginUnknown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['GalleryError'];
      };
    };
    /** @description The consent is for outdated terms (consent-outdated), or the file is not a valid image (image-invalid). */
    Refused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['GalleryError'];
      };
    };
    /** @description The body is too large. */
    TooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['GalleryError'];
      };
    };
    /** @description The client sent too many requests. Try again after the seconds in Retry-After. */
    TooMany: {
      headers: {
        /** @description Seconds until the request may be repeated. */
        'Retry-After': number;
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['GalleryError'];
      };
    };
    /** @description The stream, customer, photo or user does not exist. */
    Unknown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['GalleryError'];
      };
    };
  };
  parameters: {
    /** @description Number of photos on the page. */
    Count: number;
    /** @description Cursor from links.next of the previous page. */
    Cursor: string;
    /** @description Language of the captions or of the terms. */
    Language: components['schemas']['GalleryLanguage'];
    MediaId: components['schemas']['GalleryMediaId'];
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type GalleryError = components['schemas']['GalleryError'];
export type GalleryErrorCode = components['schemas']['GalleryErrorCode'];
export type GalleryLanguage = components['schemas']['GalleryLanguage'];
export type GalleryMediaId = components['schemas']['GalleryMediaId'];
export type GalleryName = components['schemas']['GalleryName'];
export type GalleryService = components['schemas']['GalleryService'];
export type ImageType = components['schemas']['ImageType'];
export type Media = components['schemas']['Media'];
export type MediaImage = components['schemas']['MediaImage'];
export type MediaInput = components['schemas']['MediaInput'];
export type MediaList = components['schemas']['MediaList'];
export type MediaReport = components['schemas']['MediaReport'];
export type MediaReportReason = components['schemas']['MediaReportReason'];
export type MediaStatus = components['schemas']['MediaStatus'];
export type ReportReceipt = components['schemas']['ReportReceipt'];
export type Stash = components['schemas']['Stash'];
export type StashInput = components['schemas']['StashInput'];
export type StreamList = components['schemas']['StreamList'];
export type TermsVersion = components['schemas']['TermsVersion'];
export type UploadConsent = components['schemas']['UploadConsent'];
export type User = components['schemas']['User'];
export type UserInput = components['schemas']['UserInput'];
export type ResponseInvalid = components['responses']['Invalid'];
export type ResponseKeyInvalid = components['responses']['KeyInvalid'];
export type ResponseMediaPage = components['responses']['MediaPage'];
export type ResponseOriginUnknown = components['responses']['OriginUnknown'];
export type ResponseRefused = components['responses']['Refused'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseTooMany = components['responses']['TooMany'];
export type ResponseUnknown = components['responses']['Unknown'];
export type ParameterCount = components['parameters']['Count'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterLanguage = components['parameters']['Language'];
export type ParameterMediaId = components['parameters']['MediaId'];
export type $defs = Record<string, never>;
export interface operations {
  getGalleryService: {
    parameters: {
      query?: {
        /** @description Language of the captions or of the terms. */
        lang?: components['parameters']['Language'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The service. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GalleryService'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['KeyInvalid'];
      403: components['responses']['OriginUnknown'];
      429: components['responses']['TooMany'];
    };
  };
  getCategoryMedia: {
    parameters: {
      query: {
        /** @description Name of the category in the shop, e.g. its ID or a page. */
        category: components['schemas']['GalleryName'];
        /** @description ID of the shop. */
        customer: components['schemas']['GalleryName'];
        /** @description Language of the captions or of the terms. */
        lang?: components['parameters']['Language'];
        /** @description Number of photos on the page. */
        count?: components['parameters']['Count'];
        /** @description Cursor from links.next of the previous page. */
        cursor?: components['parameters']['Cursor'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['MediaPage'];
      400: components['responses']['Invalid'];
      401: components['responses']['KeyInvalid'];
      403: components['responses']['OriginUnknown'];
      404: components['responses']['Unknown'];
      429: components['responses']['TooMany'];
    };
  };
  getCustomerMedia: {
    parameters: {
      query?: {
        /** @description Language of the captions or of the terms. */
        lang?: components['parameters']['Language'];
        /** @description Number of photos on the page. */
        count?: components['parameters']['Count'];
        /** @description Cursor from links.next of the previous page. */
        cursor?: components['parameters']['Cursor'];
      };
      header?: never;
      path: {
        customerId: components['schemas']['GalleryName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['MediaPage'];
      400: components['responses']['Invalid'];
      401: components['responses']['KeyInvalid'];
      403: components['responses']['OriginUnknown'];
      404: components['responses']['Unknown'];
      429: components['responses']['TooMany'];
    };
  };
  getMediaStreams: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        mediaId: components['parameters']['MediaId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The streams. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StreamList'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['KeyInvalid'];
      403: components['responses']['OriginUnknown'];
      404: components['responses']['Unknown'];
      429: components['responses']['TooMany'];
    };
  };
  getStreamMedia: {
    parameters: {
      query?: {
        /** @description Language of the captions or of the terms. */
        lang?: components['parameters']['Language'];
        /** @description Number of photos on the page. */
        count?: components['parameters']['Count'];
        /** @description Cursor from links.next of the previous page. */
        cursor?: components['parameters']['Cursor'];
      };
      header?: never;
      path: {
        streamId: components['schemas']['GalleryName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['MediaPage'];
      400: components['responses']['Invalid'];
      401: components['responses']['KeyInvalid'];
      403: components['responses']['OriginUnknown'];
      404: components['responses']['Unknown'];
      429: components['responses']['TooMany'];
    };
  };
  getStreamsMedia: {
    parameters: {
      query: {
        /** @description Repeated for each stream. */
        streams: components['schemas']['GalleryName'][];
        /** @description Language of the captions or of the terms. */
        lang?: components['parameters']['Language'];
        /** @description Number of photos on the page. */
        count?: components['parameters']['Count'];
        /** @description Cursor from links.next of the previous page. */
        cursor?: components['parameters']['Cursor'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['MediaPage'];
      400: components['responses']['Invalid'];
      401: components['responses']['KeyInvalid'];
      403: components['responses']['OriginUnknown'];
      404: components['responses']['Unknown'];
      429: components['responses']['TooMany'];
    };
  };
  reportMedia: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        mediaId: components['parameters']['MediaId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MediaReport'];
      };
    };
    responses: {
      /** @description The report was accepted. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportReceipt'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['KeyInvalid'];
      403: components['responses']['OriginUnknown'];
      404: components['responses']['Unknown'];
      413: components['responses']['TooLarge'];
      429: components['responses']['TooMany'];
    };
  };
  createStash: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StashInput'];
      };
    };
    responses: {
      /** @description The selection. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Stash'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['KeyInvalid'];
      403: components['responses']['OriginUnknown'];
      404: components['responses']['Unknown'];
      413: components['responses']['TooLarge'];
      429: components['responses']['TooMany'];
    };
  };
  createUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UserInput'];
      };
    };
    responses: {
      /** @description The user. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['KeyInvalid'];
      403: components['responses']['OriginUnknown'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Refused'];
      429: components['responses']['TooMany'];
    };
  };
  uploadMedia: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        userId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MediaInput'];
      };
    };
    responses: {
      /** @description The pending photo. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Media'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['KeyInvalid'];
      403: components['responses']['OriginUnknown'];
      404: components['responses']['Unknown'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Refused'];
      429: components['responses']['TooMany'];
    };
  };
}
