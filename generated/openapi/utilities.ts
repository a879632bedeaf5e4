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
    /** List the countries with their address and phone rules */
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
     * Get one of the countries of countryList
     * @description The path is a token from the settings of the service, followed by the country code. 404 for another token or an unknown country.
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
     * Get delivery dates by shipping method
     * @description Dates for orders placed now, in working days of the site's country and in its time zone. Fetch again after orderBy.
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
    /** List the stores of the brand in the site's country */
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
     * List the sales employees of a store
     * @description For the associate sign-in; not available to page scripts. A service may show the list to enrolled devices and known networks only: 403 AUT401 for others. STR404 for a store that the brand does not have or that has closed permanently.
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
      /** @description In the language of the request. */
      name: string;
      /** @description Digits without the plus sign. */
      dialCode: string;
      /** @description An X for each digit after the country calling code. */
      phoneMask: string;
      /**
       * @description Naming of the address lines in forms.
       * @enum {string}
       */
      streetStyle: 'streetAddress' | 'addressLines' | 'streetAndNumber';
      /**
       * @description Name of its postal codes.
       * @enum {string}
       */
      postalCodeKind: 'zipCode' | 'postcode' | 'eircode' | 'postalCode';
      /** @description Regular expression for the whole code, with letters in upper case. */
      postalCodePattern: string;
      postalCodeExample: string;
      /**
       * @description Name of its regions; absent if an address needs none.
       * @enum {string}
       */
      regionKind?: 'state' | 'province' | 'county';
      /** @description Values of stateCityProvDept; empty if it is free text or not used. */
      regions: components['schemas']['Region'][];
      currency: SharedComponents['schemas']['Currency'];
      /** @description True if the site delivers there. */
      shippable: boolean;
      /** @description In the order of the form. */
      addressFields: SharedComponents['schemas']['AddressField'][];
      /** @description The required fields among addressFields. */
      requiredFields: SharedComponents['schemas']['AddressField'][];
    };
    CountryListResponse: {
      countries: components['schemas']['Country'][];
    };
    CountryResponse: {
      country: components['schemas']['Country'];
    };
    DeliveryPromiseResponse: {
      /**
       * Format: date-time
       * @description Deadline for orders with these dates.
       */
      orderBy: string;
      methods: components['schemas']['PromisedMethod'][];
    };
    PromisedMethod: {
      code: SharedComponents['schemas']['ShippingMethodCode'];
      label: string;
      /**
       * Format: date
       * @description Date in the country of the site.
       */
      earliest: string;
      /**
       * Format: date
       * @description Same as earliest, or later.
       */
      latest: string;
    };
    Region: {
      code: string;
      name: string;
    };
    /** @description A store as listed in a form. */
    StoreChoice: {
      id: SharedComponents['schemas']['StoreId'];
      name: string;
      city: string;
    };
    StoreEmployee: {
      /** @description storeEmployeeId of other operations. */
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
export type CountryListResponse = components['schemas']['CountryListResponse'];
export type CountryResponse = components['schemas']['CountryResponse'];
export type DeliveryPromiseResponse = components['schemas']['DeliveryPromiseResponse'];
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
      /** @description The countries for addresses and phone numbers, the site's own first, the others by name. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CountryListResponse'];
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
          'application/json': components['schemas']['CountryResponse'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      /** @description The token or the country is unknown. */
      404: {
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
      /** @description The methods, cheapest first. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeliveryPromiseResponse'];
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
      /** @description The stores by name, without those that have closed permanently. */
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
        /** @description The token of enrollStoreDevice, which identifies a device of a store. */
        'x-store-device'?: SharedComponents['parameters']['StoreDeviceHeader'];
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
      /** @description The employees by name. */
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
      /** @description The store does not know this device or network (AUT401). */
      403: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': SharedComponents['schemas']['ErrorResponse'];
        };
      };
      /** @description The store does not exist (STR404). */
      404: {
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
