// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { components as SharedComponents } from './shared.ts';

export interface paths {
  '/fapi/components/collections': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the default collections of the shop */
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
    /** Get the footer */
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
    /** Get additional content for the search page */
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
    /** Get the utility bar above the header */
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
    /** Get the foot size guide */
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
    /** Get the size chart of a product type */
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
    /** Get the country and language selection page */
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
    /** Get a named content page */
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
    /** Get the server time */
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
    /**
     * Report a service response for contract validation
     * @description In contract mode, the browser sends one report per response, with personal values redacted. Differences are stored by operation and JSON pointer; the data itself is not stored.
     */
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
    /** Report performance measurements */
    post: operations['ingestPerformance'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/fapi/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Report page events */
    post: operations['recordEvents'];
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
    EventBatch: {
      path: string;
      events: components['schemas']['PageEvent'][];
      /** @description Page events since the last batch, in order; used only with the visitor's consent. */
      pageEvents?: components['schemas']['PageEventName'][];
    };
    /** @description A failed request of the page. It is only logged, is not tracking data, and needs no consent. */
    FailedCall: {
      /** @constant */
      name: 'service-error';
      data: {
        /** @enum {string} */
        level: 'warning' | 'error';
        message: string;
        operation: string;
        errorId?: string;
        status?: number;
        correlationId?: string;
      };
    };
    /** @description All tracked events, and failed requests. Events not listed here cannot be sent, and no field holds text typed by a shopper. */
    PageEvent:
      | components['schemas']['TrackedPageView']
      | components['schemas']['TrackedExperienceImpression']
      | components['schemas']['TrackedPromotionClick']
      | components['schemas']['TrackedSearchContentClick']
      | components['schemas']['TrackedLogoClick']
      | components['schemas']['TrackedTopNavClick']
      | components['schemas']['TrackedMobileMenuExpand']
      | components['schemas']['TrackedMobileMenuClose']
      | components['schemas']['TrackedSecondaryNavClick']
      | components['schemas']['TrackedPromoBarClose']
      | components['schemas']['TrackedBenefitClick']
      | components['schemas']['TrackedBenefitBarClose']
      | components['schemas']['TrackedCategoryCardClick']
      | components['schemas']['TrackedArticleClick']
      | components['schemas']['TrackedAccordionExpand']
      | components['schemas']['TrackedAccordionClose']
      | components['schemas']['TrackedVideoPlay']
      | components['schemas']['TrackedPopUpImpression']
      | components['schemas']['TrackedPopUpExpand']
      | components['schemas']['TrackedPopUpClick']
      | components['schemas']['TrackedPopUpClose']
      | components['schemas']['TrackedRecommendationImpression']
      | components['schemas']['TrackedRecommendationClick']
      | components['schemas']['TrackedRecommendationAdd']
      | components['schemas']['TrackedUpsellAdd']
      | components['schemas']['TrackedViewItemList']
      | components['schemas']['TrackedSelectItem']
      | components['schemas']['TrackedSelectSuggestion']
      | components['schemas']['TrackedViewSearchResults']
      | components['schemas']['TrackedViewItem']
      | components['schemas']['TrackedAddToCart']
      | components['schemas']['TrackedRemoveFromCart']
      | components['schemas']['TrackedViewCart']
      | components['schemas']['TrackedBeginCheckout']
      | components['schemas']['TrackedAddShippingInfo']
      | components['schemas']['TrackedAddPaymentInfo']
      | components['schemas']['TrackedPurchase']
      | components['schemas']['TrackedLogin']
      | components['schemas']['TrackedSignUp']
      | components['schemas']['TrackedGenerateLead']
      | components['schemas']['TrackedScreenSize']
      | components['schemas']['FailedCall'];
    /**
     * @description An event that an experiment can use as its goal. The personalization service receives only its name.
     * @enum {string}
     */
    PageEventName:
      | 'add-to-cart'
      | 'remove-from-cart'
      | 'view-cart'
      | 'begin-checkout'
      | 'add-payment-info'
      | 'purchase'
      | 'promotion-click'
      | 'search-content-click'
      | 'article-click'
      | 'category-card-click'
      | 'video-play'
      | 'pop-up-click'
      | 'recommendation-add'
      | 'upsell-add';
    PerformanceBatch: {
      path: string;
      navigationId?: string;
      metrics: components['schemas']['PerformanceMetric'][];
    };
    PerformanceMetric: {
      /** @enum {string} */
      name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB' | 'hydration' | 'long-task';
      /** @description In milliseconds; CLS has no unit. */
      value: number;
      /** @enum {string} */
      rating?: 'good' | 'needs-improvement' | 'poor';
      /** @description The measured block. */
      blockId?: string;
      /** @description Milliseconds since navigation start. */
      at?: number;
    };
    /** @description A service response as received. */
    ResponseReport: {
      status: number;
      /** @description Path template of the contract. */
      path: string;
      /** @enum {string} */
      method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
      /** @description Body with personal values redacted; absent for a response without a body. */
      data?: unknown;
      /** @description Reason why the body could not be read, e.g. because it is not JSON. */
      error?: string;
      /** @description Names in lower case. Values of headers that may identify a visitor are left out. */
      headers?: {
        [key: string]: string;
      };
      /**
       * @description Where the response was received.
       * @enum {string}
       */
      reportedBy: 'browser' | 'server';
    };
    ServerTime: {
      /** @description Milliseconds since 1970-01-01T00:00Z. */
      timestamp: number;
    };
    /** @description A visitor closed an item of an accordion. */
    TrackedAccordionClose: {
      /** @constant */
      name: 'accordion-close';
      blockId?: components['schemas']['TrackedId'];
      data: {
        title: components['schemas']['TrackedText'];
      };
    };
    /** @description A visitor opened an item of an accordion. */
    TrackedAccordionExpand: {
      /** @constant */
      name: 'accordion-expand';
      blockId?: components['schemas']['TrackedId'];
      data: {
        title: components['schemas']['TrackedText'];
      };
    };
    /** @description The payment method is complete. */
    TrackedAddPaymentInfo: {
      /** @constant */
      name: 'add-payment-info';
      data: {
        currency: SharedComponents['schemas']['Currency'];
        value: number;
        items: components['schemas']['TrackedItem'][];
      };
    };
    /** @description Shipping address and method are complete. */
    TrackedAddShippingInfo: {
      /** @constant */
      name: 'add-shipping-info';
      data: {
        currency: SharedComponents['schemas']['Currency'];
        value: number;
        items: components['schemas']['TrackedItem'][];
      };
    };
    /** @description Units were added to the cart. */
    TrackedAddToCart: {
      /** @constant */
      name: 'add-to-cart';
      data: {
        currency: SharedComponents['schemas']['Currency'];
        value: number;
        items: components['schemas']['TrackedItem'][];
      };
    };
    /** @description A visitor followed an article card. */
    TrackedArticleClick: {
      /** @constant */
      name: 'article-click';
      blockId?: components['schemas']['TrackedId'];
      data: {
        articleId: components['schemas']['TrackedId'];
        position?: number;
      };
    };
    /** @description The checkout was started. */
    TrackedBeginCheckout: {
      /** @constant */
      name: 'begin-checkout';
      data: {
        currency: SharedComponents['schemas']['Currency'];
        value: number;
        items: components['schemas']['TrackedItem'][];
      };
    };
    /** @description The benefit bar was closed. */
    TrackedBenefitBarClose: {
      /** @constant */
      name: 'benefit-bar-close';
      blockId?: components['schemas']['TrackedId'];
    };
    /** @description A visitor followed a benefit of the benefit bar. */
    TrackedBenefitClick: {
      /** @constant */
      name: 'benefit-click';
      blockId?: components['schemas']['TrackedId'];
      data: {
        text: components['schemas']['TrackedText'];
      };
    };
    /** @description A visitor followed a category card. */
    TrackedCategoryCardClick: {
      /** @constant */
      name: 'category-card-click';
      blockId?: components['schemas']['TrackedId'];
      data: {
        title: components['schemas']['TrackedText'];
      };
    };
    /** @description A variant of an experience, or its baseline, was shown. */
    TrackedExperienceImpression: {
      /** @constant */
      name: 'experience-impression';
      data: {
        experienceId: components['schemas']['TrackedId'];
        variant: components['schemas']['TrackedText'];
        /** @description Name given by editors; used as the event name in the data layer. */
        trackingEvent?: string;
      };
    };
    /** @description A visitor signed up for the newsletter. */
    TrackedGenerateLead: {
      /** @constant */
      name: 'generate-lead';
    };
    TrackedId: string;
    /** @description A product in a list, a cart or an order, as defined by GA4. */
    TrackedItem: {
      /** @description Style and color. */
      itemId: string;
      itemName?: string;
      /** @description The variant. */
      itemVariant?: string;
      /** @description Unit price after promotions. */
      price?: number;
      quantity?: number;
      /** @description Position in the list, from 0. */
      index?: number;
    };
    /** @description A shopper signed in. */
    TrackedLogin: {
      /** @constant */
      name: 'login';
    };
    /** @description A visitor clicked the brand logo in the header. */
    TrackedLogoClick: {
      /** @constant */
      name: 'logo-click';
      blockId?: components['schemas']['TrackedId'];
    };
    /** @description A section of the mobile menu was closed. */
    TrackedMobileMenuClose: {
      /** @constant */
      name: 'mobile-menu-close';
      blockId?: components['schemas']['TrackedId'];
      data: {
        path: components['schemas']['TrackedText'];
      };
    };
    /** @description A section of the mobile menu was opened. */
    TrackedMobileMenuExpand: {
      /** @constant */
      name: 'mobile-menu-expand';
      blockId?: components['schemas']['TrackedId'];
      data: {
        path: components['schemas']['TrackedText'];
      };
    };
    /** @description A page was viewed. */
    TrackedPageView: {
      /** @constant */
      name: 'page-view';
      data: {
        /** @enum {string} */
        pageType:
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
        /** @description Path without the query. */
        path: string;
        locale: components['schemas']['TrackedId'];
        brand: components['schemas']['TrackedId'];
      };
    };
    /** @description A visitor followed a link of a pop-up. */
    TrackedPopUpClick: {
      /** @constant */
      name: 'pop-up-click';
      blockId?: components['schemas']['TrackedId'];
      data: {
        name: components['schemas']['TrackedText'];
        /** @enum {string} */
        kind: 'Newsletter' | 'Account';
        /** @constant */
        action?: 'Registration';
        text: components['schemas']['TrackedText'];
      };
    };
    /** @description A pop-up was closed. */
    TrackedPopUpClose: {
      /** @constant */
      name: 'pop-up-close';
      blockId?: components['schemas']['TrackedId'];
      data: {
        name: components['schemas']['TrackedText'];
        /** @enum {string} */
        kind: 'Newsletter' | 'Account';
        /** @constant */
        action?: 'Registration';
      };
    };
    /** @description A pop-up expanded, automatically or by the visitor. */
    TrackedPopUpExpand: {
      /** @constant */
      name: 'pop-up-expand';
      blockId?: components['schemas']['TrackedId'];
      data: {
        name: components['schemas']['TrackedText'];
        /** @enum {string} */
        kind: 'Newsletter' | 'Account';
        /** @constant */
        action?: 'Registration';
      };
    };
    /** @description A minimized pop-up appeared. */
    TrackedPopUpImpression: {
      /** @constant */
      name: 'pop-up-impression';
      blockId?: components['schemas']['TrackedId'];
      data: {
        name: components['schemas']['TrackedText'];
        /** @enum {string} */
        kind: 'Newsletter' | 'Account';
        /** @constant */
        action?: 'Registration';
      };
    };
    /** @description The promo bar was closed. */
    TrackedPromoBarClose: {
      /** @constant */
      name: 'promo-bar-close';
      blockId?: components['schemas']['TrackedId'];
    };
    /** @description A visitor followed a block link that editors track as a promotion. */
    TrackedPromotionClick: {
      /** @constant */
      name: 'promotion-click';
      blockId?: components['schemas']['TrackedId'];
      data: {
        creativeName?: components['schemas']['TrackedText'];
        promotionId?: components['schemas']['TrackedText'];
        promotionName?: components['schemas']['TrackedText'];
        text?: components['schemas']['TrackedText'];
      };
    };
    /** @description An order was placed and confirmed; sent once per browser session. */
    TrackedPurchase: {
      /** @constant */
      name: 'purchase';
      data: {
        transactionId: components['schemas']['TrackedId'];
        currency: SharedComponents['schemas']['Currency'];
        value: number;
        tax?: number;
        shipping?: number;
        items: components['schemas']['TrackedItem'][];
      };
    };
    /** @description A recommended product is being added to the cart. */
    TrackedRecommendationAdd: {
      /** @constant */
      name: 'recommendation-add';
      blockId?: components['schemas']['TrackedId'];
      data: {
        productId: components['schemas']['TrackedId'];
        sku: components['schemas']['TrackedId'];
      };
    };
    /** @description A visitor followed a recommended product. */
    TrackedRecommendationClick: {
      /** @constant */
      name: 'recommendation-click';
      blockId?: components['schemas']['TrackedId'];
      data: {
        productId: components['schemas']['TrackedId'];
        position: number;
        recommendationId?: components['schemas']['TrackedId'];
      };
    };
    /** @description Recommended products came into view. */
    TrackedRecommendationImpression: {
      /** @constant */
      name: 'recommendation-impression';
      blockId?: components['schemas']['TrackedId'];
      data: {
        productIds: components['schemas']['TrackedId'][];
        recommendationId?: components['schemas']['TrackedId'];
      };
    };
    /** @description Units were removed from the cart. */
    TrackedRemoveFromCart: {
      /** @constant */
      name: 'remove-from-cart';
      data: {
        currency: SharedComponents['schemas']['Currency'];
        value: number;
        items: components['schemas']['TrackedItem'][];
      };
    };
    /** @description Screen size, sent once; for personalization. */
    TrackedScreenSize: {
      /** @constant */
      name: 'screen-size';
      data: {
        width: number;
        height: number;
      };
    };
    /** @description A visitor followed a card on the search page. */
    TrackedSearchContentClick: {
      /** @constant */
      name: 'search-content-click';
      blockId?: components['schemas']['TrackedId'];
      data: {
        creativeName?: components['schemas']['TrackedText'];
        promotionId?: components['schemas']['TrackedText'];
        promotionName?: components['schemas']['TrackedText'];
        title: components['schemas']['TrackedText'];
      };
    };
    /** @description A visitor followed a link of a secondary navigation. */
    TrackedSecondaryNavClick: {
      /** @constant */
      name: 'secondary-nav-click';
      blockId?: components['schemas']['TrackedId'];
      data: {
        text: components['schemas']['TrackedText'];
      };
    };
    /** @description A visitor followed a product in a list. */
    TrackedSelectItem: {
      /** @constant */
      name: 'select-item';
      data: {
        itemListId: components['schemas']['TrackedText'];
        items: components['schemas']['TrackedItem'][];
      };
    };
    /** @description A visitor followed a search suggestion; neither its text nor the typed text is sent. */
    TrackedSelectSuggestion: {
      /** @constant */
      name: 'select-suggestion';
      data: {
        /** @enum {string} */
        kind: 'recent' | 'term' | 'scope' | 'category' | 'article' | 'product';
        /** @description Position in the whole list, from 1. */
        position: number;
      };
    };
    /** @description A shopper created an account. */
    TrackedSignUp: {
      /** @constant */
      name: 'sign-up';
    };
    /** @description Text written by editors. */
    TrackedText: string;
    /** @description A visitor followed a menu link. */
    TrackedTopNavClick: {
      /** @constant */
      name: 'top-nav-click';
      blockId?: components['schemas']['TrackedId'];
      data: {
        path: components['schemas']['TrackedText'];
      };
    };
    /** @description A product that completes the look is being added to the cart. */
    TrackedUpsellAdd: {
      /** @constant */
      name: 'upsell-add';
      blockId?: components['schemas']['TrackedId'];
      data: {
        productId?: components['schemas']['TrackedId'];
        sku: components['schemas']['TrackedId'];
      };
    };
    /** @description A video was started. */
    TrackedVideoPlay: {
      /** @constant */
      name: 'video-play';
      blockId?: components['schemas']['TrackedId'];
      data: {
        /** @enum {string} */
        player: 'native' | 'youtube' | 'hosted';
      };
    };
    /** @description The cart was viewed. */
    TrackedViewCart: {
      /** @constant */
      name: 'view-cart';
      data: {
        currency: SharedComponents['schemas']['Currency'];
        value: number;
        items: components['schemas']['TrackedItem'][];
      };
    };
    /** @description A product page was viewed. */
    TrackedViewItem: {
      /** @constant */
      name: 'view-item';
      data: {
        currency: SharedComponents['schemas']['Currency'];
        value: number;
        items: components['schemas']['TrackedItem'][];
      };
    };
    /** @description A product list was shown; contains its first 24 products. */
    TrackedViewItemList: {
      /** @constant */
      name: 'view-item-list';
      data: {
        itemListId: components['schemas']['TrackedText'];
        items: components['schemas']['TrackedItem'][];
      };
    };
    /** @description Number of search results; the search terms are never sent. */
    TrackedViewSearchResults: {
      /** @constant */
      name: 'view-search-results';
      data: {
        /** @description Number of products; may be 0. */
        results: number;
      };
    };
  };
  responses: {
    /** @description A content document. */
    Document: {
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
    /** @description Shows drafts. */
    PreviewQuery: boolean;
    /** @description Selects the content of another site; defaults to the site of the host name. */
    SiteIdQuery: SharedComponents['schemas']['SiteId'];
  };
  requestBodies: never;
  headers: {};
  pathItems: never;
}
export type EventBatch = components['schemas']['EventBatch'];
export type FailedCall = components['schemas']['FailedCall'];
export type PageEvent = components['schemas']['PageEvent'];
export type PageEventName = components['schemas']['PageEventName'];
export type PerformanceBatch = components['schemas']['PerformanceBatch'];
export type PerformanceMetric = components['schemas']['PerformanceMetric'];
export type ResponseReport = components['schemas']['ResponseReport'];
export type ServerTime = components['schemas']['ServerTime'];
export type TrackedAccordionClose = components['schemas']['TrackedAccordionClose'];
export type TrackedAccordionExpand = components['schemas']['TrackedAccordionExpand'];
export type TrackedAddPaymentInfo = components['schemas']['TrackedAddPaymentInfo'];
export type TrackedAddShippingInfo = components['schemas']['TrackedAddShippingInfo'];
export type TrackedAddToCart = components['schemas']['TrackedAddToCart'];
export type TrackedArticleClick = components['schemas']['TrackedArticleClick'];
export type TrackedBeginCheckout = components['schemas']['TrackedBeginCheckout'];
export type TrackedBenefitBarClose = components['schemas']['TrackedBenefitBarClose'];
export type TrackedBenefitClick = components['schemas']['TrackedBenefitClick'];
export type TrackedCategoryCardClick = components['schemas']['TrackedCategoryCardClick'];
export type TrackedExperienceImpression = components['schemas']['TrackedExperienceImpression'];
export type TrackedGenerateLead = components['schemas']['TrackedGenerateLead'];
export type TrackedId = components['schemas']['TrackedId'];
export type TrackedItem = components['schemas']['TrackedItem'];
export type TrackedLogin = components['schemas']['TrackedLogin'];
export type TrackedLogoClick = components['schemas']['TrackedLogoClick'];
export type TrackedMobileMenuClose = components['schemas']['TrackedMobileMenuClose'];
export type TrackedMobileMenuExpand = components['schemas']['TrackedMobileMenuExpand'];
export type TrackedPageView = components['schemas']['TrackedPageView'];
export type TrackedPopUpClick = components['schemas']['TrackedPopUpClick'];
export type TrackedPopUpClose = components['schemas']['TrackedPopUpClose'];
export type TrackedPopUpExpand = components['schemas']['TrackedPopUpExpand'];
export type TrackedPopUpImpression = components['schemas']['TrackedPopUpImpression'];
export type TrackedPromoBarClose = components['schemas']['TrackedPromoBarClose'];
export type TrackedPromotionClick = components['schemas']['TrackedPromotionClick'];
export type TrackedPurchase = components['schemas']['TrackedPurchase'];
export type TrackedRecommendationAdd = components['schemas']['TrackedRecommendationAdd'];
export type TrackedRecommendationClick = components['schemas']['TrackedRecommendationClick'];
export type TrackedRecommendationImpression = components['schemas']['TrackedRecommendationImpression'];
export type TrackedRemoveFromCart = components['schemas']['TrackedRemoveFromCart'];
export type TrackedScreenSize = components['schemas']['TrackedScreenSize'];
export type TrackedSearchContentClick = components['schemas']['TrackedSearchContentClick'];
export type TrackedSecondaryNavClick = components['schemas']['TrackedSecondaryNavClick'];
export type TrackedSelectItem = components['schemas']['TrackedSelectItem'];
export type TrackedSelectSuggestion = components['schemas']['TrackedSelectSuggestion'];
export type TrackedSignUp = components['schemas']['TrackedSignUp'];
export type TrackedText = components['schemas']['TrackedText'];
export type TrackedTopNavClick = components['schemas']['TrackedTopNavClick'];
export type TrackedUpsellAdd = components['schemas']['TrackedUpsellAdd'];
export type TrackedVideoPlay = components['schemas']['TrackedVideoPlay'];
export type TrackedViewCart = components['schemas']['TrackedViewCart'];
export type TrackedViewItem = components['schemas']['TrackedViewItem'];
export type TrackedViewItemList = components['schemas']['TrackedViewItemList'];
export type TrackedViewSearchResults = components['schemas']['TrackedViewSearchResults'];
export type ResponseDocument = components['responses']['Document'];
export type ParameterPreviewQuery = components['parameters']['PreviewQuery'];
export type ParameterSiteIdQuery = components['parameters']['SiteIdQuery'];
export type $defs = Record<string, never>;
export interface operations {
  getCollectionsPart: {
    parameters: {
      query?: {
        /** @description Selects the content of another site; defaults to the site of the host name. */
        siteId?: components['parameters']['SiteIdQuery'];
        /** @description Shows drafts. */
        preview?: components['parameters']['PreviewQuery'];
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
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Document'];
      400: SharedComponents['responses']['BadRequest'];
      404: SharedComponents['responses']['NotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getFooterPart: {
    parameters: {
      query?: {
        /** @description Selects the content of another site; defaults to the site of the host name. */
        siteId?: components['parameters']['SiteIdQuery'];
        /** @description Shows drafts. */
        preview?: components['parameters']['PreviewQuery'];
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
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Document'];
      400: SharedComponents['responses']['BadRequest'];
      404: SharedComponents['responses']['NotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getSearchPart: {
    parameters: {
      query?: {
        /** @description Selects the content of another site; defaults to the site of the host name. */
        siteId?: components['parameters']['SiteIdQuery'];
        /** @description Shows drafts. */
        preview?: components['parameters']['PreviewQuery'];
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
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Document'];
      400: SharedComponents['responses']['BadRequest'];
      404: SharedComponents['responses']['NotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getUtilityPart: {
    parameters: {
      query?: {
        /** @description Selects the content of another site; defaults to the site of the host name. */
        siteId?: components['parameters']['SiteIdQuery'];
        /** @description Shows drafts. */
        preview?: components['parameters']['PreviewQuery'];
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
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Document'];
      400: SharedComponents['responses']['BadRequest'];
      404: SharedComponents['responses']['NotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getFootSizes: {
    parameters: {
      query?: {
        /** @description Selects the content of another site; defaults to the site of the host name. */
        siteId?: components['parameters']['SiteIdQuery'];
        /** @description Shows drafts. */
        preview?: components['parameters']['PreviewQuery'];
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
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Document'];
      400: SharedComponents['responses']['BadRequest'];
      404: SharedComponents['responses']['NotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getSizeChart: {
    parameters: {
      query?: {
        /** @description Selects the content of another site; defaults to the site of the host name. */
        siteId?: components['parameters']['SiteIdQuery'];
        /** @description Shows drafts. */
        preview?: components['parameters']['PreviewQuery'];
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
        productType: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Document'];
      400: SharedComponents['responses']['BadRequest'];
      404: SharedComponents['responses']['NotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getLocationSelector: {
    parameters: {
      query?: {
        /** @description Selects the content of another site; defaults to the site of the host name. */
        siteId?: components['parameters']['SiteIdQuery'];
        /** @description Shows drafts. */
        preview?: components['parameters']['PreviewQuery'];
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
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Document'];
      400: SharedComponents['responses']['BadRequest'];
      404: SharedComponents['responses']['NotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getNamedPage: {
    parameters: {
      query?: {
        /** @description Selects the content of another site; defaults to the site of the host name. */
        siteId?: components['parameters']['SiteIdQuery'];
        /** @description Shows drafts. */
        preview?: components['parameters']['PreviewQuery'];
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
        page: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Document'];
      400: SharedComponents['responses']['BadRequest'];
      404: SharedComponents['responses']['NotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getServerTime: {
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
      /** @description The server time; pages use it for countdowns. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ServerTime'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  reportResponse: {
    parameters: {
      query?: {
        /** @description True if the page that received the response shows drafts. */
        preview?: boolean;
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
      /** @description The report was accepted. */
      204: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: SharedComponents['responses']['BadRequest'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  ingestPerformance: {
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
        'application/json': components['schemas']['PerformanceBatch'];
        'text/plain': components['schemas']['PerformanceBatch'];
      };
    };
    responses: {
      /** @description The measurements were accepted. They are used only with the visitor's consent. */
      204: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: SharedComponents['responses']['BadRequest'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  recordEvents: {
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
        'application/json': components['schemas']['EventBatch'];
      };
    };
    responses: {
      /** @description The measurements were accepted. They are used only with the visitor's consent. */
      204: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: SharedComponents['responses']['BadRequest'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
}
