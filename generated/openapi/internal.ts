// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
export interface paths {
  '/fapi/components/collections': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The collections that empty carts, empty searches and error pages offer. */
    get: operations['getCollectionsPart'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/fapi/components/footer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The footer. */
    get: operations['getFooterPart'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/fapi/components/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the search panel shows before anything is typed. */
    get: operations['getSearchPart'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/fapi/components/utility': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The bar of small links above the header. */
    get: operations['getUtilityPart'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/fapi/components/foot-sizes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How to measure a foot, and the sizes that follow. */
    get: operations['getFootSizes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/fapi/components/size-chart/{productType}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The size chart of a type of product. */
    get: operations['getSizeChart'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/fapi/pages/location-selector': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The page on which a shopper picks country and language. */
    get: operations['getLocationSelector'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/fapi/pages/{page}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A named content page, e.g. sign-up-modal. */
    get: operations['getNamedPage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/fapi/server/time': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The server's clock, by which a page counts down. */
    get: operations['getServerTime'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/fapi/api/validate-response/{contract}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Tells that an answer did not keep to its contract. */
    post: operations['reportResponse'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/fapi/performance/ingest': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes a batch of measurements from a browser; a beacon sends it as text/plain. */
    post: operations['ingestPerformance'];
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
     * ArticleContent
     * @description What an article page shows around its components.
     */
    ArticleContent: {
      title: string;
      subtitle?: string;
      eyebrow?: string;
      /** Format: date */
      date?: string;
      hidePageDate?: boolean;
      media?: components['schemas']['Media'];
      /** @enum {string} */
      articleWidth?: 'narrow' | 'wide';
      author?: string;
      relatedQuery?: string;
      /** Format: link */
      url?: string;
      picture?: components['schemas']['Image'];
      tags?: components['schemas']['ArticleTag'][];
    };
    /** ArticleTag */
    ArticleTag: {
      id?: string;
      label: string;
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
    /**
     * Image
     * @description An image at its natural size in pixels. An empty alt marks it as decoration.
     */
    Image: {
      /** Format: media-url */
      url: string;
      alt: string;
      width?: number;
      height?: number;
      seoTitle?: string;
      seoDescription?: string;
    };
    /**
     * Media
     * @description One image, art-directed by breakpoint; a missing breakpoint follows its neighbour.
     */
    Media: {
      sm?: components['schemas']['Image'];
      md?: components['schemas']['Image'];
      lg?: components['schemas']['Image'];
    };
    /** @description The brand's prefix, year and month, and a running number. */
    OrderNumber: string;
    /**
     * Page
     * @description The envelope of a content document. Its components are judged one by one by their own schemas, so that one fault never costs the page.
     */
    Page: {
      $schema?: string;
      id: string;
      /** @enum {string} */
      type: 'page' | 'article' | 'menu' | 'footer' | 'fragment' | 'popups' | 'category' | 'product' | 'search';
      name: string;
      slug: string;
      /** @description Slug of the page above, for breadcrumbs and the children call. */
      parent?: string;
      /** @description Set by the content backend. */
      siteId?: string;
      /** @description Set by the content backend, e.g. en-us. */
      locale?: string;
      /** @description Changes whenever the document does; set by the content backend. */
      revision?: string;
      /**
       * @description For tracking.
       * @enum {string}
       */
      pageType?:
        | 'product'
        | 'category list'
        | 'cart'
        | 'account'
        | 'search'
        | 'search hub'
        | 'home'
        | 'order confirmation'
        | 'checkout'
        | 'error'
        | 'other';
      /** Format: date-time */
      visibleFrom?: string;
      /** Format: date-time */
      visibleUntil?: string;
      seo?: components['schemas']['Seo'];
      article?: components['schemas']['ArticleContent'];
      components: components['schemas']['RawBlock'][];
    };
    PerformanceBatch: {
      path: string;
      navigationId?: string;
      metrics: components['schemas']['PerformanceMetric'][];
    };
    PerformanceMetric: {
      /** @enum {string} */
      name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB' | 'hydration' | 'long-task';
      /** @description Milliseconds; CLS has no unit. */
      value: number;
      /** @enum {string} */
      rating?: 'good' | 'needs-improvement' | 'poor';
      /** @description The block that was measured */
      blockId?: string;
      /** @description Milliseconds since the page began. */
      at?: number;
    };
    /** @description A style (8 characters) or a style with its colour (up to 11). */
    ProductId: string;
    /**
     * RawBlock
     * @description A block before its own schema has judged it.
     */
    RawBlock: {
      type: string;
      id: string;
      name?: string;
    } & {
      [key: string]: unknown;
    };
    ResponseReport: {
      /** @description The answer as it came. */
      data?: unknown;
      /** @description What was wrong with it. */
      error: {
        [key: string]: unknown;
      };
      path: string;
      /** @enum {string} */
      method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    };
    /** Seo */
    Seo: {
      title?: string;
      description?: string;
      /** Format: media-url */
      image?: string;
      noIndex?: boolean;
    };
    ServerTime: {
      /** @description Milliseconds since 1970-01-01T00:00Z. */
      timestamp: number;
    };
    /** @description A shipment; me is the default one. */
    ShippingId: string;
    /** @description BRAND-COUNTRY, upper case. */
    SiteId: string;
    /** @description BRAND:STYLE:COLOUR:SIZE:FIT:1: with nothing where there is no colour, size or fit. */
    Sku: string;
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
    /** @description A document of content. */
    Document: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Page'];
      };
    };
    /** @description There is no such thing. */
    NotFound: {
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
    /** @description In preview mode, the moment that the page is shown as of; the present one by default. */
    PreviewDateTimeQuery: string;
    /** @description Shows drafts. */
    PreviewQuery: boolean;
    RegionHeader: 'NORA' | 'EMEA';
    SiteIdHeader: components['schemas']['SiteId'];
    /** @description Shows another site's content; by default the site that the host name stands for. */
    SiteIdQuery: components['schemas']['SiteId'];
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
export type ArticleContent = components['schemas']['ArticleContent'];
export type ArticleTag = components['schemas']['ArticleTag'];
export type ErrorAnswer = components['schemas']['ErrorAnswer'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorInfo = components['schemas']['ErrorInfo'];
export type Image = components['schemas']['Image'];
export type Media = components['schemas']['Media'];
export type OrderNumber = components['schemas']['OrderNumber'];
export type Page = components['schemas']['Page'];
export type PerformanceBatch = components['schemas']['PerformanceBatch'];
export type PerformanceMetric = components['schemas']['PerformanceMetric'];
export type ProductId = components['schemas']['ProductId'];
export type RawBlock = components['schemas']['RawBlock'];
export type ResponseReport = components['schemas']['ResponseReport'];
export type Seo = components['schemas']['Seo'];
export type ServerTime = components['schemas']['ServerTime'];
export type ShippingId = components['schemas']['ShippingId'];
export type SiteId = components['schemas']['SiteId'];
export type Sku = components['schemas']['Sku'];
export type WireLocale = components['schemas']['WireLocale'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseDocument = components['responses']['Document'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseServerError = components['responses']['ServerError'];
export type ParameterBrandHeader = components['parameters']['BrandHeader'];
export type ParameterChannelHeader = components['parameters']['ChannelHeader'];
export type ParameterClientAppHeader = components['parameters']['ClientAppHeader'];
export type ParameterCorrelationIdHeader = components['parameters']['CorrelationIdHeader'];
export type ParameterLocaleHeader = components['parameters']['LocaleHeader'];
export type ParameterLocaleQuery = components['parameters']['LocaleQuery'];
export type ParameterPreviewDateTimeQuery = components['parameters']['PreviewDateTimeQuery'];
export type ParameterPreviewQuery = components['parameters']['PreviewQuery'];
export type ParameterRegionHeader = components['parameters']['RegionHeader'];
export type ParameterSiteIdHeader = components['parameters']['SiteIdHeader'];
export type ParameterSiteIdQuery = components['parameters']['SiteIdQuery'];
export type ParameterSourceHeader = components['parameters']['SourceHeader'];
export type ParameterTransactionIdHeader = components['parameters']['TransactionIdHeader'];
export type ParameterUsidHeader = components['parameters']['UsidHeader'];
export type $defs = Record<string, never>;
export interface operations {
  getCollectionsPart: {
    parameters: {
      query?: {
        /** @description Shows another site's content; by default the site that the host name stands for. */
        siteId?: components['parameters']['SiteIdQuery'];
        /** @description Shows drafts. */
        preview?: components['parameters']['PreviewQuery'];
        /** @description In preview mode, the moment that the page is shown as of; the present one by default. */
        previewDateTime?: components['parameters']['PreviewDateTimeQuery'];
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
    requestBody?: never;
    responses: {
      200: components['responses']['Document'];
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      500: components['responses']['ServerError'];
    };
  };
  getFooterPart: {
    parameters: {
      query?: {
        /** @description Shows another site's content; by default the site that the host name stands for. */
        siteId?: components['parameters']['SiteIdQuery'];
        /** @description Shows drafts. */
        preview?: components['parameters']['PreviewQuery'];
        /** @description In preview mode, the moment that the page is shown as of; the present one by default. */
        previewDateTime?: components['parameters']['PreviewDateTimeQuery'];
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
    requestBody?: never;
    responses: {
      200: components['responses']['Document'];
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      500: components['responses']['ServerError'];
    };
  };
  getSearchPart: {
    parameters: {
      query?: {
        /** @description Shows another site's content; by default the site that the host name stands for. */
        siteId?: components['parameters']['SiteIdQuery'];
        /** @description Shows drafts. */
        preview?: components['parameters']['PreviewQuery'];
        /** @description In preview mode, the moment that the page is shown as of; the present one by default. */
        previewDateTime?: components['parameters']['PreviewDateTimeQuery'];
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
    requestBody?: never;
    responses: {
      200: components['responses']['Document'];
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      500: components['responses']['ServerError'];
    };
  };
  getUtilityPart: {
    parameters: {
      query?: {
        /** @description Shows another site's content; by default the site that the host name stands for. */
        siteId?: components['parameters']['SiteIdQuery'];
        /** @description Shows drafts. */
        preview?: components['parameters']['PreviewQuery'];
        /** @description In preview mode, the moment that the page is shown as of; the present one by default. */
        previewDateTime?: components['parameters']['PreviewDateTimeQuery'];
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
    requestBody?: never;
    responses: {
      200: components['responses']['Document'];
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      500: components['responses']['ServerError'];
    };
  };
  getFootSizes: {
    parameters: {
      query?: {
        /** @description Shows another site's content; by default the site that the host name stands for. */
        siteId?: components['parameters']['SiteIdQuery'];
        /** @description Shows drafts. */
        preview?: components['parameters']['PreviewQuery'];
        /** @description In preview mode, the moment that the page is shown as of; the present one by default. */
        previewDateTime?: components['parameters']['PreviewDateTimeQuery'];
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
    requestBody?: never;
    responses: {
      200: components['responses']['Document'];
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      500: components['responses']['ServerError'];
    };
  };
  getSizeChart: {
    parameters: {
      query?: {
        /** @description Shows another site's content; by default the site that the host name stands for. */
        siteId?: components['parameters']['SiteIdQuery'];
        /** @description Shows drafts. */
        preview?: components['parameters']['PreviewQuery'];
        /** @description In preview mode, the moment that the page is shown as of; the present one by default. */
        previewDateTime?: components['parameters']['PreviewDateTimeQuery'];
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
      path: {
        productType: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Document'];
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      500: components['responses']['ServerError'];
    };
  };
  getLocationSelector: {
    parameters: {
      query?: {
        /** @description Shows another site's content; by default the site that the host name stands for. */
        siteId?: components['parameters']['SiteIdQuery'];
        /** @description Shows drafts. */
        preview?: components['parameters']['PreviewQuery'];
        /** @description In preview mode, the moment that the page is shown as of; the present one by default. */
        previewDateTime?: components['parameters']['PreviewDateTimeQuery'];
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
    requestBody?: never;
    responses: {
      200: components['responses']['Document'];
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      500: components['responses']['ServerError'];
    };
  };
  getNamedPage: {
    parameters: {
      query?: {
        /** @description Shows another site's content; by default the site that the host name stands for. */
        siteId?: components['parameters']['SiteIdQuery'];
        /** @description Shows drafts. */
        preview?: components['parameters']['PreviewQuery'];
        /** @description In preview mode, the moment that the page is shown as of; the present one by default. */
        previewDateTime?: components['parameters']['PreviewDateTimeQuery'];
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
      path: {
        page: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Document'];
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      500: components['responses']['ServerError'];
    };
  };
  getServerTime: {
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
    requestBody?: never;
    responses: {
      /** @description The present moment. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ServerTime'];
        };
      };
      400: components['responses']['BadRequest'];
      500: components['responses']['ServerError'];
    };
  };
  reportResponse: {
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
      path: {
        /** @description The operationId. */
        contract: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResponseReport'];
      };
    };
    responses: {
      /** @description Noted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      500: components['responses']['ServerError'];
    };
  };
  ingestPerformance: {
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
        'application/json': components['schemas']['PerformanceBatch'];
        'text/plain': components['schemas']['PerformanceBatch'];
      };
    };
    responses: {
      /** @description Noted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      500: components['responses']['ServerError'];
    };
  };
}
