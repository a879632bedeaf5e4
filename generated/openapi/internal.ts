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
    /** The collections that the shop begins with, for pages that have nothing of their own to show. */
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
    /** What stands on the search page beside what was found. */
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
    /** The size chart of a type of product; the one that leads to all charts for a type that has none. */
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
    /** Takes a batch of measurements from a browser; a beacon sends it as text/plain. Noted with the visitor's consent alone. */
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
    /** Takes a batch of what the shop itself learns from. Recommendations and screens are heeded with the visitor's consent alone. */
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
      /** @description What the visitor has done since the last batch, in its order; heeded with the visitor's consent alone. */
      pageEvents?: components['schemas']['PageEventName'][];
    };
    /** @description A call of the page's failed. It is no part of what is tracked, and needs no consent; only the log has it. */
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
    /** @description Everything that is tracked, and failed calls. What is not here cannot be told, and no field takes what a shopper has typed. */
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
     * @description An event that an experiment may want more of. The personalization service is told its name and nothing else of it.
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
      /** @description Milliseconds; CLS has no unit. */
      value: number;
      /** @enum {string} */
      rating?: 'good' | 'needs-improvement' | 'poor';
      /** @description The block that was measured */
      blockId?: string;
      /** @description Milliseconds since the page began. */
      at?: number;
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
    ServerTime: {
      /** @description Milliseconds since 1970-01-01T00:00Z. */
      timestamp: number;
    };
    /** @description An item of an accordion is closed by the reader. */
    TrackedAccordionClose: {
      /** @constant */
      name: 'accordion-close';
      blockId?: components['schemas']['TrackedId'];
      data: {
        title: components['schemas']['TrackedText'];
      };
    };
    /** @description An item of an accordion is opened by the reader. */
    TrackedAccordionExpand: {
      /** @constant */
      name: 'accordion-expand';
      blockId?: components['schemas']['TrackedId'];
      data: {
        title: components['schemas']['TrackedText'];
      };
    };
    /** @description The checkout knows how it is paid. */
    TrackedAddPaymentInfo: {
      /** @constant */
      name: 'add-payment-info';
      data: {
        currency: SharedComponents['schemas']['Currency'];
        value: number;
        items: components['schemas']['TrackedItem'][];
      };
    };
    /** @description The checkout knows where and how to deliver. */
    TrackedAddShippingInfo: {
      /** @constant */
      name: 'add-shipping-info';
      data: {
        currency: SharedComponents['schemas']['Currency'];
        value: number;
        items: components['schemas']['TrackedItem'][];
      };
    };
    /** @description Units have been put into the cart. */
    TrackedAddToCart: {
      /** @constant */
      name: 'add-to-cart';
      data: {
        currency: SharedComponents['schemas']['Currency'];
        value: number;
        items: components['schemas']['TrackedItem'][];
      };
    };
    /** @description A card that leads to an article is followed. */
    TrackedArticleClick: {
      /** @constant */
      name: 'article-click';
      blockId?: components['schemas']['TrackedId'];
      data: {
        articleId: components['schemas']['TrackedId'];
        position?: number;
      };
    };
    /** @description The checkout is entered. */
    TrackedBeginCheckout: {
      /** @constant */
      name: 'begin-checkout';
      data: {
        currency: SharedComponents['schemas']['Currency'];
        value: number;
        items: components['schemas']['TrackedItem'][];
      };
    };
    /** @description The benefit bar is closed. */
    TrackedBenefitBarClose: {
      /** @constant */
      name: 'benefit-bar-close';
      blockId?: components['schemas']['TrackedId'];
    };
    /** @description A benefit of the benefit bar is followed. */
    TrackedBenefitClick: {
      /** @constant */
      name: 'benefit-click';
      blockId?: components['schemas']['TrackedId'];
      data: {
        text: components['schemas']['TrackedText'];
      };
    };
    /** @description A card that leads to a category is followed. */
    TrackedCategoryCardClick: {
      /** @constant */
      name: 'category-card-click';
      blockId?: components['schemas']['TrackedId'];
      data: {
        title: components['schemas']['TrackedText'];
      };
    };
    /** @description A variant of an experience, or its baseline, is shown. */
    TrackedExperienceImpression: {
      /** @constant */
      name: 'experience-impression';
      data: {
        experienceId: components['schemas']['TrackedId'];
        variant: components['schemas']['TrackedText'];
        /** @description What editors have called it; the data layer takes it for the event’s name. */
        trackingEvent?: string;
      };
    };
    /** @description A visitor has asked for the newsletter. */
    TrackedGenerateLead: {
      /** @constant */
      name: 'generate-lead';
    };
    TrackedId: string;
    /** @description A product in a list, a cart or an order, as GA4 has it. */
    TrackedItem: {
      /** @description Style and color. */
      itemId: string;
      itemName?: string;
      /** @description The variant. */
      itemVariant?: string;
      /** @description Of one unit, after promotions. */
      price?: number;
      quantity?: number;
      /** @description In the list, from 0 on. */
      index?: number;
    };
    /** @description A shopper has signed in. */
    TrackedLogin: {
      /** @constant */
      name: 'login';
    };
    /** @description The brand in the header is followed. */
    TrackedLogoClick: {
      /** @constant */
      name: 'logo-click';
      blockId?: components['schemas']['TrackedId'];
    };
    /** @description A section of the menu on small screens closes. */
    TrackedMobileMenuClose: {
      /** @constant */
      name: 'mobile-menu-close';
      blockId?: components['schemas']['TrackedId'];
      data: {
        path: components['schemas']['TrackedText'];
      };
    };
    /** @description A section of the menu on small screens opens. */
    TrackedMobileMenuExpand: {
      /** @constant */
      name: 'mobile-menu-expand';
      blockId?: components['schemas']['TrackedId'];
      data: {
        path: components['schemas']['TrackedText'];
      };
    };
    /** @description A page is looked at. */
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
        /** @description Without its query. */
        path: string;
        locale: components['schemas']['TrackedId'];
        brand: components['schemas']['TrackedId'];
      };
    };
    /** @description A link of a pop-up is followed. */
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
    /** @description A pop-up is closed. */
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
    /** @description A pop-up expands, by itself or by the visitor. */
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
    /** @description A pop-up appears, minimized. */
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
    /** @description The promo bar is closed. */
    TrackedPromoBarClose: {
      /** @constant */
      name: 'promo-bar-close';
      blockId?: components['schemas']['TrackedId'];
    };
    /** @description A link of a block is followed that editors track as a promotion. */
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
    /** @description An order was placed and is certain; told once in a browser session. */
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
    /** @description A recommended product is about to be put into the cart. */
    TrackedRecommendationAdd: {
      /** @constant */
      name: 'recommendation-add';
      blockId?: components['schemas']['TrackedId'];
      data: {
        productId: components['schemas']['TrackedId'];
        sku: components['schemas']['TrackedId'];
      };
    };
    /** @description A recommended product is followed. */
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
    /** @description Recommended products come into view. */
    TrackedRecommendationImpression: {
      /** @constant */
      name: 'recommendation-impression';
      blockId?: components['schemas']['TrackedId'];
      data: {
        productIds: components['schemas']['TrackedId'][];
        recommendationId?: components['schemas']['TrackedId'];
      };
    };
    /** @description Units have been taken out of the cart. */
    TrackedRemoveFromCart: {
      /** @constant */
      name: 'remove-from-cart';
      data: {
        currency: SharedComponents['schemas']['Currency'];
        value: number;
        items: components['schemas']['TrackedItem'][];
      };
    };
    /** @description The size of the screen, once; for personalization. */
    TrackedScreenSize: {
      /** @constant */
      name: 'screen-size';
      data: {
        width: number;
        height: number;
      };
    };
    /** @description A card on the search page is followed. */
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
    /** @description A link of a secondary navigation is followed. */
    TrackedSecondaryNavClick: {
      /** @constant */
      name: 'secondary-nav-click';
      blockId?: components['schemas']['TrackedId'];
      data: {
        text: components['schemas']['TrackedText'];
      };
    };
    /** @description A product of a list is followed. */
    TrackedSelectItem: {
      /** @constant */
      name: 'select-item';
      data: {
        itemListId: components['schemas']['TrackedText'];
        items: components['schemas']['TrackedItem'][];
      };
    };
    /** @description A suggestion of the search field is followed; neither its text nor what was typed is sent. */
    TrackedSelectSuggestion: {
      /** @constant */
      name: 'select-suggestion';
      data: {
        /** @enum {string} */
        kind: 'recent' | 'term' | 'scope' | 'category' | 'article' | 'product';
        /** @description From 1, in the whole list. */
        position: number;
      };
    };
    /** @description A shopper has made an account. */
    TrackedSignUp: {
      /** @constant */
      name: 'sign-up';
    };
    /** @description What editors have written. */
    TrackedText: string;
    /** @description A link of the menu is followed. */
    TrackedTopNavClick: {
      /** @constant */
      name: 'top-nav-click';
      blockId?: components['schemas']['TrackedId'];
      data: {
        path: components['schemas']['TrackedText'];
      };
    };
    /** @description A product that completes the look is about to be put into the cart. */
    TrackedUpsellAdd: {
      /** @constant */
      name: 'upsell-add';
      blockId?: components['schemas']['TrackedId'];
      data: {
        productId?: components['schemas']['TrackedId'];
        sku: components['schemas']['TrackedId'];
      };
    };
    /** @description A film is started. */
    TrackedVideoPlay: {
      /** @constant */
      name: 'video-play';
      blockId?: components['schemas']['TrackedId'];
      data: {
        /** @enum {string} */
        player: 'native' | 'youtube' | 'hosted';
      };
    };
    /** @description The cart is looked at. */
    TrackedViewCart: {
      /** @constant */
      name: 'view-cart';
      data: {
        currency: SharedComponents['schemas']['Currency'];
        value: number;
        items: components['schemas']['TrackedItem'][];
      };
    };
    /** @description A product's page is looked at. */
    TrackedViewItem: {
      /** @constant */
      name: 'view-item';
      data: {
        currency: SharedComponents['schemas']['Currency'];
        value: number;
        items: components['schemas']['TrackedItem'][];
      };
    };
    /** @description A list of products is shown; its first 24 are told. */
    TrackedViewItemList: {
      /** @constant */
      name: 'view-item-list';
      data: {
        itemListId: components['schemas']['TrackedText'];
        items: components['schemas']['TrackedItem'][];
      };
    };
    /** @description A search has found so much; what was typed is never told. */
    TrackedViewSearchResults: {
      /** @constant */
      name: 'view-search-results';
      data: {
        /** @description Products. None is an answer as well. */
        results: number;
      };
    };
  };
  responses: {
    /** @description A document of content. */
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
    /** @description Shows another site's content; by default the site that the host name stands for. */
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
        /** @description Shows another site's content; by default the site that the host name stands for. */
        siteId?: components['parameters']['SiteIdQuery'];
        /** @description Shows drafts. */
        preview?: components['parameters']['PreviewQuery'];
        /** @description In preview mode, the moment that the page is shown as of; the present one by default. */
        previewDateTime?: SharedComponents['parameters']['PreviewDateTimeQuery'];
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
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
        /** @description Shows another site's content; by default the site that the host name stands for. */
        siteId?: components['parameters']['SiteIdQuery'];
        /** @description Shows drafts. */
        preview?: components['parameters']['PreviewQuery'];
        /** @description In preview mode, the moment that the page is shown as of; the present one by default. */
        previewDateTime?: SharedComponents['parameters']['PreviewDateTimeQuery'];
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
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
        /** @description Shows another site's content; by default the site that the host name stands for. */
        siteId?: components['parameters']['SiteIdQuery'];
        /** @description Shows drafts. */
        preview?: components['parameters']['PreviewQuery'];
        /** @description In preview mode, the moment that the page is shown as of; the present one by default. */
        previewDateTime?: SharedComponents['parameters']['PreviewDateTimeQuery'];
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
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
        /** @description Shows another site's content; by default the site that the host name stands for. */
        siteId?: components['parameters']['SiteIdQuery'];
        /** @description Shows drafts. */
        preview?: components['parameters']['PreviewQuery'];
        /** @description In preview mode, the moment that the page is shown as of; the present one by default. */
        previewDateTime?: SharedComponents['parameters']['PreviewDateTimeQuery'];
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
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
        /** @description Shows another site's content; by default the site that the host name stands for. */
        siteId?: components['parameters']['SiteIdQuery'];
        /** @description Shows drafts. */
        preview?: components['parameters']['PreviewQuery'];
        /** @description In preview mode, the moment that the page is shown as of; the present one by default. */
        previewDateTime?: SharedComponents['parameters']['PreviewDateTimeQuery'];
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
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
        /** @description Shows another site's content; by default the site that the host name stands for. */
        siteId?: components['parameters']['SiteIdQuery'];
        /** @description Shows drafts. */
        preview?: components['parameters']['PreviewQuery'];
        /** @description In preview mode, the moment that the page is shown as of; the present one by default. */
        previewDateTime?: SharedComponents['parameters']['PreviewDateTimeQuery'];
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
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
        /** @description Shows another site's content; by default the site that the host name stands for. */
        siteId?: components['parameters']['SiteIdQuery'];
        /** @description Shows drafts. */
        preview?: components['parameters']['PreviewQuery'];
        /** @description In preview mode, the moment that the page is shown as of; the present one by default. */
        previewDateTime?: SharedComponents['parameters']['PreviewDateTimeQuery'];
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
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
        /** @description Shows another site's content; by default the site that the host name stands for. */
        siteId?: components['parameters']['SiteIdQuery'];
        /** @description Shows drafts. */
        preview?: components['parameters']['PreviewQuery'];
        /** @description In preview mode, the moment that the page is shown as of; the present one by default. */
        previewDateTime?: SharedComponents['parameters']['PreviewDateTimeQuery'];
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
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
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The present moment. */
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
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
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
      /** @description Noted. */
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
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
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
      /** @description Noted. */
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
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
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
      /** @description Noted. */
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
