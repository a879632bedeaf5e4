// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { components as SharedComponents } from './shared.ts';

export interface paths {
  '/stores/v1/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search the stores of the brand
     * @description Searches by place, position or store IDs. Results for a place or position are within the radius and sorted by distance. Results for storeIds are in the order of the request and include permanently closed stores. An unknown place returns neither origin nor stores. STR404 if none of the storeIds is known.
     */
    post: operations['searchStores'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/stores/v1/collectionPoints': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search collection points near a place or position
     * @description STR404 for an unknown collectionPointId.
     */
    post: operations['searchCollectionPoints'];
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
    CollectionPointResults: {
      origin?: components['schemas']['Origin'];
      collectionPoints: SharedComponents['schemas']['CollectionPoint'][];
    };
    CollectionPointSearch: {
      by: components['schemas']['CollectionPointSearchBy'];
      /** @description Defaults to 20. */
      count?: number;
    };
    /** @description Exactly one of these. */
    CollectionPointSearchBy: {
      place?: components['schemas']['Place'];
      position?: components['schemas']['Position'];
      collectionPointId?: SharedComponents['schemas']['CollectionPointId'];
    };
    /** @description Reference point of distances; absent without a place or position. */
    Origin: {
      /** @description Name of the place that was found. */
      label?: string;
      latitude: SharedComponents['schemas']['Latitude'];
      longitude: SharedComponents['schemas']['Longitude'];
    };
    /** @description A city, a postal code, or both, as typed by a shopper. */
    Place: string;
    Position: {
      latitude: SharedComponents['schemas']['Latitude'];
      longitude: SharedComponents['schemas']['Longitude'];
    };
    /** @description A holiday or a day with other hours; without times it is closed all day. */
    SpecialDay: {
      /** Format: date */
      date: string;
      /** @description In the language of the request. */
      name?: string;
      opens?: SharedComponents['schemas']['TimeOfDay'];
      closes?: SharedComponents['schemas']['TimeOfDay'];
    };
    Store: {
      id: SharedComponents['schemas']['StoreId'];
      name: string;
      addressLine1: string;
      city: string;
      /** @description Code of the state, province or county, for countries that have them. */
      stateCityProvDept?: string;
      postalCode: string;
      country: SharedComponents['schemas']['CountryCode'];
      phone: SharedComponents['schemas']['ConsumerPhone'];
      latitude: SharedComponents['schemas']['Latitude'];
      longitude: SharedComponents['schemas']['Longitude'];
      /** @description IANA name of the time zone. */
      timeZone: string;
      services: components['schemas']['StoreService'][];
      opening: components['schemas']['StoreOpening'];
      /** @description Regular opening hours, Monday first. */
      hours: SharedComponents['schemas']['DayHours'][];
      /** @description Special days in the next four weeks, nearest first. */
      specialDays: components['schemas']['SpecialDay'][];
      /**
       * Format: date-time
       * @description Time at which a pickup order placed now is ready; absent if the store offers no pickup.
       */
      readyBy?: string;
      distance?: SharedComponents['schemas']['Distance'];
      /** @description Units of the SKU; absent without a SKU. */
      inventory?: number;
    };
    StoreOpening: {
      /**
       * @description closed for now; closedForGood is permanent.
       * @enum {string}
       */
      state: 'open' | 'closed' | 'closedForGood';
      /**
       * Format: date-time
       * @description Time at which it next opens or closes; absent if unknown.
       */
      changesAt?: string;
    };
    StoreResults: {
      origin?: components['schemas']['Origin'];
      total: number;
      stores: components['schemas']['Store'][];
    };
    StoreSearch: {
      by: components['schemas']['StoreSearchBy'];
      /** @description In kilometers; unlimited by default. */
      radius?: number;
      /** @description Limits the results to stores that offer all of these. */
      services?: components['schemas']['StoreService'][];
      /** @description Limits the results to stores that are open now. */
      openNow?: boolean;
      /** @description Adds each store's stock of this SKU to the results. */
      sku?: SharedComponents['schemas']['Sku'];
      /** @description Number of results to skip. Defaults to 0. */
      start?: number;
      /** @description Defaults to 20. */
      count?: number;
    };
    /** @description Exactly one of these. */
    StoreSearchBy: {
      place?: components['schemas']['Place'];
      position?: components['schemas']['Position'];
      storeIds?: SharedComponents['schemas']['StoreId'][];
    };
    /**
     * @description A service offered by a store.
     * @enum {string}
     */
    StoreService: 'pickup' | 'shipToStore' | 'repair' | 'footMeasurement' | 'rental' | 'events';
  };
  responses: {};
  parameters: {};
  requestBodies: never;
  headers: {};
  pathItems: never;
}
export type CollectionPointResults = components['schemas']['CollectionPointResults'];
export type CollectionPointSearch = components['schemas']['CollectionPointSearch'];
export type CollectionPointSearchBy = components['schemas']['CollectionPointSearchBy'];
export type Origin = components['schemas']['Origin'];
export type Place = components['schemas']['Place'];
export type Position = components['schemas']['Position'];
export type SpecialDay = components['schemas']['SpecialDay'];
export type Store = components['schemas']['Store'];
export type StoreOpening = components['schemas']['StoreOpening'];
export type StoreResults = components['schemas']['StoreResults'];
export type StoreSearch = components['schemas']['StoreSearch'];
export type StoreSearchBy = components['schemas']['StoreSearchBy'];
export type StoreService = components['schemas']['StoreService'];
export type $defs = Record<string, never>;
export interface operations {
  searchStores: {
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
        'application/json': components['schemas']['StoreSearch'];
      };
    };
    responses: {
      /** @description One page of stores. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StoreResults'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      /** @description None of the storeIds is known (STR404). */
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
  searchCollectionPoints: {
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
        'application/json': components['schemas']['CollectionPointSearch'];
      };
    };
    responses: {
      /** @description The nearest collection points in the country of the site, sorted by distance. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CollectionPointResults'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      /** @description The collectionPointId is unknown (STR404). */
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
