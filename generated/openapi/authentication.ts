// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
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
    /** @description The form of every error answer. */
    ErrorAnswer: {
      /** @description The program that answers. */
      appId: string;
      /** @description The call's x-correlation-id, or a new one. */
      correlationId: string;
      errorDetails: components['schemas']['ErrorDetail'][];
    };
    ErrorDetail: {
      /** @description A code of schemas/errors.json. */
      errorId: string;
      message: string;
      /**
       * @description flash where the cart changed meanwhile, so that the client reads it again.
       * @constant
       */
      type?: 'flash';
      additionalInfo?: components['schemas']['ErrorInfo'];
    };
    /** @description What the error is about, for the message and for the place of the notice. */
    ErrorInfo: {
      /** @description The most of this item that a cart may hold, in units. */
      maxAllowedQty?: number;
      /** @description What is in stock, in units. */
      availableQty?: number;
      sku?: components['schemas']['Sku'];
      productId?: components['schemas']['ProductId'];
      /** @description A row of the cart. */
      itemId?: string;
      shippingId?: components['schemas']['ShippingId'];
      /** @description The field at fault, by its name in the request. */
      field?: string;
      orderNumber?: components['schemas']['OrderNumber'];
    };
    /** @description The brand's prefix, year and month, and a running number. */
    OrderNumber: string;
    /** @description A style (8 characters) or a style with its colour (up to 11). */
    ProductId: string;
    /** @description A shipment; me is the default one. */
    ShippingId: string;
    /** @description BRAND-COUNTRY, upper case. */
    SiteId: string;
    /** @description BRAND:STYLE:COLOUR:SIZE:FIT:1: with nothing where there is no colour, size or fit. */
    Sku: string;
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
    /** @description Language and country as the calls write them. */
    WireLocale: string;
  };
  responses: {
    /** @description The call does not keep to its contract. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorAnswer'];
      };
    };
    /** @description The token is good, but its customer is unknown (AUT498), or a bot-check failed (AUT403). */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorAnswer'];
      };
    };
    /** @description The fault is the server's. */
    ServerError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorAnswer'];
      };
    };
    /** @description No access token, or one that is expired or forged (AUT401). Renew it and repeat the call once. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorAnswer'];
      };
    };
  };
  parameters: {
    BrandHeader: string;
    /** @description ECOMM in a browser, MAPP inside the app's webview. */
    ChannelHeader: 'ECOMM' | 'MAPP';
    /** @description Name of the calling program. */
    ClientAppHeader: string;
    /** @description One for all calls that serve one page view. */
    CorrelationIdHeader: string;
    LocaleHeader: components['schemas']['WireLocale'];
    /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
    LocaleQuery: components['schemas']['WireLocale'];
    RegionHeader: 'NORA' | 'EMEA';
    SiteIdHeader: components['schemas']['SiteId'];
    SourceHeader: string;
    /** @description New for each call. */
    TransactionIdHeader: string;
    /** @description The shopper's session, from the token answer. */
    UsidHeader: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type CodeChallenge = components['schemas']['CodeChallenge'];
export type ErrorAnswer = components['schemas']['ErrorAnswer'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorInfo = components['schemas']['ErrorInfo'];
export type OrderNumber = components['schemas']['OrderNumber'];
export type ProductId = components['schemas']['ProductId'];
export type ShippingId = components['schemas']['ShippingId'];
export type SiteId = components['schemas']['SiteId'];
export type Sku = components['schemas']['Sku'];
export type TokenAnswer = components['schemas']['TokenAnswer'];
export type TokenRequest = components['schemas']['TokenRequest'];
export type TokenType = components['schemas']['TokenType'];
export type WireLocale = components['schemas']['WireLocale'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ParameterBrandHeader = components['parameters']['BrandHeader'];
export type ParameterChannelHeader = components['parameters']['ChannelHeader'];
export type ParameterClientAppHeader = components['parameters']['ClientAppHeader'];
export type ParameterCorrelationIdHeader = components['parameters']['CorrelationIdHeader'];
export type ParameterLocaleHeader = components['parameters']['LocaleHeader'];
export type ParameterLocaleQuery = components['parameters']['LocaleQuery'];
export type ParameterRegionHeader = components['parameters']['RegionHeader'];
export type ParameterSiteIdHeader = components['parameters']['SiteIdHeader'];
export type ParameterSourceHeader = components['parameters']['SourceHeader'];
export type ParameterTransactionIdHeader = components['parameters']['TransactionIdHeader'];
export type ParameterUsidHeader = components['parameters']['UsidHeader'];
export type $defs = Record<string, never>;
export interface operations {
  issueToken: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: components['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: components['parameters']['ChannelHeader'];
        brand?: components['parameters']['BrandHeader'];
        siteid?: components['parameters']['SiteIdHeader'];
        locale?: components['parameters']['LocaleHeader'];
        region?: components['parameters']['RegionHeader'];
        source?: components['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: components['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: components['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: components['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: components['parameters']['UsidHeader'];
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
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description The code was used already (AUT409). */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorAnswer'];
        };
      };
      500: components['responses']['ServerError'];
    };
  };
}
