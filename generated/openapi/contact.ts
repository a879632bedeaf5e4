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
    /** List the categories and subjects of messages */
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
     * Send a message to customer service
     * @description The sender receives an email with the case number. 400 for an unknown subject. A repeated idempotency-key returns the case opened first.
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
     * Open a warranty case for a product
     * @description The sender receives an email with the case number. 400 for a purchase date in the future or beyond the warranty period; 409 PYT406 for an invalid address.
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
      /** @description Response of the bot check, if the site has one. */
      captchaResponse?: string;
    };
    ContactSubject: {
      id: components['schemas']['SubjectId'];
      label: string;
      /** @description True if the form asks for an order number. */
      needsOrder: boolean;
    };
    ContactSubjects: {
      categories: components['schemas']['ContactCategory'][];
      /** @description Maximum response time of customer service in hours. */
      answerWithinHours: number;
    };
    SubjectId: string;
    WarrantyRequest: {
      firstName: SharedComponents['schemas']['ConsumerName'];
      lastName: SharedComponents['schemas']['ConsumerName'];
      /** Format: email */
      email: string;
      phone?: SharedComponents['schemas']['ConsumerPhone'];
      /** @description Address for a replacement. */
      address?: SharedComponents['schemas']['AddressInput'];
      /** @description A style or a style and color. */
      productId: SharedComponents['schemas']['ProductId'];
      /** @description Number of the order in this shop. */
      orderNumber?: string;
      /** Format: date */
      purchasedOn: string;
      /** @description Name of the shop, if bought elsewhere. */
      purchasedAt?: string;
      /** @enum {string} */
      problem: 'seam' | 'zip' | 'sole' | 'waterproofing' | 'material' | 'hardware' | 'other';
      description: string;
      attachments?: components['schemas']['Attachments'];
      /** @description Response of the bot check, if the site has one. */
      captchaResponse?: string;
    };
  };
  responses: {
    /** @description The address is invalid (PYT406), with one detail per field. */
    AddressRefused: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorResponse'];
      };
    };
    /** @description An attachment is too large, or its content does not match its type (CAS415); the field is e.g. attachments.0. Images must be readable and have at most 60 megapixels. */
    AttachmentRefused: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorResponse'];
      };
    };
    /** @description The case: 201 if it is new, 200 if it already existed. */
    Case: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Case'];
      };
    };
    /** @description The brand does not have the product (ORD404). */
    UnknownProduct: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorResponse'];
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
      /** @description The categories and their subjects, in the language of the request. */
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
