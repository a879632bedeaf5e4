// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { components as SharedComponents } from './shared.ts';

export interface paths {
  '/products/v1/notifications': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Requests a mail when a variant is back in stock, confirms such requests, or stops them.
     * @description With a sku, the variant is requested for an e-mail address, by default that of the account. An address that the signed-in customer has confirmed before needs no second confirmation (active); any other gets a mail with a link first (pending). A guest always gets pending, so that the response does not reveal whether an address has a request. With a confirmationToken, from the link of that mail, the request becomes active, as do the other ones that the same visitor made for the address; a token that is unknown or expired is 410 AUT402. With a stopToken, from any of the mails, all requests of the address end; an unknown token is no error. A purchase of the variant, or of the same product and color in another size, ends a request, too.
     */
    put: operations['signUpForNotification'];
    post?: never;
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
    NotificationAnswer: {
      /**
       * @description pending waits for a confirmation, active for stock; stopped gets no mail.
       * @enum {string}
       */
      state: 'pending' | 'active' | 'stopped';
      /** @description Of the requests concerned. */
      skus: SharedComponents['schemas']['Sku'][];
    };
    /** @description One of sku, confirmationToken and stopToken. */
    NotificationRequest: {
      sku?: SharedComponents['schemas']['Sku'];
      /**
       * Format: email
       * @description The account's by default; a guest has to name one.
       */
      email?: string;
      /** @description Of the link in a confirmation mail. */
      confirmationToken?: string;
      /** @description Of the link that ends the mails. */
      stopToken?: string;
    };
  };
  responses: {};
  parameters: {};
  requestBodies: never;
  headers: {};
  pathItems: never;
}
export type NotificationAnswer = components['schemas']['NotificationAnswer'];
export type NotificationRequest = components['schemas']['NotificationRequest'];
export type $defs = Record<string, never>;
export interface operations {
  signUpForNotification: {
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
    requestBody: {
      content: {
        'application/json': components['schemas']['NotificationRequest'];
      };
    };
    responses: {
      /** @description What has become of the request. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotificationAnswer'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['ItemNotFound'];
      /** @description The token of the confirmation link has expired, or was never given out (AUT402). */
      410: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': SharedComponents['schemas']['ErrorAnswer'];
        };
      };
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
}
