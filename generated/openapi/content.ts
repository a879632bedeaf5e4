// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { components as SharedComponents } from './shared.ts';

export interface paths {
  '/{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a page with its fragments resolved */
    get: operations['getAugmentedPage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/{mode}/caas/v1/canvas/page/{siteId}/{page}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a page with references to its fragments */
    get: operations['getPage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/{mode}/caas/v1/canvas/category/{siteId}/{categoryId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the content around the products of a category */
    get: operations['getCategoryCanvas'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/{mode}/caas/v1/canvas/product/{siteId}/{productId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the content of a product page */
    get: operations['getProductCanvas'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/{mode}/caas/v1/canvas/footer/{siteId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the footer of a site */
    get: operations['getFooter'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/{mode}/caas/v1/canvas/menu/{siteId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the menu of a site */
    get: operations['getMenu'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/{mode}/caas/v1/canvas/popups/{siteId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the pop-ups of a site in order of rank */
    get: operations['getPopups'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/{mode}/caas/v1/canvas/fragment/{fragmentId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a fragment shared by several pages
     * @description Uses the site of the siteid header. Without it, the first site that has the fragment is used, within the brand of the brand header if there is one; sites in the country of the locale come first.
     */
    get: operations['getFragment'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/{mode}/caas/v1/canvas/children/{siteId}/{parentPageSlug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the child pages of a page, without their blocks */
    get: operations['getChildren'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/{mode}/caas/v1/canvas/search/{siteId}/{searchType}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Search documents of a type by words and tags */
    get: operations['searchContent'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/{mode}/caas/v1/canvas/showcase/{siteId}/{docType}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List all blocks of a type for editors */
    get: operations['showcase'];
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
    ArticleSummary: {
      id: string;
      title: string;
      subtitle?: string;
      eyebrow?: string;
      /** Format: date */
      date?: string;
      hidePageDate?: boolean;
      /**
       * Format: link
       * @description Path in the shop without the locale.
       */
      url: string;
      picture?: SharedComponents['schemas']['Image'];
      tags: SharedComponents['schemas']['ArticleTag'][];
    };
    ChildrenResponse: {
      result: components['schemas']['PageSummary'][];
    };
    Facet: {
      id: string;
      label: string;
      count?: number;
    };
    PageSummary: {
      id: string;
      /**
       * @description Type of the document, which decides where it is shown.
       * @example page
       * @enum {string}
       */
      type: 'page' | 'article' | 'menu' | 'footer' | 'fragment' | 'popups' | 'category' | 'product' | 'search';
      /** @description Name of the page for editors. */
      name: string;
      slug: string;
      parent?: string;
      /** @description Title for shoppers; the name if there is no title. */
      title: string;
      description?: string;
      picture?: SharedComponents['schemas']['Image'];
    };
    SearchResponse: {
      result: components['schemas']['ArticleSummary'][];
      facets: components['schemas']['Facet'][];
      /** @description Number of all results, not only of this page. */
      numFound: number;
    };
    ShowcaseEntry: {
      id: string;
      name: string;
      block: SharedComponents['schemas']['RawBlock'];
    };
    ShowcaseResponse: {
      result: components['schemas']['ShowcaseEntry'][];
      /** @description Number of all blocks of the type and variant. */
      total: number;
    };
  };
  responses: {
    /** @description A content document. */
    Page: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['Page'];
      };
    };
  };
  parameters: {
    Mode: 'publish' | 'preview';
    /** @description Slug of the page. It is a single path segment, so slashes are percent-encoded. */
    PageSlug: string;
    SiteId: SharedComponents['schemas']['SiteId'];
  };
  requestBodies: never;
  headers: {};
  pathItems: never;
}
export type ArticleSummary = components['schemas']['ArticleSummary'];
export type ChildrenResponse = components['schemas']['ChildrenResponse'];
export type Facet = components['schemas']['Facet'];
export type PageSummary = components['schemas']['PageSummary'];
export type SearchResponse = components['schemas']['SearchResponse'];
export type ShowcaseEntry = components['schemas']['ShowcaseEntry'];
export type ShowcaseResponse = components['schemas']['ShowcaseResponse'];
export type ResponsePage = components['responses']['Page'];
export type ParameterMode = components['parameters']['Mode'];
export type ParameterPageSlug = components['parameters']['PageSlug'];
export type ParameterSiteId = components['parameters']['SiteId'];
export type $defs = Record<string, never>;
export interface operations {
  getAugmentedPage: {
    parameters: {
      query?: {
        /** @description In preview mode: the time for which content is shown. Defaults to now. */
        previewDateTime?: SharedComponents['parameters']['PreviewDateTimeQuery'];
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
        mode: components['parameters']['Mode'];
        siteId: components['parameters']['SiteId'];
        /** @description Slug of the page. It is a single path segment, so slashes are percent-encoded. */
        page: components['parameters']['PageSlug'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Page'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      404: SharedComponents['responses']['NotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getPage: {
    parameters: {
      query?: {
        /** @description In preview mode: the time for which content is shown. Defaults to now. */
        previewDateTime?: SharedComponents['parameters']['PreviewDateTimeQuery'];
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
        mode: components['parameters']['Mode'];
        siteId: components['parameters']['SiteId'];
        /** @description Slug of the page. It is a single path segment, so slashes are percent-encoded. */
        page: components['parameters']['PageSlug'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Page'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      404: SharedComponents['responses']['NotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getCategoryCanvas: {
    parameters: {
      query?: {
        /** @description In preview mode: the time for which content is shown. Defaults to now. */
        previewDateTime?: SharedComponents['parameters']['PreviewDateTimeQuery'];
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
        mode: components['parameters']['Mode'];
        siteId: components['parameters']['SiteId'];
        categoryId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Page'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      404: SharedComponents['responses']['NotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getProductCanvas: {
    parameters: {
      query?: {
        /** @description In preview mode: the time for which content is shown. Defaults to now. */
        previewDateTime?: SharedComponents['parameters']['PreviewDateTimeQuery'];
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
        mode: components['parameters']['Mode'];
        siteId: components['parameters']['SiteId'];
        productId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Page'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      404: SharedComponents['responses']['NotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getFooter: {
    parameters: {
      query?: {
        /** @description In preview mode: the time for which content is shown. Defaults to now. */
        previewDateTime?: SharedComponents['parameters']['PreviewDateTimeQuery'];
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
        mode: components['parameters']['Mode'];
        siteId: components['parameters']['SiteId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Page'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      404: SharedComponents['responses']['NotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getMenu: {
    parameters: {
      query?: {
        /** @description In preview mode: the time for which content is shown. Defaults to now. */
        previewDateTime?: SharedComponents['parameters']['PreviewDateTimeQuery'];
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
        mode: components['parameters']['Mode'];
        siteId: components['parameters']['SiteId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Page'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      404: SharedComponents['responses']['NotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getPopups: {
    parameters: {
      query?: {
        /** @description In preview mode: the time for which content is shown. Defaults to now. */
        previewDateTime?: SharedComponents['parameters']['PreviewDateTimeQuery'];
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
        mode: components['parameters']['Mode'];
        siteId: components['parameters']['SiteId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Page'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      404: SharedComponents['responses']['NotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getFragment: {
    parameters: {
      query?: {
        /** @description In preview mode: the time for which content is shown. Defaults to now. */
        previewDateTime?: SharedComponents['parameters']['PreviewDateTimeQuery'];
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
        mode: components['parameters']['Mode'];
        fragmentId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Page'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      404: SharedComponents['responses']['NotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getChildren: {
    parameters: {
      query?: {
        /** @description In preview mode: the time for which content is shown. Defaults to now. */
        previewDateTime?: SharedComponents['parameters']['PreviewDateTimeQuery'];
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
        mode: components['parameters']['Mode'];
        siteId: components['parameters']['SiteId'];
        parentPageSlug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The child pages in the order set by editors. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChildrenResponse'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      404: SharedComponents['responses']['NotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  searchContent: {
    parameters: {
      query?: {
        /** @description Words in the title, subtitle or tags; also takes a relatedQuery. */
        query?: string;
        /** @description ID of a document to exclude, e.g. the article that lists related ones. */
        exclude?: string;
        offset?: number;
        limit?: number;
        /** @description An article matches if it has all given tags. */
        'tagId[]'?: string[];
        /** @description In preview mode: the time for which content is shown. Defaults to now. */
        previewDateTime?: SharedComponents['parameters']['PreviewDateTimeQuery'];
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
        mode: components['parameters']['Mode'];
        siteId: components['parameters']['SiteId'];
        searchType: 'article';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of articles, newest first, and the tags of all results. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SearchResponse'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      404: SharedComponents['responses']['NotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  showcase: {
    parameters: {
      query?: {
        /** @description Limits the results to this layout or variant. */
        layoutVariant?: string;
        limit?: 10 | 20 | 50;
        /** @description In preview mode: the time for which content is shown. Defaults to now. */
        previewDateTime?: SharedComponents['parameters']['PreviewDateTimeQuery'];
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
        mode: components['parameters']['Mode'];
        siteId: components['parameters']['SiteId'];
        /** @description Type of the block. */
        docType: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The blocks, sorted by ID. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShowcaseResponse'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      404: SharedComponents['responses']['NotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
}
