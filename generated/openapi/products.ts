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
    /** A stretch of a category's products, with the facets and sorts of all of them. */
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
    /** Products, articles and understood filters for a shopper's words, with the facets and sorts of all products found. */
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
    /** Suggestions while a shopper types a search. */
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
    /** All that a product page shows of a product but its stock. */
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
    /** What of a product is in stock online, by sku. */
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
     * The sets that contain a product.
     * @description A set is listed while the site sells at least two of its parts. Its price is the sum of its parts.
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
     * A set with all that its page shows of its parts.
     * @description ORD404 for an unknown set, and for one that is withdrawn or of which the site sells fewer than two parts.
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
     * All sets of a site, in pages.
     * @description A set is listed while the site sells at least two of its parts, so a page may have fewer sets than were asked for.
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
    /** Products that a widget of a page recommends, without those that are sold out. */
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
    /** What of a product, or of one sku of it, stores have. */
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
      /** @description As variants[].attributes name it. */
      value: string;
      available: boolean;
    };
    /** @description Suggestions in the order of the groups. All groups together have at most limit rows. Every text comes with the ranges that the shopper has typed, so that the rest can be emphasized as predicted. */
    AutoSuggestAnswer: {
      /** @description As in the request. */
      query: string;
      terms: components['schemas']['SuggestedTerm'][];
      /** @description The first term within a category. */
      scopes: components['schemas']['SuggestedScope'][];
      categories: components['schemas']['SuggestedCategory'][];
      products: components['schemas']['SuggestedProduct'][];
      articles: components['schemas']['SuggestedArticle'][];
    };
    AvailabilityAnswer: {
      storeInventory: {
        storeId: SharedComponents['schemas']['StoreId'];
        /** @description Units. */
        quantity: number;
      }[];
    };
    AvailabilityRequest: {
      storeIds: SharedComponents['schemas']['StoreId'][];
      /** @description All variants of the product by default. */
      sku?: SharedComponents['schemas']['Sku'];
    };
    Breadcrumb: {
      label: string;
      url?: SharedComponents['schemas']['InShopPath'];
    };
    CatalogAnswer: {
      /** @description All that were found, not only those of this stretch. */
      total: number;
      /** @description As asked for. */
      start: number;
      /** @description As asked for. */
      count: number;
      category?: components['schemas']['Category'];
      breadcrumbs: components['schemas']['Breadcrumb'][];
      products: SharedComponents['schemas']['ProductCard'][];
      /** @description With the values chosen, each counted as if its own facet were not set. */
      facets: components['schemas']['ListingFacet'][];
      sorts: components['schemas']['Sort'][];
    };
    /** @description The category that cgid names. */
    Category: {
      id: components['schemas']['CategoryId'];
      name: string;
      slug: string;
      url: SharedComponents['schemas']['InShopPath'];
      description?: string;
      children: components['schemas']['CategoryLink'][];
      /** @description Under the same parent, without this one. */
      siblings?: components['schemas']['CategoryLink'][];
    };
    CategoryId: string;
    CategoryLink: {
      id: components['schemas']['CategoryId'];
      name: string;
      slug: string;
      url: SharedComponents['schemas']['InShopPath'];
      /** @description Products in it. */
      count?: number;
    };
    /** @description Words without typos. */
    Correction: {
      /** @description The words of the request. */
      original: string;
      corrected: string;
      /** @description Whether the products are those of the corrected words ("Showing results for"); otherwise the original found some ("Did you mean"). */
      applied: boolean;
    };
    CustomAmount: {
      min: SharedComponents['schemas']['Money'];
      max: SharedComponents['schemas']['Money'];
      /** @description Amounts to choose from. */
      suggested: SharedComponents['schemas']['Money'][];
    };
    /** @description productFeatures with labels, others with text. */
    DetailSection: {
      id?: string;
      label: string;
      data: {
        label?: string;
        text?: string;
      }[];
    };
    FacetValue: {
      /** @description For filters; of kind range, low and high with a hyphen between. */
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
       * @description Of a video, what shows before it plays.
       */
      poster?: string;
      model?: components['schemas']['GalleryModel'];
    };
    /** @description The person in a picture. */
    GalleryModel: {
      name: string;
      height: components['schemas']['Measure'];
      /** @description As the options label it. */
      size: string;
    };
    InventoryAnswer: {
      /** @description By sku. */
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
      /** @description The name in filters. */
      id: string;
      label: string;
      /** @enum {string} */
      kind: 'swatch' | 'list' | 'range' | 'category';
      /** @description Of kind range, the lowest that was found. */
      min?: number;
      /** @description Of kind range, the highest that was found. */
      max?: number;
      values: components['schemas']['FacetValue'][];
    };
    MaterialPart: {
      /** @description In the call's language, e.g. Lining. */
      label: string;
      fibers: {
        label: string;
        percent: number;
      }[];
    };
    /** @description A weight or a length in the site's unit. */
    Measure: {
      value: number;
      /** @enum {string} */
      unit: 'g' | 'oz' | 'cm' | 'in';
    };
    OfferReturns: {
      /** @description From delivery on. */
      days: number;
      isFree: boolean;
    };
    OfferShipping: {
      price: SharedComponents['schemas']['Money'];
      country: string;
      /** @description Working days. */
      minDays: number;
      maxDays: number;
    };
    Offers: {
      price: SharedComponents['schemas']['Money'];
      /**
       * Format: date
       * @description The last day of a reduced price.
       */
      validUntil?: string;
      /** @description Standard delivery of one unit; absent for what is sent by e-mail. */
      shipping?: components['schemas']['OfferShipping'];
      /** @description Absent for what cannot be returned. */
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
      /** @description Whether any size of it is in stock. */
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
       * @description With origin and locale.
       */
      url: string;
      pageUrl: SharedComponents['schemas']['InShopPath'];
      /** @description What it is and for whom, in the call's language. */
      kind?: string;
      currency: SharedComponents['schemas']['Currency'];
      /** @description Whether a shopper may ask to be told of new stock. A product without variants and with false is in stock. */
      notifyMe: boolean;
      /** @description Sent by e-mail; false by default. */
      digital?: boolean;
      /** @description false by default. */
      isGiftCard?: boolean;
      /** @description Bounds of giftCardAmount; absent of a product with a fixed price. */
      customAmount?: components['schemas']['CustomAmount'];
      /** @description Points that a loyalty member earns with one unit of this color; absent of gift cards. */
      earnablePoints?: number;
      /** @description Of a product without variants. */
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
        /** @description The page of the size chart, fapi/components/size-chart/{productType}. */
        productType: string;
      };
      seo: {
        title: string;
        description: string;
      };
      /**
       * @description For whom it is cut.
       * @enum {string}
       */
      audience?: 'men' | 'women' | 'kids' | 'unisex';
      /** @description Of one unit in a middle size. */
      weight?: components['schemas']['Measure'];
      /** @description By part, the largest part first. */
      materials?: components['schemas']['MaterialPart'][];
      gallery: components['schemas']['GalleryItem'][];
      colors: components['schemas']['ProductColor'][];
      breadcrumbs: components['schemas']['Breadcrumb'][];
      attributes: components['schemas']['ProductAttribute'][];
      variants: components['schemas']['ProductVariant'][];
      details: components['schemas']['DetailSection'][];
      productJsonLd: components['schemas']['ProductJsonLd'];
    };
    /** @description Structured data for search engines, ready to be written into the page (schema.org). */
    ProductJsonLd: {
      /** @constant */
      '@context': 'https://schema.org';
      /** @constant */
      '@type': 'Product';
      name: string;
      description?: string;
      /** @description The style. */
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
       * @description With origin and locale.
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
      /** @description Whether every part is in stock. */
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
      /** @description Whether every part is in stock. */
      available: boolean;
      parts: components['schemas']['ProductSetPartCard'][];
    };
    /** @description S and six digits, so that it is never a style or a product. */
    ProductSetId: string;
    ProductSetList: {
      productSets: components['schemas']['ProductSetCard'][];
      /** @description Of the last set on the page, shown or not; missing on the last page. */
      next?: components['schemas']['ProductSetId'];
    };
    /** @description Two parts may be of the same product. */
    ProductSetPart: {
      /** @description Units in the set. */
      qty: SharedComponents['schemas']['Quantity'];
      /** @description In the color that the set proposes. */
      product: components['schemas']['ProductDetails'];
    };
    ProductSetPartCard: {
      /** @description In the color that the set proposes. */
      productId: SharedComponents['schemas']['ProductId'];
      masterId: SharedComponents['schemas']['StyleId'];
      name: string;
      pageUrl: SharedComponents['schemas']['InShopPath'];
      /** @description Units in the set. */
      qty: SharedComponents['schemas']['Quantity'];
      image: SharedComponents['schemas']['Picture'];
      /** @description Of one unit. */
      price: components['schemas']['VariantPrice'];
      available: boolean;
    };
    /** @description The sum of the parts in their proposed colors. */
    ProductSetPrice: {
      current: SharedComponents['schemas']['Money'];
      original: SharedComponents['schemas']['Money'];
      currency: SharedComponents['schemas']['Currency'];
    };
    ProductSetsAnswer: {
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
    };
    RecommendedProduct: {
      productId: SharedComponents['schemas']['ProductId'];
      /** @description Of a product with one variant only. */
      sku?: SharedComponents['schemas']['Sku'];
      /** @description The style. */
      itemGroupId: SharedComponents['schemas']['StyleId'];
      title: string;
      kind?: string;
      /** Format: media-url */
      image: string;
      price: components['schemas']['RecommendedPrice'];
      url: SharedComponents['schemas']['InShopPath'];
      /** @description Impressions and clicks are reported by it. */
      recToken: string;
      recommendationId: string;
      /** @description Stars. */
      review_average?: number;
      review_count?: number;
    };
    SearchProductsAnswer: {
      /** @description The words of the request. */
      query: string;
      correction?: components['schemas']['Correction'];
      /** @description The page that a known term leads to, such as "returns"; the products are those of the words all the same. */
      redirectUrl?: SharedComponents['schemas']['InShopPath'];
      /** @description Parts of the words that narrow the products, in the order of the words. They are not selected in facets. */
      understood: components['schemas']['UnderstoodPart'][];
      /** @description Words that no product holds together with the others, and that were left out to find something. */
      omitted: string[];
      /** @description Help pages and articles of the journal that answer the words, the best match first. */
      articles: components['schemas']['ArticleLink'][];
      /** @description All that were found, not only those of this stretch. */
      total: number;
      /** @description As asked for. */
      start: number;
      /** @description As asked for. */
      count: number;
      category?: components['schemas']['Category'];
      breadcrumbs: components['schemas']['Breadcrumb'][];
      products: SharedComponents['schemas']['ProductCard'][];
      /** @description With the values chosen, each counted as if its own facet were not set. */
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
      /** @description Name of the category above it, e.g. Men. */
      parent?: string;
      url: SharedComponents['schemas']['InShopPath'];
    };
    SuggestedProduct: {
      id: SharedComponents['schemas']['ProductId'];
      masterId: SharedComponents['schemas']['StyleId'];
      name: string;
      typed: components['schemas']['TypedRanges'];
      /** @description What it is and for whom, in the call's language. */
      kind?: string;
      pageUrl: SharedComponents['schemas']['InShopPath'];
      /** @description Of the color that the words name, else of the first. */
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
      /** @description The words to search for. */
      text: string;
      typed: components['schemas']['TypedRanges'];
      /** @description The page that this known term leads to. */
      redirectUrl?: SharedComponents['schemas']['InShopPath'];
    };
    /** @description Parts of the text that the shopper has typed, in UTF-16 code units, in order and apart; the others are predicted. */
    TypedRanges: {
      start: number;
      /** @description Of the first code unit behind the range. */
      end: number;
    }[];
    /** @description Words of a search that were read as a filter, such as a color by its family. */
    UnderstoodPart: {
      /** @enum {string} */
      kind: 'category' | 'gender' | 'kind' | 'size' | 'color' | 'price' | 'feature';
      /** @description As the shopper wrote them. */
      words: string;
      /** @description In the call's language, e.g. Red or Size 10. */
      label: string;
      /** @description In the form of parameter filters, to select the same as facets. */
      filters: string[];
      /** @description The search without this part; missing where nothing would remain. */
      queryWithout?: string;
      /** @description Whether the part was given up, as nothing would be found with it. */
      relaxed: boolean;
    };
    VariantInventory: {
      inStock: boolean;
      /** @description Units that can be sold online. */
      quantity: number;
      /** @enum {string} */
      stockStatus: 'IN_STOCK' | 'OUT_OF_STOCK';
    };
    VariantPrice: {
      current: SharedComponents['schemas']['Money'];
      /** @description Before a reduction; the same as current where there is none. */
      original: SharedComponents['schemas']['Money'];
    };
    /**
     * @description similar: of the category of the product, those first that share most with it. alsoBought: what others ordered with it, then what sells best to the same audience. recentlyViewed: the named products themselves.
     * @enum {string}
     */
    WidgetId: 'similar' | 'alsoBought' | 'recentlyViewed';
    WidgetRecommendationsAnswer: {
      widgetId: components['schemas']['WidgetId'];
      /** @description The list: the widget and the style it is for. */
      recommendationId: string;
      products: components['schemas']['RecommendedProduct'][];
    };
  };
  responses: {};
  parameters: {
    /** @description How many products to answer; a page is 24 or 48. */
    Count: number;
    /** @description name=value, several values of one name separated by "|" and meaning or, several names meaning and. cgid=ID names the category, store=ID a store that has units of the product; the others are facets by their id. The name is repeated for each filter. */
    Filters: string[];
    /** @description A style (8 upper-case letters or digits), or a style with its color (11). */
    ProductId: SharedComponents['schemas']['ProductId'];
    Sort: components['schemas']['SortId'];
    /** @description How many products to leave out before the first. */
    Start: number;
  };
  requestBodies: never;
  headers: {};
  pathItems: never;
}
export type ArticleLink = components['schemas']['ArticleLink'];
export type AttributeOption = components['schemas']['AttributeOption'];
export type AutoSuggestAnswer = components['schemas']['AutoSuggestAnswer'];
export type AvailabilityAnswer = components['schemas']['AvailabilityAnswer'];
export type AvailabilityRequest = components['schemas']['AvailabilityRequest'];
export type Breadcrumb = components['schemas']['Breadcrumb'];
export type CatalogAnswer = components['schemas']['CatalogAnswer'];
export type Category = components['schemas']['Category'];
export type CategoryId = components['schemas']['CategoryId'];
export type CategoryLink = components['schemas']['CategoryLink'];
export type Correction = components['schemas']['Correction'];
export type CustomAmount = components['schemas']['CustomAmount'];
export type DetailSection = components['schemas']['DetailSection'];
export type FacetValue = components['schemas']['FacetValue'];
export type GalleryItem = components['schemas']['GalleryItem'];
export type GalleryModel = components['schemas']['GalleryModel'];
export type InventoryAnswer = components['schemas']['InventoryAnswer'];
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
export type ProductSetsAnswer = components['schemas']['ProductSetsAnswer'];
export type ProductVariant = components['schemas']['ProductVariant'];
export type RecommendedPrice = components['schemas']['RecommendedPrice'];
export type RecommendedProduct = components['schemas']['RecommendedProduct'];
export type SearchProductsAnswer = components['schemas']['SearchProductsAnswer'];
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
export type WidgetRecommendationsAnswer = components['schemas']['WidgetRecommendationsAnswer'];
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
        /** @description How many products to leave out before the first. */
        start?: components['parameters']['Start'];
        /** @description How many products to answer; a page is 24 or 48. */
        count?: components['parameters']['Count'];
        sort?: components['parameters']['Sort'];
        /** @description name=value, several values of one name separated by "|" and meaning or, several names meaning and. cgid=ID names the category, store=ID a store that has units of the product; the others are facets by their id. The name is repeated for each filter. */
        filters?: components['parameters']['Filters'];
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
      /** @description The stretch; past the end its products are []. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CatalogAnswer'];
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
        /** @description The shopper's words, or a product's id. */
        q: string;
        /** @description Whether the words are taken as they are, without correction of typos and without interpretation as filters. */
        exact?: boolean;
        /** @description How many products to leave out before the first. */
        start?: components['parameters']['Start'];
        /** @description How many products to answer; a page is 24 or 48. */
        count?: components['parameters']['Count'];
        sort?: components['parameters']['Sort'];
        /** @description name=value, several values of one name separated by "|" and meaning or, several names meaning and. cgid=ID names the category, store=ID a store that has units of the product; the others are facets by their id. The name is repeated for each filter. */
        filters?: components['parameters']['Filters'];
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
      /** @description The stretch; past the end, or where nothing holds the words, its products are []. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SearchProductsAnswer'];
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
        /** @description What the shopper has typed so far; its last word may be unfinished. */
        q: string;
        /** @description Rows of all groups together; 8 on a phone. */
        limit?: number;
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
      /** @description The suggestions; without any, all groups are []. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AutoSuggestAnswer'];
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
        /** @description A style (8 upper-case letters or digits), or a style with its color (11). */
        productId: components['parameters']['ProductId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The product; of a style id, its first color. */
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
        /** @description A style (8 upper-case letters or digits), or a style with its color (11). */
        productId: components['parameters']['ProductId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Of a style id, the skus of all its colors. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InventoryAnswer'];
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
        /** @description A style (8 upper-case letters or digits), or a style with its color (11). */
        productId: components['parameters']['ProductId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description In the order of the shop; [] where no set contains the product. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductSetsAnswer'];
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
        productSetId: components['schemas']['ProductSetId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The set. */
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
        /** @description The `next` of the page before. */
        after?: components['schemas']['ProductSetId'];
        count?: number;
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
      /** @description By their ids. */
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
        /** @description For recentlyViewed the products to show; otherwise the product of the page, and behind it those that are not recommended. */
        productIds: SharedComponents['schemas']['ProductId'][];
        count?: number;
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
      /** @description Best first; of recentlyViewed in the order of productIds. [] for a product that is not known. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WidgetRecommendationsAnswer'];
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
        /** @description A style (8 upper-case letters or digits), or a style with its color (11). */
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
      /** @description One entry for each known store asked for, in the order asked, without those that closed for good. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AvailabilityAnswer'];
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
