// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { components as SharedComponents } from './shared.ts';

export interface paths {
  '/wishlists/v2/favorites': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A page of the customer's favorites.
     * @description Without a favoriteId the first list. A customer without favorites gets total 0 and no favoriteId.
     */
    get: operations['getFavorites'];
    put?: never;
    /**
     * Adds a product to a list of favorites.
     * @description Without a favoriteId to the first list, which is created with the first favorite. With listName, a list of this name is created where the customer has none. A product that is on the list is no error and stays where it is; one that another list of the customer has keeps the date and the price of its first addition. A style without a color stands for its first color.
     */
    post: operations['addFavorite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/wishlists/v2/favorites/{favoriteId}/items/{itemId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Removes a favorite. The last item of a list that is not the first removes the list. */
    delete: operations['removeFavorite'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/wishlists/v2/favorites/{favoriteId}/share': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The list that a link shares, to read.
     * @description favoriteId is the token of the link, not that of the list. A link that was revoked is treated like an unknown one. Items have neither priceWhenAdded nor availableWhenAdded.
     */
    get: operations['getSharedFavorites'];
    put?: never;
    /**
     * Shares a list by a link, sends the link by mail, or revokes it.
     * @description A list has at most one link; sharing it again returns the same one. After a revocation the next link is another one. A message with an address of a website or a mailbox is rejected with ATTR300.
     */
    post: operations['shareFavorites'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/wishlists/v2/saveForLater': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A page of the items that the customer saved for later, newest first. */
    get: operations['getSaveForLater'];
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
    /**
     * Format: uuid
     * @description A list of favorites.
     */
    FavoriteId: string;
    FavoriteItem: {
      id: SharedComponents['schemas']['ProductId'];
      /** @description The id of the product, which a list has once. */
      itemId: string;
      /** @enum {string} */
      itemType: 'product';
      qty: SharedComponents['schemas']['Quantity'];
      /** Format: date-time */
      addedAt: string;
      /** @description Whether a variant is in stock. */
      available: boolean;
      /** @description Absent where the site no longer sells it. */
      product?: SharedComponents['schemas']['ProductCard'];
      /** @description current of its price when it was added. */
      priceWhenAdded?: SharedComponents['schemas']['Money'];
      /** @description available when it was added. */
      availableWhenAdded?: boolean;
    };
    FavoriteLink: {
      isShared: boolean;
      shareToken?: components['schemas']['ShareToken'];
    };
    FavoriteList: {
      favoriteId: components['schemas']['FavoriteId'];
      name: components['schemas']['ListName'];
      total: number;
      /** @description Of all its items, for hearts. */
      productIds: SharedComponents['schemas']['ProductId'][];
      isShared: boolean;
      shareToken?: components['schemas']['ShareToken'];
    };
    FavoriteReference: {
      favoriteId: components['schemas']['FavoriteId'];
      itemId: string;
      /** @description Items of the list. */
      total: number;
    };
    FavoriteSharing: {
      /** @description false revokes the link. */
      isShared: boolean;
      /** @description Who gets the link by mail. */
      recipients?: string[];
      /** @description For the mail. */
      message?: string;
    };
    /** @enum {string} */
    FavoriteSort: 'newest' | 'oldest' | 'priceAscending' | 'priceDescending' | 'name';
    Favorites: {
      favoriteId?: components['schemas']['FavoriteId'];
      /** @description Items of the list. */
      total: number;
      items: components['schemas']['FavoriteItem'][];
      /** @description All lists of the customer on the site, the first one first. */
      lists: components['schemas']['FavoriteList'][];
    };
    ListName: string;
    NewFavorite: {
      id: SharedComponents['schemas']['ProductId'];
      qty?: SharedComponents['schemas']['Quantity'];
      /** @enum {string} */
      itemType?: 'product';
      favoriteId?: components['schemas']['FavoriteId'];
      listName?: components['schemas']['ListName'];
    };
    SaveForLaterAnswer: {
      saveForLater: components['schemas']['SavedItems'][];
    };
    SavedItem: {
      itemId: SharedComponents['schemas']['ItemId'];
      sku: SharedComponents['schemas']['Sku'];
      productId: SharedComponents['schemas']['ProductId'];
      name: string;
      color?: SharedComponents['schemas']['ChosenOption'];
      size?: SharedComponents['schemas']['ChosenOption'];
      fitType?: SharedComponents['schemas']['ChosenOption'];
      qty: SharedComponents['schemas']['Quantity'];
      /**
       * Format: link
       * @description In-shop path without the locale; absent where the site no longer sells it.
       */
      pageUrl?: string;
      /** Format: media-url */
      productImageURL: string;
      /** @description Absent where it has none. */
      price?: SharedComponents['schemas']['ProductPrice'];
      priceWhenSaved?: SharedComponents['schemas']['Money'];
      /** @description Whether it is in stock. */
      available: boolean;
      availableQty: number;
      giftOption?: SharedComponents['schemas']['GiftOption'];
      giftCardAmount?: SharedComponents['schemas']['GiftCardAmount'];
    };
    SavedItems: {
      saveForLaterId: SharedComponents['schemas']['SaveForLaterId'];
      /** @description Items of the whole list. */
      count: number;
      items?: components['schemas']['SavedItem'][];
    };
    /** @description 128 random bits. */
    ShareToken: string;
    SharedFavorites: {
      name: components['schemas']['ListName'];
      total: number;
      items: components['schemas']['FavoriteItem'][];
    };
  };
  responses: {};
  parameters: {
    Count: number;
    FavoriteId: components['schemas']['FavoriteId'];
    /** @description The number of items before the page. */
    Start: number;
  };
  requestBodies: never;
  headers: {};
  pathItems: never;
}
export type FavoriteId = components['schemas']['FavoriteId'];
export type FavoriteItem = components['schemas']['FavoriteItem'];
export type FavoriteLink = components['schemas']['FavoriteLink'];
export type FavoriteList = components['schemas']['FavoriteList'];
export type FavoriteReference = components['schemas']['FavoriteReference'];
export type FavoriteSharing = components['schemas']['FavoriteSharing'];
export type FavoriteSort = components['schemas']['FavoriteSort'];
export type Favorites = components['schemas']['Favorites'];
export type ListName = components['schemas']['ListName'];
export type NewFavorite = components['schemas']['NewFavorite'];
export type SaveForLaterAnswer = components['schemas']['SaveForLaterAnswer'];
export type SavedItem = components['schemas']['SavedItem'];
export type SavedItems = components['schemas']['SavedItems'];
export type ShareToken = components['schemas']['ShareToken'];
export type SharedFavorites = components['schemas']['SharedFavorites'];
export type ParameterCount = components['parameters']['Count'];
export type ParameterFavoriteId = components['parameters']['FavoriteId'];
export type ParameterStart = components['parameters']['Start'];
export type $defs = Record<string, never>;
export interface operations {
  getFavorites: {
    parameters: {
      query?: {
        /** @description The number of items before the page. */
        start?: components['parameters']['Start'];
        count?: components['parameters']['Count'];
        /** @description One of the customer's lists. */
        favoriteId?: components['schemas']['FavoriteId'];
        /** @description newest by default. */
        sort?: components['schemas']['FavoriteSort'];
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
      /** @description The page, and the names of all lists. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Favorites'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['ItemNotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  addFavorite: {
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
        'application/json': components['schemas']['NewFavorite'];
      };
    };
    responses: {
      /** @description Where the favorite is. */
      201: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FavoriteReference'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['ItemNotFound'];
      /** @description The customer has as many favorites or lists as the site allows (FAV413). */
      409: {
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
  removeFavorite: {
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
        favoriteId: components['parameters']['FavoriteId'];
        itemId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The favorite is removed. */
      204: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['ItemNotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getSharedFavorites: {
    parameters: {
      query?: {
        /** @description The number of items before the page. */
        start?: components['parameters']['Start'];
        count?: components['parameters']['Count'];
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
        favoriteId: components['schemas']['ShareToken'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. It names neither the owner nor the owner's other lists. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SharedFavorites'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      404: SharedComponents['responses']['ItemNotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  shareFavorites: {
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
        favoriteId: components['parameters']['FavoriteId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FavoriteSharing'];
      };
    };
    responses: {
      /** @description The link; absent once it is revoked. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FavoriteLink'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['ItemNotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getSaveForLater: {
    parameters: {
      query?: {
        /** @description The number of items before the page. */
        start?: components['parameters']['Start'];
        count?: components['parameters']['Count'];
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
      /** @description One list at most; items are absent where it is empty. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SaveForLaterAnswer'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
}
