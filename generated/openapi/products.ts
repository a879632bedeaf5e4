// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { components as SharedComponents } from './shared.ts';

export interface paths {
  '/products/v2/catalog': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the products of a category */
    get: operations['getCatalog'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/products/v2/search/productSearch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Search products and articles */
    get: operations['searchProducts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/products/v2/search/autoSuggest': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get search suggestions */
    get: operations['autoSuggest'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/products/v2/products/{productId}/details': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the data of a product page, except stock */
    get: operations['getProductDetails'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/products/v2/products/{productId}/inventory': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the online stock of a product by SKU */
    get: operations['getInventory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/products/v2/products/{productId}/productSets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the sets that contain a product
     * @description A set is listed if the site sells at least two of its parts. Its price is the sum of its parts.
     */
    get: operations['getProductSets'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/products/v2/products/{productSetId}/productSet': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a product set with its parts
     * @description ORD404 for an unknown or withdrawn set, and for a set of which the site sells fewer than two parts.
     */
    get: operations['getProductSet'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/products/v2/productSets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all product sets of a site
     * @description Only sets of which the site sells at least two parts are listed, so a page may have fewer sets than requested.
     */
    get: operations['listProductSets'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/products/v1/widgetRecommendations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List recommended products for a widget */
    get: operations['getWidgetRecommendations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/products/v1/products/{productId}/availability': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Get the store stock of a product or SKU */
    post: operations['getAvailability'];
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
    ArticleLink: {
      id: string;
      /** @enum {string} */
      kind: 'help' | 'journal';
      title: string;
      excerpt?: string;
      url: SharedComponents['schemas']['InShopPath'];
    };
    AttributeOption: {
      label: string;
      /** @description As in variants[].attributes. */
      value: string;
      available: boolean;
    };
    /** @description Suggestions by group, at most limit rows across all groups. Each text has the ranges that the shopper has typed, so that the rest can be emphasized. */
    AutoSuggestResponse: {
      /** @description As in the request. */
      query: string;
      terms: components['schemas']['SuggestedTerm'][];
      /** @description The first term within a category. */
      scopes: components['schemas']['SuggestedScope'][];
      categories: components['schemas']['SuggestedCategory'][];
      products: components['schemas']['SuggestedProduct'][];
      articles: components['schemas']['SuggestedArticle'][];
    };
    AvailabilityRequest: {
      storeIds: SharedComponents['schemas']['StoreId'][];
      /** @description Defaults to all variants of the product. */
      sku?: SharedComponents['schemas']['Sku'];
    };
    AvailabilityResponse: {
      storeInventory: {
        storeId: SharedComponents['schemas']['StoreId'];
        /** @description Units in stock. */
        quantity: number;
      }[];
    };
    Breadcrumb: {
      label: string;
      url?: SharedComponents['schemas']['InShopPath'];
    };
    CatalogResponse: {
      /** @description Number of all results, not only of this page. */
      total: number;
      /** @description As requested. */
      start: number;
      /** @description As requested. */
      count: number;
      category?: components['schemas']['Category'];
      breadcrumbs: components['schemas']['Breadcrumb'][];
      products: SharedComponents['schemas']['ProductCard'][];
      /** @description Includes the selected values; each facet is counted as if it were not set itself. */
      facets: components['schemas']['ListingFacet'][];
      sorts: components['schemas']['Sort'][];
    };
    /** @description The category selected by cgid. */
    Category: {
      id: components['schemas']['CategoryId'];
      name: string;
      slug: string;
      url: SharedComponents['schemas']['InShopPath'];
      description?: string;
      children: components['schemas']['CategoryLink'][];
      /** @description Other categories of the same parent. */
      siblings?: components['schemas']['CategoryLink'][];
    };
    CategoryId: string;
    CategoryLink: {
      id: components['schemas']['CategoryId'];
      name: string;
      slug: string;
      url: SharedComponents['schemas']['InShopPath'];
      /** @description Number of products in the category. */
      count?: number;
    };
    /** @description The search terms without typos. */
    Correction: {
      /** @description The search terms of the request. */
      original: string;
      corrected: string;
      /** @description True if the products match the corrected terms ("Showing results for"); false if the original terms have results too ("Did you mean"). */
      applied: boolean;
    };
    CustomAmount: {
      min: SharedComponents['schemas']['Money'];
      max: SharedComponents['schemas']['Money'];
      /** @description Suggested amounts. */
      suggested: SharedComponents['schemas']['Money'][];
    };
    /** @description productFeatures has labels, other sections have text. */
    DetailSection: {
      id?: string;
      label: string;
      data: {
        label?: string;
        text?: string;
      }[];
    };
    FacetValue: {
      /** @description Value for filters; for kind range, the lowest and highest value joined by a hyphen. */
      value: string;
      label: string;
      count: number;
      selected: boolean;
      swatch?: SharedComponents['schemas']['Swatch'];
    };
    GalleryItem: {
      /** @enum {string} */
      type: 'image' | 'video';
      /** Format: media-url */
      src: string;
      alt: string;
      /**
       * Format: media-url
       * @description For a video: the image shown before it plays.
       */
      poster?: string;
      model?: components['schemas']['GalleryModel'];
    };
    /** @description The person in a picture. */
    GalleryModel: {
      name: string;
      height: components['schemas']['Measure'];
      /** @description As labeled in the options. */
      size: string;
    };
    InventoryResponse: {
      /** @description Keyed by SKU. */
      variants: {
        [key: string]: components['schemas']['VariantInventory'];
      };
    };
    JsonLdOffer: {
      /** @constant */
      '@type': 'Offer';
      price: SharedComponents['schemas']['Money'];
      priceCurrency: SharedComponents['schemas']['Currency'];
      /** @enum {string} */
      availability: 'https://schema.org/InStock' | 'https://schema.org/OutOfStock';
      /** Format: link */
      url: string;
    };
    ListingFacet: {
      /** @description Name of the facet in filters. */
      id: string;
      label: string;
      /** @enum {string} */
      kind: 'swatch' | 'list' | 'range' | 'category';
      /** @description For kind range: the lowest value found. */
      min?: number;
      /** @description For kind range: the highest value found. */
      max?: number;
      values: components['schemas']['FacetValue'][];
    };
    MaterialPart: {
      /** @description In the language of the request, e.g. Lining. */
      label: string;
      fibers: {
        label: string;
        percent: number;
      }[];
    };
    /** @description A weight or length in the unit of the site. */
    Measure: {
      value: number;
      /** @enum {string} */
      unit: 'g' | 'oz' | 'cm' | 'in';
    };
    OfferReturns: {
      /** @description Days from delivery. */
      days: number;
      isFree: boolean;
    };
    OfferShipping: {
      price: SharedComponents['schemas']['Money'];
      country: string;
      /** @description In working days. */
      minDays: number;
      maxDays: number;
    };
    Offers: {
      price: SharedComponents['schemas']['Money'];
      /**
       * Format: date
       * @description Last day of a reduced price.
       */
      validUntil?: string;
      /** @description Standard delivery of one unit; absent for products delivered by email. */
      shipping?: components['schemas']['OfferShipping'];
      /** @description Absent if the product cannot be returned. */
      returns?: components['schemas']['OfferReturns'];
      seller: {
        name: string;
      };
    };
    ProductAttribute: {
      /** @enum {string} */
      id: 'color' | 'size' | 'fitType';
      label: string;
      options: components['schemas']['AttributeOption'][];
    };
    ProductColor: {
      code: string;
      label: string;
      swatch: SharedComponents['schemas']['Swatch'];
      productId: SharedComponents['schemas']['ProductId'];
      /** @description True if any size is in stock. */
      available: boolean;
      price: components['schemas']['VariantPrice'];
      gallery: components['schemas']['GalleryItem'][];
    };
    ProductDetails: {
      id: SharedComponents['schemas']['ProductId'];
      masterId: SharedComponents['schemas']['StyleId'];
      name: string;
      slug: string;
      /**
       * Format: link
       * @description Absolute URL with locale.
       */
      url: string;
      pageUrl: SharedComponents['schemas']['InShopPath'];
      /** @description Product type and audience, in the language of the request. */
      kind?: string;
      currency: SharedComponents['schemas']['Currency'];
      /** @description True if shoppers can request a notification when it is back in stock. A product without variants and with false is in stock. */
      notifyMe: boolean;
      /** @description True if it is delivered by email. Defaults to false. */
      digital?: boolean;
      /** @description Defaults to false. */
      isGiftCard?: boolean;
      /** @description Bounds of giftCardAmount; absent for a product with a fixed price. */
      customAmount?: components['schemas']['CustomAmount'];
      /** @description Points that a loyalty member earns with one unit of this color; absent for gift cards. */
      earnablePoints?: number;
      /** @description For a product without variants. */
      sku?: SharedComponents['schemas']['Sku'];
      maxQty: SharedComponents['schemas']['Quantity'];
      badge?: SharedComponents['schemas']['Badge'];
      eyebrow?: SharedComponents['schemas']['Badge'];
      season?: string;
      rating?: SharedComponents['schemas']['Rating'];
      categoryIds: components['schemas']['CategoryId'][];
      price: SharedComponents['schemas']['ProductPrice'];
      offers: components['schemas']['Offers'];
      sizeChart?: {
        /** @description Page of the size chart: fapi/components/size-chart/{productType}. */
        productType: string;
      };
      seo: {
        title: string;
        description: string;
      };
      /**
       * @description Audience of the cut.
       * @enum {string}
       */
      audience?: 'men' | 'women' | 'kids' | 'unisex';
      /** @description Weight of one unit in a medium size. */
      weight?: components['schemas']['Measure'];
      /** @description Materials by part, the largest part first. */
      materials?: components['schemas']['MaterialPart'][];
      gallery: components['schemas']['GalleryItem'][];
      colors: components['schemas']['ProductColor'][];
      breadcrumbs: components['schemas']['Breadcrumb'][];
      attributes: components['schemas']['ProductAttribute'][];
      variants: components['schemas']['ProductVariant'][];
      details: components['schemas']['DetailSection'][];
      productJsonLd: components['schemas']['ProductJsonLd'];
    };
    /** @description Structured data (schema.org) to embed in the page. */
    ProductJsonLd: {
      /** @constant */
      '@context': 'https://schema.org';
      /** @constant */
      '@type': 'Product';
      name: string;
      description?: string;
      /** @description ID of the style. */
      mpn: SharedComponents['schemas']['StyleId'];
      sku: string;
      color?: string;
      /** Format: link */
      url?: string;
      image: string[];
      brand: {
        /** @constant */
        '@type': 'Brand';
        name: string;
      };
      offers: components['schemas']['JsonLdOffer'];
      aggregateRating?: {
        /** @constant */
        '@type': 'AggregateRating';
        ratingValue: number;
        reviewCount: number;
      };
    };
    ProductSet: {
      id: components['schemas']['ProductSetId'];
      name: string;
      slug: string;
      /**
       * Format: link
       * @description Absolute URL with locale.
       */
      url: string;
      pageUrl: SharedComponents['schemas']['InShopPath'];
      tagline: string;
      description: string;
      seo: {
        title: string;
        description: string;
      };
      image: SharedComponents['schemas']['Picture'];
      price: components['schemas']['ProductSetPrice'];
      /** @description True if every part is in stock. */
      available: boolean;
      breadcrumbs: components['schemas']['Breadcrumb'][];
      parts: components['schemas']['ProductSetPart'][];
    };
    ProductSetCard: {
      id: components['schemas']['ProductSetId'];
      name: string;
      slug: string;
      pageUrl: SharedComponents['schemas']['InShopPath'];
      tagline: string;
      image: SharedComponents['schemas']['Picture'];
      price: components['schemas']['ProductSetPrice'];
      /** @description True if every part is in stock. */
      available: boolean;
      parts: components['schemas']['ProductSetPartCard'][];
    };
    /** @description S and six digits, which distinguishes it from style and product IDs. */
    ProductSetId: string;
    ProductSetList: {
      productSets: components['schemas']['ProductSetCard'][];
      /** @description Cursor of the next page; absent on the last page. */
      next?: components['schemas']['ProductSetId'];
    };
    /** @description Two parts may be of the same product. */
    ProductSetPart: {
      /** @description Units in the set. */
      qty: SharedComponents['schemas']['Quantity'];
      /** @description Product in the color suggested by the set. */
      product: components['schemas']['ProductDetails'];
    };
    ProductSetPartCard: {
      /** @description Product in the color suggested by the set. */
      productId: SharedComponents['schemas']['ProductId'];
      masterId: SharedComponents['schemas']['StyleId'];
      name: string;
      pageUrl: SharedComponents['schemas']['InShopPath'];
      /** @description Units in the set. */
      qty: SharedComponents['schemas']['Quantity'];
      image: SharedComponents['schemas']['Picture'];
      /** @description Unit price. */
      price: components['schemas']['VariantPrice'];
      available: boolean;
    };
    /** @description Sum of the parts in their suggested colors. */
    ProductSetPrice: {
      current: SharedComponents['schemas']['Money'];
      original: SharedComponents['schemas']['Money'];
      currency: SharedComponents['schemas']['Currency'];
      discountName?: SharedComponents['schemas']['DiscountName'];
    };
    ProductSetsResponse: {
      productSets: components['schemas']['ProductSetCard'][];
    };
    ProductVariant: {
      id: SharedComponents['schemas']['Sku'];
      upc: string;
      productId: SharedComponents['schemas']['ProductId'];
      attributes: SharedComponents['schemas']['VariantAttributes'];
      price: components['schemas']['VariantPrice'];
      productInventoryState: SharedComponents['schemas']['ProductInventoryState'];
    };
    RecommendedPrice: {
      lowCurrent: SharedComponents['schemas']['Money'];
      highCurrent: SharedComponents['schemas']['Money'];
      lowOriginal: SharedComponents['schemas']['Money'];
      highOriginal: SharedComponents['schemas']['Money'];
      currency: SharedComponents['schemas']['Currency'];
      historicBestPrice?: SharedComponents['schemas']['Money'];
      previousBestSalesPrice?: SharedComponents['schemas']['Money'];
      percentagePriceDiscount?: number;
      discountName?: SharedComponents['schemas']['DiscountName'];
    };
    RecommendedProduct: {
      productId: SharedComponents['schemas']['ProductId'];
      /** @description For a product with a single variant. */
      sku?: SharedComponents['schemas']['Sku'];
      /** @description ID of the style. */
      itemGroupId: SharedComponents['schemas']['StyleId'];
      title: string;
      kind?: string;
      /** Format: media-url */
      image: string;
      price: components['schemas']['RecommendedPrice'];
      url: SharedComponents['schemas']['InShopPath'];
      /** @description Token for reporting impressions and clicks. */
      recToken: string;
      recommendationId: string;
      /** @description Number of stars. */
      review_average?: number;
      review_count?: number;
    };
    SearchProductsResponse: {
      /** @description The search terms of the request. */
      query: string;
      correction?: components['schemas']['Correction'];
      /** @description Page for a known term such as "returns"; products still lists the matches. */
      redirectUrl?: SharedComponents['schemas']['InShopPath'];
      /** @description Parts of the search terms that were interpreted as filters, in the order of the terms. They are not selected in facets. */
      understood: components['schemas']['UnderstoodPart'][];
      /** @description Words that were ignored because no product matches them together with the others. */
      omitted: string[];
      /** @description Help pages and journal articles that match, best match first. */
      articles: components['schemas']['ArticleLink'][];
      /** @description Number of all results, not only of this page. */
      total: number;
      /** @description As requested. */
      start: number;
      /** @description As requested. */
      count: number;
      category?: components['schemas']['Category'];
      breadcrumbs: components['schemas']['Breadcrumb'][];
      products: SharedComponents['schemas']['ProductCard'][];
      /** @description Includes the selected values; each facet is counted as if it were not set itself. */
      facets: components['schemas']['ListingFacet'][];
      sorts: components['schemas']['Sort'][];
    };
    Sort: {
      id: components['schemas']['SortId'];
      label: string;
      selected: boolean;
    };
    /** @enum {string} */
    SortId: 'bestMatches' | 'newest' | 'priceLowToHigh' | 'priceHighToLow' | 'topRated';
    SuggestedArticle: {
      id: string;
      /** @enum {string} */
      kind: 'help' | 'journal';
      title: string;
      typed: components['schemas']['TypedRanges'];
      url: SharedComponents['schemas']['InShopPath'];
    };
    SuggestedCategory: {
      id: components['schemas']['CategoryId'];
      name: string;
      typed: components['schemas']['TypedRanges'];
      /** @description Name of the parent category, e.g. Men. */
      parent?: string;
      url: SharedComponents['schemas']['InShopPath'];
    };
    SuggestedProduct: {
      id: SharedComponents['schemas']['ProductId'];
      masterId: SharedComponents['schemas']['StyleId'];
      name: string;
      typed: components['schemas']['TypedRanges'];
      /** @description Product type and audience, in the language of the request. */
      kind?: string;
      pageUrl: SharedComponents['schemas']['InShopPath'];
      /** @description Image of the color in the search terms, or of the first color. */
      image: SharedComponents['schemas']['Picture'];
      price: SharedComponents['schemas']['ProductPrice'];
    };
    /** @description A row such as "jacket in Boots"; it searches for the text with the filter category=ID. */
    SuggestedScope: {
      text: string;
      typed: components['schemas']['TypedRanges'];
      category: components['schemas']['CategoryLink'];
    };
    SuggestedTerm: {
      /** @description Terms to search for. */
      text: string;
      typed: components['schemas']['TypedRanges'];
      /** @description Page for this known term. */
      redirectUrl?: SharedComponents['schemas']['InShopPath'];
    };
    /** @description Parts of the text that the shopper has typed, in UTF-16 code units, sorted and without overlaps; the rest is predicted. */
    TypedRanges: {
      start: number;
      /** @description First code unit after the range. */
      end: number;
    }[];
    /** @description Words of a search that were interpreted as a filter, such as a color by its family. */
    UnderstoodPart: {
      /** @enum {string} */
      kind: 'category' | 'gender' | 'kind' | 'size' | 'color' | 'price' | 'feature';
      /** @description As typed by the shopper. */
      words: string;
      /** @description In the language of the request, e.g. Red or Size 10. */
      label: string;
      /** @description In the format of parameter filters, so that facets can select the same. */
      filters: string[];
      /** @description The search terms without this part; absent if none would remain. */
      queryWithout?: string;
      /** @description True if the part was ignored because no product matches it. */
      relaxed: boolean;
    };
    VariantInventory: {
      inStock: boolean;
      /** @description Units available online. */
      quantity: number;
      /** @enum {string} */
      stockStatus: 'IN_STOCK' | 'OUT_OF_STOCK';
    };
    VariantPrice: {
      current: SharedComponents['schemas']['Money'];
      /** @description Price before a markdown; equals current if there is none. */
      original: SharedComponents['schemas']['Money'];
      discountName?: SharedComponents['schemas']['DiscountName'];
    };
    /**
     * @description similar: products of the same category, most similar first. alsoBought: products ordered together with it, then bestsellers for the same audience. recentlyViewed: the requested products.
     * @enum {string}
     */
    WidgetId: 'similar' | 'alsoBought' | 'recentlyViewed';
    WidgetRecommendationsResponse: {
      widgetId: components['schemas']['WidgetId'];
      /** @description ID of the list, from the widget and the style. */
      recommendationId: string;
      products: components['schemas']['RecommendedProduct'][];
    };
  };
  responses: {};
  parameters: {
    /** @description Number of products to return; a page has 24 or 48. */
    Count: number;
    /** @description name=value, repeated for each filter. Values of one name are separated by "|" and combined with or; different names are combined with and. cgid=ID selects a category, store=ID a store with units of the product in stock; other names are facet IDs. */
    Filters: string[];
    /** @description ID of a style (8 upper-case letters or digits), or of a style and color (11). */
    ProductId: SharedComponents['schemas']['ProductId'];
    Sort: components['schemas']['SortId'];
    /** @description Number of products to skip. */
    Start: number;
  };
  requestBodies: never;
  headers: {};
  pathItems: never;
}
export type ArticleLink = components['schemas']['ArticleLink'];
export type AttributeOption = components['schemas']['AttributeOption'];
export type AutoSuggestResponse = components['schemas']['AutoSuggestResponse'];
export type AvailabilityRequest = components['schemas']['AvailabilityRequest'];
export type AvailabilityResponse = components['schemas']['AvailabilityResponse'];
export type Breadcrumb = components['schemas']['Breadcrumb'];
export type CatalogResponse = components['schemas']['CatalogResponse'];
export type Category = components['schemas']['Category'];
export type CategoryId = components['schemas']['CategoryId'];
export type CategoryLink = components['schemas']['CategoryLink'];
export type Correction = components['schemas']['Correction'];
export type CustomAmount = components['schemas']['CustomAmount'];
export type DetailSection = components['schemas']['DetailSection'];
export type FacetValue = components['schemas']['FacetValue'];
export type GalleryItem = components['schemas']['GalleryItem'];
export type GalleryModel = components['schemas']['GalleryModel'];
export type InventoryResponse = components['schemas']['InventoryResponse'];
export type JsonLdOffer = components['schemas']['JsonLdOffer'];
export type ListingFacet = components['schemas']['ListingFacet'];
export type MaterialPart = components['schemas']['MaterialPart'];
export type Measure = components['schemas']['Measure'];
export type OfferReturns = components['schemas']['OfferReturns'];
export type OfferShipping = components['schemas']['OfferShipping'];
export type Offers = components['schemas']['Offers'];
export type ProductAttribute = components['schemas']['ProductAttribute'];
export type ProductColor = components['schemas']['ProductColor'];
export type ProductDetails = components['schemas']['ProductDetails'];
export type ProductJsonLd = components['schemas']['ProductJsonLd'];
export type ProductSet = components['schemas']['ProductSet'];
export type ProductSetCard = components['schemas']['ProductSetCard'];
export type ProductSetId = components['schemas']['ProductSetId'];
export type ProductSetList = components['schemas']['ProductSetList'];
export type ProductSetPart = components['schemas']['ProductSetPart'];
export type ProductSetPartCard = components['schemas']['ProductSetPartCard'];
export type ProductSetPrice = components['schemas']['ProductSetPrice'];
export type ProductSetsResponse = components['schemas']['ProductSetsResponse'];
export type ProductVariant = components['schemas']['ProductVariant'];
export type RecommendedPrice = components['schemas']['RecommendedPrice'];
export type RecommendedProduct = components['schemas']['RecommendedProduct'];
export type SearchProductsResponse = components['schemas']['SearchProductsResponse'];
export type Sort = components['schemas']['Sort'];
export type SortId = components['schemas']['SortId'];
export type SuggestedArticle = components['schemas']['SuggestedArticle'];
export type SuggestedCategory = components['schemas']['SuggestedCategory'];
export type SuggestedProduct = components['schemas']['SuggestedProduct'];
export type SuggestedScope = components['schemas']['SuggestedScope'];
export type SuggestedTerm = components['schemas']['SuggestedTerm'];
export type TypedRanges = components['schemas']['TypedRanges'];
export type UnderstoodPart = components['schemas']['UnderstoodPart'];
export type VariantInventory = components['schemas']['VariantInventory'];
export type VariantPrice = components['schemas']['VariantPrice'];
export type WidgetId = components['schemas']['WidgetId'];
export type WidgetRecommendationsResponse = components['schemas']['WidgetRecommendationsResponse'];
export type ParameterCount = components['parameters']['Count'];
export type ParameterFilters = components['parameters']['Filters'];
export type ParameterProductId = components['parameters']['ProductId'];
export type ParameterSort = components['parameters']['Sort'];
export type ParameterStart = components['parameters']['Start'];
export type $defs = Record<string, never>;
export interface operations {
  getCatalog: {
    parameters: {
      query?: {
        /** @description Number of products to skip. */
        start?: components['parameters']['Start'];
        /** @description Number of products to return; a page has 24 or 48. */
        count?: components['parameters']['Count'];
        sort?: components['parameters']['Sort'];
        /** @description name=value, repeated for each filter. Values of one name are separated by "|" and combined with or; different names are combined with and. cgid=ID selects a category, store=ID a store with units of the product in stock; other names are facet IDs. */
        filters?: components['parameters']['Filters'];
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
      /** @description One page of the results; products is [] past the end. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CatalogResponse'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      404: SharedComponents['responses']['NotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  searchProducts: {
    parameters: {
      query: {
        /** @description Search terms or a product ID. */
        q: string;
        /** @description If true, the terms are used as typed: no correction of typos, no interpretation as filters. */
        exact?: boolean;
        /** @description Number of products to skip. */
        start?: components['parameters']['Start'];
        /** @description Number of products to return; a page has 24 or 48. */
        count?: components['parameters']['Count'];
        sort?: components['parameters']['Sort'];
        /** @description name=value, repeated for each filter. Values of one name are separated by "|" and combined with or; different names are combined with and. cgid=ID selects a category, store=ID a store with units of the product in stock; other names are facet IDs. */
        filters?: components['parameters']['Filters'];
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
      /** @description One page of the results; products is [] past the end or if nothing matches. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SearchProductsResponse'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  autoSuggest: {
    parameters: {
      query: {
        /** @description Text typed so far; its last word may be incomplete. */
        q: string;
        /** @description Maximum number of rows across all groups; 8 on a phone. */
        limit?: number;
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
      /** @description The suggestions; all groups are [] if there are none. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AutoSuggestResponse'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getProductDetails: {
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
        /** @description ID of a style (8 upper-case letters or digits), or of a style and color (11). */
        productId: components['parameters']['ProductId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The product; for a style ID, its first color. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductDetails'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      404: SharedComponents['responses']['ItemNotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getInventory: {
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
        /** @description ID of a style (8 upper-case letters or digits), or of a style and color (11). */
        productId: components['parameters']['ProductId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description For a style ID, the SKUs of all its colors. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InventoryResponse'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      404: SharedComponents['responses']['ItemNotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getProductSets: {
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
        /** @description ID of a style (8 upper-case letters or digits), or of a style and color (11). */
        productId: components['parameters']['ProductId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description In the order of the shop; [] if no set contains the product. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductSetsResponse'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      404: SharedComponents['responses']['ItemNotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getProductSet: {
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
        productSetId: components['schemas']['ProductSetId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The product set. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductSet'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      404: SharedComponents['responses']['ItemNotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  listProductSets: {
    parameters: {
      query?: {
        /** @description `next` of the previous page. */
        after?: components['schemas']['ProductSetId'];
        count?: number;
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
      /** @description Sorted by ID. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductSetList'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getWidgetRecommendations: {
    parameters: {
      query: {
        widgetId: components['schemas']['WidgetId'];
        /** @description For recentlyViewed, the products to show. Otherwise the product of the page, followed by products to exclude. */
        productIds: SharedComponents['schemas']['ProductId'][];
        count?: number;
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
      /** @description Best first, without products that are sold out; recentlyViewed keeps the order of productIds. [] for an unknown product. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WidgetRecommendationsResponse'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getAvailability: {
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
        /** @description ID of a style (8 upper-case letters or digits), or of a style and color (11). */
        productId: components['parameters']['ProductId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AvailabilityRequest'];
      };
    };
    responses: {
      /** @description One entry per known store, in the order of the request. Stores that have closed permanently are left out. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AvailabilityResponse'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      404: SharedComponents['responses']['ItemNotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
}
