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
     * List the customer's favorites
     * @description Without a favoriteId, the first list is returned. A customer without favorites gets total 0 and no favoriteId.
     */
    get: operations['getFavorites'];
    put?: never;
    /**
     * Add a product to a list of favorites
     * @description Without a favoriteId, the product is added to the first list, which is created with the first favorite. With listName, a list of this name is created if the customer has none. A product that is already on the list stays where it is; a product that is on another list of the customer keeps the date and price of its first addition. A style without a color means its first color.
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
    /** Remove a favorite */
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
     * Get a shared list of favorites
     * @description favoriteId is the token of the link, not the ID of the list. A revoked link returns 404, like an unknown one. Items have neither priceWhenAdded nor availableWhenAdded.
     */
    get: operations['getSharedFavorites'];
    put?: never;
    /**
     * Share a list by link or email, or revoke the link
     * @description A list has at most one link; sharing it again returns the same link. After a revocation, a new link is created. ATTR300 for a message that contains a web or email address.
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
    /** List the customer's saved items */
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
     * @description ID of a list of favorites.
     */
    FavoriteId: string;
    FavoriteItem: {
      id: SharedComponents['schemas']['ProductId'];
      /** @description ID of the product, which is unique within a list. */
      itemId: string;
      /** @enum {string} */
      itemType: 'product';
      qty: SharedComponents['schemas']['Quantity'];
      /** Format: date-time */
      addedAt: string;
      /** @description True if a variant is in stock. */
      available: boolean;
      /** @description Absent if the site no longer sells it. */
      product?: SharedComponents['schemas']['ProductCard'];
      /** @description Current price at the time it was added. */
      priceWhenAdded?: SharedComponents['schemas']['Money'];
      /** @description Value of available at the time it was added. */
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
      /** @description Products of all items, for favorite icons. */
      productIds: SharedComponents['schemas']['ProductId'][];
      isShared: boolean;
      shareToken?: components['schemas']['ShareToken'];
    };
    FavoriteReference: {
      favoriteId: components['schemas']['FavoriteId'];
      itemId: string;
      /** @description Number of items on the list. */
      total: number;
    };
    FavoriteSharing: {
      /** @description false revokes the link. */
      isShared: boolean;
      /** @description Email addresses that receive the link. */
      recipients?: string[];
      /** @description Message for the email. */
      message?: string;
    };
    /** @enum {string} */
    FavoriteSort: 'newest' | 'oldest' | 'priceAscending' | 'priceDescending' | 'name';
    Favorites: {
      favoriteId?: components['schemas']['FavoriteId'];
      /** @description Number of items on the list. */
      total: number;
      items: components['schemas']['FavoriteItem'][];
      /** @description All lists of the customer on the site, starting with the first list. */
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
    SaveForLaterResponse: {
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
       * @description Path in the shop without the locale; absent if the site no longer sells it.
       */
      pageUrl?: string;
      /** Format: media-url */
      productImageURL: string;
      /** @description Absent if it has no price. */
      price?: SharedComponents['schemas']['ProductPrice'];
      priceWhenSaved?: SharedComponents['schemas']['Money'];
      /** @description True if it is in stock. */
      available: boolean;
      availableQty: number;
      giftOption?: SharedComponents['schemas']['GiftOption'];
      giftCardAmount?: SharedComponents['schemas']['GiftCardAmount'];
    };
    SavedItems: {
      saveForLaterId: SharedComponents['schemas']['SaveForLaterId'];
      /** @description Number of items on the whole list. */
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
    /** @description Number of items to skip. */
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
export type SaveForLaterResponse = components['schemas']['SaveForLaterResponse'];
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
        /** @description Number of items to skip. */
        start?: components['parameters']['Start'];
        count?: components['parameters']['Count'];
        /** @description ID of one of the customer's lists. */
        favoriteId?: components['schemas']['FavoriteId'];
        /** @description Defaults to newest. */
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
      /** @description One page of favorites, and the names of all lists. */
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
      /** @description The list and item of the favorite. */
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
      /** @description The customer has reached the maximum number of favorites or lists (FAV413). */
      409: {
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
      /** @description The favorite was removed. A list other than the first is removed with its last item. */
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
        /** @description Number of items to skip. */
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
      /** @description One page of the list, without the owner and the owner's other lists. */
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
        /** @description Number of items to skip. */
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
      /** @description At most one list, newest items first; items is absent if it is empty. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SaveForLaterResponse'];
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
