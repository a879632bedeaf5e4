// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
export interface paths {
  '/consumers-v3/consumer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Creates a consumer; a newsletter sign-up is a profile with an e-mail address and a subscription. */
    post: operations['createProfile'];
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
    ConsumerDetails: {
      firstName?: string;
      lastName?: string;
      /** Format: email */
      email: string;
      /** Format: date */
      birthDate?: string;
      /** @enum {string} */
      gender?: 'F' | 'M' | 'X' | 'U';
      source?: {
        /** @description Signup for the newsletter form. */
        acquisitionType: string;
        /** @description The path of the page that the form stands on. */
        campaignName?: string;
      };
    };
    ConsumerProfilePayload: {
      consumerDetails: components['schemas']['ConsumerDetails'];
      enrollments?: components['schemas']['Enrollment'][];
      subscriptions?: components['schemas']['Subscription'][];
      preferences?: {
        /** @description Interests separated by "|". */
        interests?: string;
      };
    };
    /** @description ISO 3166-1 alpha-2. */
    CountryCode: string;
    CreatedProfile: {
      consumerId: string;
    };
    Enrollment: {
      /** @constant */
      type: 'Loyalty';
      optin: boolean;
      doubleOptin?: boolean;
      country: components['schemas']['CountryCode'];
    };
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
    Subscription: {
      /** @enum {string} */
      type: 'Newsletter' | 'LoyaltyNewsletter';
      /** @enum {string} */
      channel: 'email' | 'sms';
      optin: boolean;
      doubleOptin?: boolean;
      country?: components['schemas']['CountryCode'];
      /** @enum {string} */
      region?: 'NORA' | 'EMEA';
      /** @description The e-mail address, or the phone number with its plus sign. */
      recipient: string;
      /** @constant */
      category?: 'subscription';
      /** Format: date-time */
      optinDate?: string;
      /** Format: date-time */
      optoutDate?: string;
    };
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
    /** @description The fault is the server's. */
    ServerError: {
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
export type ConsumerDetails = components['schemas']['ConsumerDetails'];
export type ConsumerProfilePayload = components['schemas']['ConsumerProfilePayload'];
export type CountryCode = components['schemas']['CountryCode'];
export type CreatedProfile = components['schemas']['CreatedProfile'];
export type Enrollment = components['schemas']['Enrollment'];
export type ErrorAnswer = components['schemas']['ErrorAnswer'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorInfo = components['schemas']['ErrorInfo'];
export type OrderNumber = components['schemas']['OrderNumber'];
export type ProductId = components['schemas']['ProductId'];
export type ShippingId = components['schemas']['ShippingId'];
export type SiteId = components['schemas']['SiteId'];
export type Sku = components['schemas']['Sku'];
export type Subscription = components['schemas']['Subscription'];
export type WireLocale = components['schemas']['WireLocale'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseServerError = components['responses']['ServerError'];
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
  createProfile: {
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
        'application/json': components['schemas']['ConsumerProfilePayload'];
      };
    };
    responses: {
      /** @description The consumer exists now. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedProfile'];
        };
      };
      400: components['responses']['BadRequest'];
      500: components['responses']['ServerError'];
    };
  };
}
