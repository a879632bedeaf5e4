// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { components as SharedComponents } from './shared.ts';

export interface paths {
  '/token/v2/auth/token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A guest's token; a renewed one for a refresh token; a registered shopper's for the code of a sign-in and its verifier.
     * @description Type Guest without a refreshToken makes a new guest. A refreshToken is good once: the answer carries the next one. Type Registered takes a refreshToken, or code and codeVerifier (PKCE, S256). The tokens are for the host, never for a script in a page.
     */
    post: operations['issueToken'];
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
    /** @description SHA-256 of a code verifier as base64url. In the answer the request's, or one made for the session where none was sent. */
    CodeChallenge: string;
    TokenAnswer: {
      /** @description A JWT; the authorization header of other calls. */
      accessToken: string;
      /** @description Opaque, good once. */
      refreshToken: string;
      /** @description The shopper's session, x-usid of later calls. */
      usid: string;
      /**
       * Format: uuid
       * @description Whom the access token names.
       */
      customerId: string;
      type: components['schemas']['TokenType'];
      /** @constant */
      tokenType: 'Bearer';
      /** @description Life of the access token in seconds. */
      expiresIn: number;
      /** @description Life of the refresh token in seconds. */
      refreshExpiresIn: number;
      codeChallenge: components['schemas']['CodeChallenge'];
    };
    TokenRequest: {
      type: components['schemas']['TokenType'];
      /** @description From the answer before; unknown, used or expired is 401 AUT401. */
      refreshToken?: string;
      /** @description From the sign-in; used twice is 409 AUT409. */
      code?: string;
      /** @description 32 random bytes as base64url (RFC 7636). */
      codeVerifier?: string;
      codeChallenge?: components['schemas']['CodeChallenge'];
    };
    /**
     * @description Of the shopper.
     * @enum {string}
     */
    TokenType: 'Guest' | 'Registered';
  };
  responses: {};
  parameters: {};
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type CodeChallenge = components['schemas']['CodeChallenge'];
export type TokenAnswer = components['schemas']['TokenAnswer'];
export type TokenRequest = components['schemas']['TokenRequest'];
export type TokenType = components['schemas']['TokenType'];
export type $defs = Record<string, never>;
export interface operations {
  issueToken: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TokenRequest'];
      };
    };
    responses: {
      /** @description The tokens. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenAnswer'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      /** @description The code was used already (AUT409). */
      409: {
        headers: {
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
