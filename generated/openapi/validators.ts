// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { Validator } from '../validator.ts';
import type { OperationId } from './operations.ts';
import * as authentication from './validators/authentication.js';
import * as cart from './validators/cart.js';
import * as consumer from './validators/consumer.js';
import * as content from './validators/content.js';
import * as internal from './validators/internal.js';
import * as orders from './validators/orders.js';
import * as personalization from './validators/personalization.js';
import * as products from './validators/products.js';
import * as utilities from './validators/utilities.js';

export interface OperationValidators {
  /** Those of params, query and headers turn strings into what the schema says, fill defaults in, and change the object they are given. */
  readonly request: {
    readonly params?: Validator<unknown>;
    readonly query?: Validator<unknown>;
    /** Names in lower case. */
    readonly headers?: Validator<unknown>;
    readonly body?: Validator<unknown>;
  };
  readonly bodyRequired: boolean;
  /** By status; null where the answer has no body. */
  readonly responses: Readonly<Record<number, Validator<unknown> | null>>;
}

/** For the backend and for tests; browsers take operations.ts. */
export const operationValidators: Readonly<Record<OperationId, OperationValidators>> = {
  addBillingAddress: {
    request: {
      params: cart.addBillingAddressParams,
      query: cart.addBillingAddressQuery,
      headers: cart.addBillingAddressHeaders,
      body: cart.addBillingAddressBody,
    },
    bodyRequired: true,
    responses: {
      200: cart.addBillingAddress200,
      400: cart.addBillingAddress400,
      401: cart.addBillingAddress401,
      403: cart.addBillingAddress403,
      404: cart.addBillingAddress404,
      409: cart.addBillingAddress409,
      429: cart.addBillingAddress429,
      500: cart.addBillingAddress500,
    },
  },
  addItem: {
    request: { query: cart.addItemQuery, headers: cart.addItemHeaders, body: cart.addItemBody },
    bodyRequired: true,
    responses: {
      200: cart.addItem200,
      400: cart.addItem400,
      401: cart.addItem401,
      403: cart.addItem403,
      404: cart.addItem404,
      409: cart.addItem409,
      429: cart.addItem429,
      500: cart.addItem500,
    },
  },
  addPaymentInstrument: {
    request: {
      params: cart.addPaymentInstrumentParams,
      query: cart.addPaymentInstrumentQuery,
      headers: cart.addPaymentInstrumentHeaders,
      body: cart.addPaymentInstrumentBody,
    },
    bodyRequired: true,
    responses: {
      200: cart.addPaymentInstrument200,
      400: cart.addPaymentInstrument400,
      401: cart.addPaymentInstrument401,
      402: cart.addPaymentInstrument402,
      403: cart.addPaymentInstrument403,
      404: cart.addPaymentInstrument404,
      409: cart.addPaymentInstrument409,
      429: cart.addPaymentInstrument429,
      500: cart.addPaymentInstrument500,
    },
  },
  addShippingAddress: {
    request: {
      params: cart.addShippingAddressParams,
      query: cart.addShippingAddressQuery,
      headers: cart.addShippingAddressHeaders,
      body: cart.addShippingAddressBody,
    },
    bodyRequired: true,
    responses: {
      200: cart.addShippingAddress200,
      400: cart.addShippingAddress400,
      401: cart.addShippingAddress401,
      403: cart.addShippingAddress403,
      404: cart.addShippingAddress404,
      409: cart.addShippingAddress409,
      429: cart.addShippingAddress429,
      500: cart.addShippingAddress500,
    },
  },
  createCart: {
    request: { query: cart.createCartQuery, headers: cart.createCartHeaders },
    bodyRequired: false,
    responses: {
      201: cart.createCart201,
      400: cart.createCart400,
      401: cart.createCart401,
      403: cart.createCart403,
      429: cart.createCart429,
      500: cart.createCart500,
    },
  },
  createCartWithItem: {
    request: { query: cart.createCartWithItemQuery, headers: cart.createCartWithItemHeaders, body: cart.createCartWithItemBody },
    bodyRequired: true,
    responses: {
      201: cart.createCartWithItem201,
      400: cart.createCartWithItem400,
      401: cart.createCartWithItem401,
      403: cart.createCartWithItem403,
      404: cart.createCartWithItem404,
      409: cart.createCartWithItem409,
      429: cart.createCartWithItem429,
      500: cart.createCartWithItem500,
    },
  },
  createProfile: {
    request: { query: consumer.createProfileQuery, headers: consumer.createProfileHeaders, body: consumer.createProfileBody },
    bodyRequired: true,
    responses: {
      201: consumer.createProfile201,
      400: consumer.createProfile400,
      401: consumer.createProfile401,
      429: consumer.createProfile429,
      500: consumer.createProfile500,
    },
  },
  decide: {
    request: { params: personalization.decideParams, body: personalization.decideBody },
    bodyRequired: true,
    responses: { 200: personalization.decide200, 400: personalization.decide400 },
  },
  getAugmentedPage: {
    request: { params: content.getAugmentedPageParams, query: content.getAugmentedPageQuery, headers: content.getAugmentedPageHeaders },
    bodyRequired: false,
    responses: {
      200: content.getAugmentedPage200,
      400: content.getAugmentedPage400,
      401: content.getAugmentedPage401,
      404: content.getAugmentedPage404,
      429: content.getAugmentedPage429,
      500: content.getAugmentedPage500,
    },
  },
  getAvailability: {
    request: {
      params: products.getAvailabilityParams,
      query: products.getAvailabilityQuery,
      headers: products.getAvailabilityHeaders,
      body: products.getAvailabilityBody,
    },
    bodyRequired: true,
    responses: {
      200: products.getAvailability200,
      400: products.getAvailability400,
      401: products.getAvailability401,
      404: products.getAvailability404,
      429: products.getAvailability429,
      500: products.getAvailability500,
    },
  },
  getCart: {
    request: { params: cart.getCartParams, query: cart.getCartQuery, headers: cart.getCartHeaders },
    bodyRequired: false,
    responses: {
      200: cart.getCart200,
      400: cart.getCart400,
      401: cart.getCart401,
      403: cart.getCart403,
      404: cart.getCart404,
      429: cart.getCart429,
      500: cart.getCart500,
    },
  },
  getCatalog: {
    request: { query: products.getCatalogQuery, headers: products.getCatalogHeaders },
    bodyRequired: false,
    responses: {
      200: products.getCatalog200,
      400: products.getCatalog400,
      401: products.getCatalog401,
      404: products.getCatalog404,
      429: products.getCatalog429,
      500: products.getCatalog500,
    },
  },
  getCategoryCanvas: {
    request: { params: content.getCategoryCanvasParams, query: content.getCategoryCanvasQuery, headers: content.getCategoryCanvasHeaders },
    bodyRequired: false,
    responses: {
      200: content.getCategoryCanvas200,
      400: content.getCategoryCanvas400,
      401: content.getCategoryCanvas401,
      404: content.getCategoryCanvas404,
      429: content.getCategoryCanvas429,
      500: content.getCategoryCanvas500,
    },
  },
  getChildren: {
    request: { params: content.getChildrenParams, query: content.getChildrenQuery, headers: content.getChildrenHeaders },
    bodyRequired: false,
    responses: {
      200: content.getChildren200,
      400: content.getChildren400,
      401: content.getChildren401,
      404: content.getChildren404,
      429: content.getChildren429,
      500: content.getChildren500,
    },
  },
  getCollectionsPart: {
    request: { query: internal.getCollectionsPartQuery, headers: internal.getCollectionsPartHeaders },
    bodyRequired: false,
    responses: {
      200: internal.getCollectionsPart200,
      400: internal.getCollectionsPart400,
      404: internal.getCollectionsPart404,
      429: internal.getCollectionsPart429,
      500: internal.getCollectionsPart500,
    },
  },
  getCountryList: {
    request: { query: utilities.getCountryListQuery, headers: utilities.getCountryListHeaders },
    bodyRequired: false,
    responses: {
      200: utilities.getCountryList200,
      400: utilities.getCountryList400,
      401: utilities.getCountryList401,
      429: utilities.getCountryList429,
      500: utilities.getCountryList500,
    },
  },
  getFootSizes: {
    request: { query: internal.getFootSizesQuery, headers: internal.getFootSizesHeaders },
    bodyRequired: false,
    responses: {
      200: internal.getFootSizes200,
      400: internal.getFootSizes400,
      404: internal.getFootSizes404,
      429: internal.getFootSizes429,
      500: internal.getFootSizes500,
    },
  },
  getFooter: {
    request: { params: content.getFooterParams, query: content.getFooterQuery, headers: content.getFooterHeaders },
    bodyRequired: false,
    responses: {
      200: content.getFooter200,
      400: content.getFooter400,
      401: content.getFooter401,
      404: content.getFooter404,
      429: content.getFooter429,
      500: content.getFooter500,
    },
  },
  getFooterPart: {
    request: { query: internal.getFooterPartQuery, headers: internal.getFooterPartHeaders },
    bodyRequired: false,
    responses: {
      200: internal.getFooterPart200,
      400: internal.getFooterPart400,
      404: internal.getFooterPart404,
      429: internal.getFooterPart429,
      500: internal.getFooterPart500,
    },
  },
  getFragment: {
    request: { params: content.getFragmentParams, query: content.getFragmentQuery, headers: content.getFragmentHeaders },
    bodyRequired: false,
    responses: {
      200: content.getFragment200,
      400: content.getFragment400,
      401: content.getFragment401,
      404: content.getFragment404,
      429: content.getFragment429,
      500: content.getFragment500,
    },
  },
  getInventory: {
    request: { params: products.getInventoryParams, query: products.getInventoryQuery, headers: products.getInventoryHeaders },
    bodyRequired: false,
    responses: {
      200: products.getInventory200,
      400: products.getInventory400,
      401: products.getInventory401,
      404: products.getInventory404,
      429: products.getInventory429,
      500: products.getInventory500,
    },
  },
  getLocationSelector: {
    request: { query: internal.getLocationSelectorQuery, headers: internal.getLocationSelectorHeaders },
    bodyRequired: false,
    responses: {
      200: internal.getLocationSelector200,
      400: internal.getLocationSelector400,
      404: internal.getLocationSelector404,
      429: internal.getLocationSelector429,
      500: internal.getLocationSelector500,
    },
  },
  getMenu: {
    request: { params: content.getMenuParams, query: content.getMenuQuery, headers: content.getMenuHeaders },
    bodyRequired: false,
    responses: {
      200: content.getMenu200,
      400: content.getMenu400,
      401: content.getMenu401,
      404: content.getMenu404,
      429: content.getMenu429,
      500: content.getMenu500,
    },
  },
  getNamedPage: {
    request: { params: internal.getNamedPageParams, query: internal.getNamedPageQuery, headers: internal.getNamedPageHeaders },
    bodyRequired: false,
    responses: {
      200: internal.getNamedPage200,
      400: internal.getNamedPage400,
      404: internal.getNamedPage404,
      429: internal.getNamedPage429,
      500: internal.getNamedPage500,
    },
  },
  getOrder: {
    request: { params: orders.getOrderParams, query: orders.getOrderQuery, headers: orders.getOrderHeaders },
    bodyRequired: false,
    responses: {
      200: orders.getOrder200,
      400: orders.getOrder400,
      401: orders.getOrder401,
      403: orders.getOrder403,
      404: orders.getOrder404,
      429: orders.getOrder429,
      500: orders.getOrder500,
    },
  },
  getPage: {
    request: { params: content.getPageParams, query: content.getPageQuery, headers: content.getPageHeaders },
    bodyRequired: false,
    responses: {
      200: content.getPage200,
      400: content.getPage400,
      401: content.getPage401,
      404: content.getPage404,
      429: content.getPage429,
      500: content.getPage500,
    },
  },
  getPaymentMethods: {
    request: { params: cart.getPaymentMethodsParams, query: cart.getPaymentMethodsQuery, headers: cart.getPaymentMethodsHeaders },
    bodyRequired: false,
    responses: {
      200: cart.getPaymentMethods200,
      400: cart.getPaymentMethods400,
      401: cart.getPaymentMethods401,
      403: cart.getPaymentMethods403,
      404: cart.getPaymentMethods404,
      429: cart.getPaymentMethods429,
      500: cart.getPaymentMethods500,
    },
  },
  getPaymentSession: {
    request: { query: cart.getPaymentSessionQuery, headers: cart.getPaymentSessionHeaders },
    bodyRequired: false,
    responses: {
      200: cart.getPaymentSession200,
      400: cart.getPaymentSession400,
      401: cart.getPaymentSession401,
      402: cart.getPaymentSession402,
      403: cart.getPaymentSession403,
      404: cart.getPaymentSession404,
      429: cart.getPaymentSession429,
      500: cart.getPaymentSession500,
    },
  },
  getPopups: {
    request: { params: content.getPopupsParams, query: content.getPopupsQuery, headers: content.getPopupsHeaders },
    bodyRequired: false,
    responses: {
      200: content.getPopups200,
      400: content.getPopups400,
      401: content.getPopups401,
      404: content.getPopups404,
      429: content.getPopups429,
      500: content.getPopups500,
    },
  },
  getProductCanvas: {
    request: { params: content.getProductCanvasParams, query: content.getProductCanvasQuery, headers: content.getProductCanvasHeaders },
    bodyRequired: false,
    responses: {
      200: content.getProductCanvas200,
      400: content.getProductCanvas400,
      401: content.getProductCanvas401,
      404: content.getProductCanvas404,
      429: content.getProductCanvas429,
      500: content.getProductCanvas500,
    },
  },
  getProductDetails: {
    request: {
      params: products.getProductDetailsParams,
      query: products.getProductDetailsQuery,
      headers: products.getProductDetailsHeaders,
    },
    bodyRequired: false,
    responses: {
      200: products.getProductDetails200,
      400: products.getProductDetails400,
      401: products.getProductDetails401,
      404: products.getProductDetails404,
      429: products.getProductDetails429,
      500: products.getProductDetails500,
    },
  },
  getSearchPart: {
    request: { query: internal.getSearchPartQuery, headers: internal.getSearchPartHeaders },
    bodyRequired: false,
    responses: {
      200: internal.getSearchPart200,
      400: internal.getSearchPart400,
      404: internal.getSearchPart404,
      429: internal.getSearchPart429,
      500: internal.getSearchPart500,
    },
  },
  getServerTime: {
    request: { query: internal.getServerTimeQuery, headers: internal.getServerTimeHeaders },
    bodyRequired: false,
    responses: {
      200: internal.getServerTime200,
      400: internal.getServerTime400,
      429: internal.getServerTime429,
      500: internal.getServerTime500,
    },
  },
  getShippingMethods: {
    request: { params: cart.getShippingMethodsParams, query: cart.getShippingMethodsQuery, headers: cart.getShippingMethodsHeaders },
    bodyRequired: false,
    responses: {
      200: cart.getShippingMethods200,
      400: cart.getShippingMethods400,
      401: cart.getShippingMethods401,
      403: cart.getShippingMethods403,
      404: cart.getShippingMethods404,
      429: cart.getShippingMethods429,
      500: cart.getShippingMethods500,
    },
  },
  getSizeChart: {
    request: { params: internal.getSizeChartParams, query: internal.getSizeChartQuery, headers: internal.getSizeChartHeaders },
    bodyRequired: false,
    responses: {
      200: internal.getSizeChart200,
      400: internal.getSizeChart400,
      404: internal.getSizeChart404,
      429: internal.getSizeChart429,
      500: internal.getSizeChart500,
    },
  },
  getUtilityPart: {
    request: { query: internal.getUtilityPartQuery, headers: internal.getUtilityPartHeaders },
    bodyRequired: false,
    responses: {
      200: internal.getUtilityPart200,
      400: internal.getUtilityPart400,
      404: internal.getUtilityPart404,
      429: internal.getUtilityPart429,
      500: internal.getUtilityPart500,
    },
  },
  ingestPerformance: {
    request: { query: internal.ingestPerformanceQuery, headers: internal.ingestPerformanceHeaders, body: internal.ingestPerformanceBody },
    bodyRequired: true,
    responses: { 204: null, 400: internal.ingestPerformance400, 429: internal.ingestPerformance429, 500: internal.ingestPerformance500 },
  },
  issueToken: {
    request: { query: authentication.issueTokenQuery, headers: authentication.issueTokenHeaders, body: authentication.issueTokenBody },
    bodyRequired: true,
    responses: {
      200: authentication.issueToken200,
      400: authentication.issueToken400,
      401: authentication.issueToken401,
      403: authentication.issueToken403,
      409: authentication.issueToken409,
      429: authentication.issueToken429,
      500: authentication.issueToken500,
    },
  },
  placeOrder: {
    request: { query: cart.placeOrderQuery, headers: cart.placeOrderHeaders, body: cart.placeOrderBody },
    bodyRequired: true,
    responses: {
      200: cart.placeOrder200,
      201: cart.placeOrder201,
      400: cart.placeOrder400,
      401: cart.placeOrder401,
      402: cart.placeOrder402,
      403: cart.placeOrder403,
      404: cart.placeOrder404,
      409: cart.placeOrder409,
      429: cart.placeOrder429,
      500: cart.placeOrder500,
    },
  },
  prepareOrder: {
    request: { query: cart.prepareOrderQuery, headers: cart.prepareOrderHeaders, body: cart.prepareOrderBody },
    bodyRequired: true,
    responses: {
      200: cart.prepareOrder200,
      400: cart.prepareOrder400,
      401: cart.prepareOrder401,
      402: cart.prepareOrder402,
      403: cart.prepareOrder403,
      404: cart.prepareOrder404,
      409: cart.prepareOrder409,
      429: cart.prepareOrder429,
      500: cart.prepareOrder500,
    },
  },
  removeBillingAddress: {
    request: {
      params: cart.removeBillingAddressParams,
      query: cart.removeBillingAddressQuery,
      headers: cart.removeBillingAddressHeaders,
      body: cart.removeBillingAddressBody,
    },
    bodyRequired: true,
    responses: {
      200: cart.removeBillingAddress200,
      400: cart.removeBillingAddress400,
      401: cart.removeBillingAddress401,
      403: cart.removeBillingAddress403,
      404: cart.removeBillingAddress404,
      409: cart.removeBillingAddress409,
      429: cart.removeBillingAddress429,
      500: cart.removeBillingAddress500,
    },
  },
  removeItem: {
    request: { query: cart.removeItemQuery, headers: cart.removeItemHeaders, body: cart.removeItemBody },
    bodyRequired: true,
    responses: {
      200: cart.removeItem200,
      400: cart.removeItem400,
      401: cart.removeItem401,
      403: cart.removeItem403,
      404: cart.removeItem404,
      409: cart.removeItem409,
      429: cart.removeItem429,
      500: cart.removeItem500,
    },
  },
  removePaymentInstrument: {
    request: {
      params: cart.removePaymentInstrumentParams,
      query: cart.removePaymentInstrumentQuery,
      headers: cart.removePaymentInstrumentHeaders,
      body: cart.removePaymentInstrumentBody,
    },
    bodyRequired: true,
    responses: {
      200: cart.removePaymentInstrument200,
      400: cart.removePaymentInstrument400,
      401: cart.removePaymentInstrument401,
      403: cart.removePaymentInstrument403,
      404: cart.removePaymentInstrument404,
      409: cart.removePaymentInstrument409,
      429: cart.removePaymentInstrument429,
      500: cart.removePaymentInstrument500,
    },
  },
  removeShippingAddress: {
    request: {
      params: cart.removeShippingAddressParams,
      query: cart.removeShippingAddressQuery,
      headers: cart.removeShippingAddressHeaders,
      body: cart.removeShippingAddressBody,
    },
    bodyRequired: true,
    responses: {
      200: cart.removeShippingAddress200,
      400: cart.removeShippingAddress400,
      401: cart.removeShippingAddress401,
      403: cart.removeShippingAddress403,
      404: cart.removeShippingAddress404,
      409: cart.removeShippingAddress409,
      429: cart.removeShippingAddress429,
      500: cart.removeShippingAddress500,
    },
  },
  reportResponse: {
    request: {
      params: internal.reportResponseParams,
      query: internal.reportResponseQuery,
      headers: internal.reportResponseHeaders,
      body: internal.reportResponseBody,
    },
    bodyRequired: true,
    responses: { 204: null, 400: internal.reportResponse400, 429: internal.reportResponse429, 500: internal.reportResponse500 },
  },
  searchContent: {
    request: { params: content.searchContentParams, query: content.searchContentQuery, headers: content.searchContentHeaders },
    bodyRequired: false,
    responses: {
      200: content.searchContent200,
      400: content.searchContent400,
      401: content.searchContent401,
      429: content.searchContent429,
      500: content.searchContent500,
    },
  },
  searchProducts: {
    request: { query: products.searchProductsQuery, headers: products.searchProductsHeaders },
    bodyRequired: false,
    responses: {
      200: products.searchProducts200,
      400: products.searchProducts400,
      401: products.searchProducts401,
      429: products.searchProducts429,
      500: products.searchProducts500,
    },
  },
  setShippingMethod: {
    request: { query: cart.setShippingMethodQuery, headers: cart.setShippingMethodHeaders, body: cart.setShippingMethodBody },
    bodyRequired: true,
    responses: {
      200: cart.setShippingMethod200,
      400: cart.setShippingMethod400,
      401: cart.setShippingMethod401,
      403: cart.setShippingMethod403,
      404: cart.setShippingMethod404,
      409: cart.setShippingMethod409,
      429: cart.setShippingMethod429,
      500: cart.setShippingMethod500,
    },
  },
  showcase: {
    request: { params: content.showcaseParams, query: content.showcaseQuery, headers: content.showcaseHeaders },
    bodyRequired: false,
    responses: {
      200: content.showcase200,
      400: content.showcase400,
      401: content.showcase401,
      429: content.showcase429,
      500: content.showcase500,
    },
  },
  updateItem: {
    request: { params: cart.updateItemParams, query: cart.updateItemQuery, headers: cart.updateItemHeaders, body: cart.updateItemBody },
    bodyRequired: true,
    responses: {
      200: cart.updateItem200,
      400: cart.updateItem400,
      401: cart.updateItem401,
      403: cart.updateItem403,
      404: cart.updateItem404,
      409: cart.updateItem409,
      429: cart.updateItem429,
      500: cart.updateItem500,
    },
  },
  validateShippingAddress: {
    request: {
      params: cart.validateShippingAddressParams,
      query: cart.validateShippingAddressQuery,
      headers: cart.validateShippingAddressHeaders,
      body: cart.validateShippingAddressBody,
    },
    bodyRequired: true,
    responses: {
      200: cart.validateShippingAddress200,
      400: cart.validateShippingAddress400,
      401: cart.validateShippingAddress401,
      403: cart.validateShippingAddress403,
      404: cart.validateShippingAddress404,
      429: cart.validateShippingAddress429,
      500: cart.validateShippingAddress500,
    },
  },
};
