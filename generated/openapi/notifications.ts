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
     * Request, confirm or stop back-in-stock emails
     * @description With a sku, the variant is requested for an email address, by default that of the account. An address that the signed-in customer has already confirmed needs no second confirmation (active); any other address first gets an email with a link (pending). A guest always gets pending, so that the response does not disclose whether an address has a request. With a confirmationToken from that link, the request becomes active, as do other requests of the same visitor for the address; 410 AUT402 for a token that is unknown or expired. With a stopToken from any of the emails, all requests of the address end; an unknown token is ignored. A purchase of the variant, or of the same product and color in another size, also ends a request.
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
    /** @description Exactly one of sku, confirmationToken and stopToken. */
    NotificationRequest: {
      sku?: SharedComponents['schemas']['Sku'];
      /**
       * Format: email
       * @description Defaults to the address of the account; required for guests.
       */
      email?: string;
      /** @description Token of the link in a confirmation email. */
      confirmationToken?: string;
      /** @description Token of the link that stops the emails. */
      stopToken?: string;
    };
    NotificationResponse: {
      /**
       * @description pending waits for confirmation, active for stock; stopped gets no email.
       * @enum {string}
       */
      state: 'pending' | 'active' | 'stopped';
      /** @description SKUs of the affected requests. */
      skus: SharedComponents['schemas']['Sku'][];
    };
  };
  responses: {};
  parameters: {};
  requestBodies: never;
  headers: {};
  pathItems: never;
}
export type NotificationRequest = components['schemas']['NotificationRequest'];
export type NotificationResponse = components['schemas']['NotificationResponse'];
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
      /** @description The state of the request. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotificationResponse'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['ItemNotFound'];
      /** @description The token of the confirmation link is expired or unknown (AUT402). */
      410: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': SharedComponents['schemas']['ErrorResponse'];
        };
      };
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
}
