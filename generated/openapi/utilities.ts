// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { components as SharedComponents } from './shared.ts';

export interface paths {
  '/consumers-v3/utilities/countryList': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The countries that an address or a phone number may be of, with the rules of their forms, the site's own first. */
    get: operations['getCountryList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/{token}{countryCode}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One of the countries of countryList.
     * @description The path is a token that the service is configured with, followed by the country's code; another token, or a country that forms do not know, is 404.
     */
    get: operations['getCountryByToken'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/utilities/deliveryPromise': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * When parcels that are ordered now arrive, by the site's delivery methods.
     * @description Counted in working days of the site's country, in its time zone. Ask again once orderBy has passed.
     */
    get: operations['getDeliveryPromise'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/utilities/stores': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The stores of the site's brand in its country, by name; those that closed for good are left out. */
    get: operations['listStores'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/utilities/stores/{storeId}/employees': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who sells in a store, for the associate sign-in.
     * @description Not for page scripts. STR404 for a store that the site's brand does not have, or that closed for good.
     */
    get: operations['listStoreEmployees'];
    put?: never;
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
    Country: {
      code: SharedComponents['schemas']['CountryCode'];
      /** @description In the call's language. */
      name: string;
      /** @description Digits, without the plus sign. */
      dialCode: string;
      /** @description An X for each digit after the dial code. */
      phoneMask: string;
      /**
       * @description How its forms name the lines of an address.
       * @enum {string}
       */
      streetStyle: 'streetAddress' | 'addressLines' | 'streetAndNumber';
      /**
       * @description What its postal codes are called.
       * @enum {string}
       */
      postalCodeKind: 'zipCode' | 'postcode' | 'eircode' | 'postalCode';
      /** @description A regular expression for the whole code, letters in upper case. */
      postalCodePattern: string;
      postalCodeExample: string;
      /**
       * @description What its regions are called; absent where an address needs none.
       * @enum {string}
       */
      regionKind?: 'state' | 'province' | 'county';
      /** @description What stateCityProvDept may be; empty where it is free or not asked. */
      regions: components['schemas']['Region'][];
      currency: SharedComponents['schemas']['Currency'];
      /** @description Whether this site delivers there. */
      shippable: boolean;
      /** @description In the order of the form. */
      addressFields: SharedComponents['schemas']['AddressField'][];
      /** @description Those of addressFields that must be filled. */
      requiredFields: SharedComponents['schemas']['AddressField'][];
    };
    CountryAnswer: {
      country: components['schemas']['Country'];
    };
    CountryListAnswer: {
      countries: components['schemas']['Country'][];
    };
    DeliveryPromiseAnswer: {
      /**
       * Format: date-time
       * @description Orders until then arrive on these days.
       */
      orderBy: string;
      methods: components['schemas']['PromisedMethod'][];
    };
    PromisedMethod: {
      code: SharedComponents['schemas']['ShippingMethodCode'];
      label: string;
      /**
       * Format: date
       * @description Day in the country of the site.
       */
      earliest: string;
      /**
       * Format: date
       * @description Never before earliest.
       */
      latest: string;
    };
    Region: {
      code: string;
      name: string;
    };
    /** @description A store as a form offers it. */
    StoreChoice: {
      id: SharedComponents['schemas']['StoreId'];
      name: string;
      city: string;
    };
    StoreEmployee: {
      /** @description storeEmployeeId of other calls. */
      id: SharedComponents['schemas']['StoreEmployeeId'];
      /** @description First name and initial. */
      name: string;
    };
    StoreEmployees: {
      employees: components['schemas']['StoreEmployee'][];
    };
    StoreList: {
      stores: components['schemas']['StoreChoice'][];
    };
  };
  responses: {};
  parameters: {};
  requestBodies: never;
  headers: {};
  pathItems: never;
}
export type Country = components['schemas']['Country'];
export type CountryAnswer = components['schemas']['CountryAnswer'];
export type CountryListAnswer = components['schemas']['CountryListAnswer'];
export type DeliveryPromiseAnswer = components['schemas']['DeliveryPromiseAnswer'];
export type PromisedMethod = components['schemas']['PromisedMethod'];
export type Region = components['schemas']['Region'];
export type StoreChoice = components['schemas']['StoreChoice'];
export type StoreEmployee = components['schemas']['StoreEmployee'];
export type StoreEmployees = components['schemas']['StoreEmployees'];
export type StoreList = components['schemas']['StoreList'];
export type $defs = Record<string, never>;
export interface operations {
  getCountryList: {
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
      /** @description The countries, the site's own first, the rest by name. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CountryListAnswer'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getCountryByToken: {
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
      path: {
        token: string;
        countryCode: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The country. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CountryAnswer'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      /** @description There is no such token or no such country. */
      404: {
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
  getDeliveryPromise: {
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
      /** @description The methods, the cheapest first. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeliveryPromiseAnswer'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  listStores: {
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
      /** @description The stores. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StoreList'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  listStoreEmployees: {
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
      path: {
        storeId: SharedComponents['schemas']['StoreId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The employees, by name. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StoreEmployees'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      /** @description There is no such store (STR404). */
      404: {
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
