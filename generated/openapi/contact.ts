// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { components as SharedComponents } from './shared.ts';

export interface paths {
  '/consumers-v3/contactus/categorySubject': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What a message can be about, in the request's language. */
    get: operations['getContactSubjects'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/contactus': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sends a message to customer service.
     * @description The sender gets a mail with the number of the case. An unknown subject is 400. A repeated request with the same idempotency key gets the case that was opened first.
     */
    post: operations['contactUs'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/warranty': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Opens a warranty case for a product.
     * @description The sender gets a mail with the number of the case. A day of purchase in the future, or longer ago than the warranty lasts, is 400; an address that cannot be is 409 PYT406.
     */
    post: operations['createWarrantyCase'];
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
    Attachment: {
      fileName: string;
      /** @enum {string} */
      mediaType: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';
      /** @description Base64, at most two megabytes. */
      content: string;
    };
    Attachments: components['schemas']['Attachment'][];
    Case: {
      caseNumber: string;
      answerWithinHours: number;
    };
    ContactCategory: {
      id: components['schemas']['SubjectId'];
      label: string;
      subjects: components['schemas']['ContactSubject'][];
    };
    ContactMessage: {
      category: components['schemas']['SubjectId'];
      subject: components['schemas']['SubjectId'];
      firstName: SharedComponents['schemas']['ConsumerName'];
      lastName: SharedComponents['schemas']['ConsumerName'];
      /** Format: email */
      email: string;
      phone?: SharedComponents['schemas']['ConsumerPhone'];
      orderNumber?: string;
      message: string;
      attachments?: components['schemas']['Attachments'];
      /** @description Of the bot check, where the site has one. */
      captchaResponse?: string;
    };
    ContactSubject: {
      id: components['schemas']['SubjectId'];
      label: string;
      /** @description Whether the form asks for an order number. */
      needsOrder: boolean;
    };
    ContactSubjects: {
      categories: components['schemas']['ContactCategory'][];
      /** @description How soon customer service answers. */
      answerWithinHours: number;
    };
    SubjectId: string;
    WarrantyRequest: {
      firstName: SharedComponents['schemas']['ConsumerName'];
      lastName: SharedComponents['schemas']['ConsumerName'];
      /** Format: email */
      email: string;
      phone?: SharedComponents['schemas']['ConsumerPhone'];
      /** @description Where a replacement goes. */
      address?: SharedComponents['schemas']['AddressInput'];
      /** @description A style or one of its colors. */
      productId: SharedComponents['schemas']['ProductId'];
      /** @description Where it was bought in this shop. */
      orderNumber?: string;
      /** Format: date */
      purchasedOn: string;
      /** @description Name of the shop, where it was another. */
      purchasedAt?: string;
      /** @enum {string} */
      problem: 'seam' | 'zip' | 'sole' | 'waterproofing' | 'material' | 'hardware' | 'other';
      description: string;
      attachments?: components['schemas']['Attachments'];
      /** @description Of the bot check, where the site has one. */
      captchaResponse?: string;
    };
  };
  responses: {
    /** @description The address cannot be (PYT406), one detail a field. */
    AddressRefused: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorAnswer'];
      };
    };
    /** @description An attachment is too large, or its content is not of the type that it names (CAS415); the field is e.g. attachments.0. Pictures have to be readable and of at most 60 megapixels. */
    AttachmentRefused: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorAnswer'];
      };
    };
    /** @description The case. 201 for a new one and 200 for one that was there. */
    Case: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Case'];
      };
    };
    /** @description The brand has no such product (ORD404). */
    UnknownProduct: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorAnswer'];
      };
    };
  };
  parameters: {};
  requestBodies: never;
  headers: {};
  pathItems: never;
}
export type Attachment = components['schemas']['Attachment'];
export type Attachments = components['schemas']['Attachments'];
export type Case = components['schemas']['Case'];
export type ContactCategory = components['schemas']['ContactCategory'];
export type ContactMessage = components['schemas']['ContactMessage'];
export type ContactSubject = components['schemas']['ContactSubject'];
export type ContactSubjects = components['schemas']['ContactSubjects'];
export type SubjectId = components['schemas']['SubjectId'];
export type WarrantyRequest = components['schemas']['WarrantyRequest'];
export type ResponseAddressRefused = components['responses']['AddressRefused'];
export type ResponseAttachmentRefused = components['responses']['AttachmentRefused'];
export type ResponseCase = components['responses']['Case'];
export type ResponseUnknownProduct = components['responses']['UnknownProduct'];
export type $defs = Record<string, never>;
export interface operations {
  getContactSubjects: {
    parameters: {
      query?: {
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The categories with their subjects. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ContactSubjects'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  contactUs: {
    parameters: {
      query?: {
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header: {
        /** @description New for each attempt of a shopper. A repeated key returns the same response and changes nothing. */
        'idempotency-key': SharedComponents['parameters']['IdempotencyKeyHeader'];
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ContactMessage'];
      };
    };
    responses: {
      200: components['responses']['Case'];
      201: components['responses']['Case'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      415: components['responses']['AttachmentRefused'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  createWarrantyCase: {
    parameters: {
      query?: {
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header: {
        /** @description New for each attempt of a shopper. A repeated key returns the same response and changes nothing. */
        'idempotency-key': SharedComponents['parameters']['IdempotencyKeyHeader'];
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WarrantyRequest'];
      };
    };
    responses: {
      200: components['responses']['Case'];
      201: components['responses']['Case'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: components['responses']['UnknownProduct'];
      409: components['responses']['AddressRefused'];
      415: components['responses']['AttachmentRefused'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
}
