// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { Validator } from '../validator.ts';
import * as bodies from './body-validators.js';
import type { OperationId } from './operations.ts';
import * as parameters from './parameter-validators.js';

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
      params: parameters.getCart_params,
      query: parameters.issueToken_query,
      headers: parameters.issueToken_headers,
      body: bodies.cart_BillingAddressInput,
    },
    bodyRequired: true,
    responses: {
      200: bodies.cart_Cart,
      400: bodies.shared_ErrorAnswer,
      401: bodies.shared_ErrorAnswer,
      403: bodies.shared_ErrorAnswer,
      404: bodies.shared_ErrorAnswer,
      409: bodies.shared_ErrorAnswer,
      500: bodies.shared_ErrorAnswer,
    },
  },
  addItem: {
    request: { query: parameters.createCartWithItem_query, headers: parameters.issueToken_headers, body: bodies.cart_AddedItem },
    bodyRequired: true,
    responses: {
      200: bodies.cart_Cart,
      400: bodies.shared_ErrorAnswer,
      401: bodies.shared_ErrorAnswer,
      403: bodies.shared_ErrorAnswer,
      404: bodies.shared_ErrorAnswer,
      409: bodies.shared_ErrorAnswer,
      500: bodies.shared_ErrorAnswer,
    },
  },
  addPaymentInstrument: {
    request: {
      params: parameters.getCart_params,
      query: parameters.issueToken_query,
      headers: parameters.issueToken_headers,
      body: bodies.cart_PaymentInstrumentInput,
    },
    bodyRequired: true,
    responses: {
      200: bodies.cart_Cart,
      400: bodies.shared_ErrorAnswer,
      401: bodies.shared_ErrorAnswer,
      402: bodies.shared_ErrorAnswer,
      403: bodies.shared_ErrorAnswer,
      404: bodies.shared_ErrorAnswer,
      409: bodies.shared_ErrorAnswer,
      500: bodies.shared_ErrorAnswer,
    },
  },
  addShippingAddress: {
    request: {
      params: parameters.getCart_params,
      query: parameters.issueToken_query,
      headers: parameters.issueToken_headers,
      body: bodies.cart_ShippingAddressInput,
    },
    bodyRequired: true,
    responses: {
      200: bodies.cart_Cart,
      400: bodies.shared_ErrorAnswer,
      401: bodies.shared_ErrorAnswer,
      403: bodies.shared_ErrorAnswer,
      404: bodies.shared_ErrorAnswer,
      409: bodies.shared_ErrorAnswer,
      500: bodies.shared_ErrorAnswer,
    },
  },
  createCart: {
    request: { query: parameters.issueToken_query, headers: parameters.issueToken_headers },
    bodyRequired: false,
    responses: {
      201: bodies.cart_Cart,
      400: bodies.shared_ErrorAnswer,
      401: bodies.shared_ErrorAnswer,
      403: bodies.shared_ErrorAnswer,
      500: bodies.shared_ErrorAnswer,
    },
  },
  createCartWithItem: {
    request: { query: parameters.createCartWithItem_query, headers: parameters.issueToken_headers, body: bodies.cart_NewItem },
    bodyRequired: true,
    responses: {
      201: bodies.cart_Cart,
      400: bodies.shared_ErrorAnswer,
      401: bodies.shared_ErrorAnswer,
      403: bodies.shared_ErrorAnswer,
      404: bodies.shared_ErrorAnswer,
      409: bodies.shared_ErrorAnswer,
      500: bodies.shared_ErrorAnswer,
    },
  },
  createProfile: {
    request: { query: parameters.issueToken_query, headers: parameters.issueToken_headers, body: bodies.consumer_ConsumerProfilePayload },
    bodyRequired: true,
    responses: { 201: bodies.consumer_CreatedProfile, 400: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  decide: {
    request: { params: parameters.decide_params, body: bodies.personalization_DecideRequest },
    bodyRequired: true,
    responses: { 200: bodies.personalization_DecideAnswer, 400: bodies.personalization_DecideErrorAnswer },
  },
  getAugmentedPage: {
    request: {
      params: parameters.getAugmentedPage_params,
      query: parameters.getAugmentedPage_query,
      headers: parameters.issueToken_headers,
    },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getAvailability: {
    request: {
      params: parameters.getProductDetails_params,
      query: parameters.issueToken_query,
      headers: parameters.issueToken_headers,
      body: bodies.products_AvailabilityRequest,
    },
    bodyRequired: true,
    responses: {
      200: bodies.products_AvailabilityAnswer,
      400: bodies.shared_ErrorAnswer,
      404: bodies.shared_ErrorAnswer,
      500: bodies.shared_ErrorAnswer,
    },
  },
  getCart: {
    request: { params: parameters.getCart_params, query: parameters.getCart_query, headers: parameters.issueToken_headers },
    bodyRequired: false,
    responses: {
      200: bodies.cart_Cart,
      400: bodies.shared_ErrorAnswer,
      401: bodies.shared_ErrorAnswer,
      403: bodies.shared_ErrorAnswer,
      404: bodies.shared_ErrorAnswer,
      500: bodies.shared_ErrorAnswer,
    },
  },
  getCatalog: {
    request: { query: parameters.getCatalog_query, headers: parameters.issueToken_headers },
    bodyRequired: false,
    responses: {
      200: bodies.products_CatalogAnswer,
      400: bodies.shared_ErrorAnswer,
      404: bodies.shared_ErrorAnswer,
      500: bodies.shared_ErrorAnswer,
    },
  },
  getCategoryCanvas: {
    request: {
      params: parameters.getCategoryCanvas_params,
      query: parameters.getAugmentedPage_query,
      headers: parameters.issueToken_headers,
    },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getChildren: {
    request: { params: parameters.getChildren_params, query: parameters.getAugmentedPage_query, headers: parameters.issueToken_headers },
    bodyRequired: false,
    responses: {
      200: bodies.content_ChildrenAnswer,
      400: bodies.shared_ErrorAnswer,
      404: bodies.shared_ErrorAnswer,
      500: bodies.shared_ErrorAnswer,
    },
  },
  getCollectionsPart: {
    request: { query: parameters.getCollectionsPart_query, headers: parameters.issueToken_headers },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getCountryList: {
    request: { query: parameters.issueToken_query, headers: parameters.issueToken_headers },
    bodyRequired: false,
    responses: { 200: bodies.utilities_CountryListAnswer, 400: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getFootSizes: {
    request: { query: parameters.getCollectionsPart_query, headers: parameters.issueToken_headers },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getFooter: {
    request: { params: parameters.getFooter_params, query: parameters.getAugmentedPage_query, headers: parameters.issueToken_headers },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getFooterPart: {
    request: { query: parameters.getCollectionsPart_query, headers: parameters.issueToken_headers },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getFragment: {
    request: { params: parameters.getFragment_params, query: parameters.getAugmentedPage_query, headers: parameters.issueToken_headers },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getInventory: {
    request: { params: parameters.getProductDetails_params, query: parameters.issueToken_query, headers: parameters.issueToken_headers },
    bodyRequired: false,
    responses: {
      200: bodies.products_InventoryAnswer,
      400: bodies.shared_ErrorAnswer,
      404: bodies.shared_ErrorAnswer,
      500: bodies.shared_ErrorAnswer,
    },
  },
  getLocationSelector: {
    request: { query: parameters.getCollectionsPart_query, headers: parameters.issueToken_headers },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getMenu: {
    request: { params: parameters.getFooter_params, query: parameters.getAugmentedPage_query, headers: parameters.issueToken_headers },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getNamedPage: {
    request: { params: parameters.getNamedPage_params, query: parameters.getCollectionsPart_query, headers: parameters.issueToken_headers },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getOrder: {
    request: { params: parameters.getOrder_params, query: parameters.issueToken_query, headers: parameters.issueToken_headers },
    bodyRequired: false,
    responses: {
      200: bodies.orders_Order,
      400: bodies.shared_ErrorAnswer,
      401: bodies.shared_ErrorAnswer,
      403: bodies.shared_ErrorAnswer,
      404: bodies.shared_ErrorAnswer,
      500: bodies.shared_ErrorAnswer,
    },
  },
  getPage: {
    request: {
      params: parameters.getAugmentedPage_params,
      query: parameters.getAugmentedPage_query,
      headers: parameters.issueToken_headers,
    },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getPaymentMethods: {
    request: { params: parameters.getCart_params, query: parameters.issueToken_query, headers: parameters.issueToken_headers },
    bodyRequired: false,
    responses: {
      200: bodies.cart_PaymentMethodsAnswer,
      400: bodies.shared_ErrorAnswer,
      401: bodies.shared_ErrorAnswer,
      403: bodies.shared_ErrorAnswer,
      404: bodies.shared_ErrorAnswer,
      500: bodies.shared_ErrorAnswer,
    },
  },
  getPaymentSession: {
    request: { query: parameters.getPaymentSession_query, headers: parameters.issueToken_headers },
    bodyRequired: false,
    responses: {
      200: bodies.cart_PaymentSession,
      400: bodies.shared_ErrorAnswer,
      401: bodies.shared_ErrorAnswer,
      402: bodies.shared_ErrorAnswer,
      403: bodies.shared_ErrorAnswer,
      404: bodies.shared_ErrorAnswer,
      500: bodies.shared_ErrorAnswer,
    },
  },
  getPopups: {
    request: { params: parameters.getFooter_params, query: parameters.getAugmentedPage_query, headers: parameters.issueToken_headers },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getProductCanvas: {
    request: {
      params: parameters.getProductCanvas_params,
      query: parameters.getAugmentedPage_query,
      headers: parameters.issueToken_headers,
    },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getProductDetails: {
    request: { params: parameters.getProductDetails_params, query: parameters.issueToken_query, headers: parameters.issueToken_headers },
    bodyRequired: false,
    responses: {
      200: bodies.products_ProductDetails,
      400: bodies.shared_ErrorAnswer,
      404: bodies.shared_ErrorAnswer,
      500: bodies.shared_ErrorAnswer,
    },
  },
  getSearchPart: {
    request: { query: parameters.getCollectionsPart_query, headers: parameters.issueToken_headers },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getServerTime: {
    request: { query: parameters.issueToken_query, headers: parameters.issueToken_headers },
    bodyRequired: false,
    responses: { 200: bodies.internal_ServerTime, 400: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getShippingMethods: {
    request: { params: parameters.getShippingMethods_params, query: parameters.issueToken_query, headers: parameters.issueToken_headers },
    bodyRequired: false,
    responses: {
      200: bodies.cart_ShipmentMethods,
      400: bodies.shared_ErrorAnswer,
      401: bodies.shared_ErrorAnswer,
      403: bodies.shared_ErrorAnswer,
      404: bodies.shared_ErrorAnswer,
      500: bodies.shared_ErrorAnswer,
    },
  },
  getSizeChart: {
    request: { params: parameters.getSizeChart_params, query: parameters.getCollectionsPart_query, headers: parameters.issueToken_headers },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getUtilityPart: {
    request: { query: parameters.getCollectionsPart_query, headers: parameters.issueToken_headers },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  ingestPerformance: {
    request: { query: parameters.issueToken_query, headers: parameters.issueToken_headers, body: bodies.internal_PerformanceBatch },
    bodyRequired: true,
    responses: { 204: null, 400: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  issueToken: {
    request: { query: parameters.issueToken_query, headers: parameters.issueToken_headers, body: bodies.authentication_TokenRequest },
    bodyRequired: true,
    responses: {
      200: bodies.authentication_TokenAnswer,
      400: bodies.shared_ErrorAnswer,
      401: bodies.shared_ErrorAnswer,
      403: bodies.shared_ErrorAnswer,
      409: bodies.shared_ErrorAnswer,
      500: bodies.shared_ErrorAnswer,
    },
  },
  placeOrder: {
    request: { query: parameters.issueToken_query, headers: parameters.placeOrder_headers, body: bodies.cart_PlacedOrder },
    bodyRequired: true,
    responses: {
      200: bodies.orders_Order,
      201: bodies.orders_Order,
      400: bodies.shared_ErrorAnswer,
      401: bodies.shared_ErrorAnswer,
      402: bodies.shared_ErrorAnswer,
      403: bodies.shared_ErrorAnswer,
      404: bodies.shared_ErrorAnswer,
      409: bodies.shared_ErrorAnswer,
      500: bodies.shared_ErrorAnswer,
    },
  },
  prepareOrder: {
    request: { query: parameters.issueToken_query, headers: parameters.issueToken_headers, body: bodies.cart_PreparedOrder },
    bodyRequired: true,
    responses: {
      200: bodies.cart_Cart,
      400: bodies.shared_ErrorAnswer,
      401: bodies.shared_ErrorAnswer,
      402: bodies.shared_ErrorAnswer,
      403: bodies.shared_ErrorAnswer,
      404: bodies.shared_ErrorAnswer,
      409: bodies.shared_ErrorAnswer,
      500: bodies.shared_ErrorAnswer,
    },
  },
  removeBillingAddress: {
    request: {
      params: parameters.getCart_params,
      query: parameters.issueToken_query,
      headers: parameters.issueToken_headers,
      body: bodies.cart_AddressReference,
    },
    bodyRequired: true,
    responses: {
      200: bodies.cart_Cart,
      400: bodies.shared_ErrorAnswer,
      401: bodies.shared_ErrorAnswer,
      403: bodies.shared_ErrorAnswer,
      404: bodies.shared_ErrorAnswer,
      409: bodies.shared_ErrorAnswer,
      500: bodies.shared_ErrorAnswer,
    },
  },
  removeItem: {
    request: { query: parameters.issueToken_query, headers: parameters.issueToken_headers, body: bodies.cart_ItemReference },
    bodyRequired: true,
    responses: {
      200: bodies.cart_Cart,
      400: bodies.shared_ErrorAnswer,
      401: bodies.shared_ErrorAnswer,
      403: bodies.shared_ErrorAnswer,
      404: bodies.shared_ErrorAnswer,
      409: bodies.shared_ErrorAnswer,
      500: bodies.shared_ErrorAnswer,
    },
  },
  removePaymentInstrument: {
    request: {
      params: parameters.getCart_params,
      query: parameters.issueToken_query,
      headers: parameters.issueToken_headers,
      body: bodies.cart_PaymentInstrumentReference,
    },
    bodyRequired: true,
    responses: {
      200: bodies.cart_Cart,
      400: bodies.shared_ErrorAnswer,
      401: bodies.shared_ErrorAnswer,
      403: bodies.shared_ErrorAnswer,
      404: bodies.shared_ErrorAnswer,
      409: bodies.shared_ErrorAnswer,
      500: bodies.shared_ErrorAnswer,
    },
  },
  removeShippingAddress: {
    request: {
      params: parameters.getCart_params,
      query: parameters.issueToken_query,
      headers: parameters.issueToken_headers,
      body: bodies.cart_AddressReference,
    },
    bodyRequired: true,
    responses: {
      200: bodies.cart_Cart,
      400: bodies.shared_ErrorAnswer,
      401: bodies.shared_ErrorAnswer,
      403: bodies.shared_ErrorAnswer,
      404: bodies.shared_ErrorAnswer,
      409: bodies.shared_ErrorAnswer,
      500: bodies.shared_ErrorAnswer,
    },
  },
  reportResponse: {
    request: {
      params: parameters.reportResponse_params,
      query: parameters.issueToken_query,
      headers: parameters.issueToken_headers,
      body: bodies.internal_ResponseReport,
    },
    bodyRequired: true,
    responses: { 204: null, 400: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  searchContent: {
    request: { params: parameters.searchContent_params, query: parameters.searchContent_query, headers: parameters.issueToken_headers },
    bodyRequired: false,
    responses: { 200: bodies.content_SearchAnswer, 400: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  searchProducts: {
    request: { query: parameters.searchProducts_query, headers: parameters.issueToken_headers },
    bodyRequired: false,
    responses: { 200: bodies.products_SearchProductsAnswer, 400: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  setShippingMethod: {
    request: { query: parameters.createCartWithItem_query, headers: parameters.issueToken_headers, body: bodies.cart_ShippingMethodChoice },
    bodyRequired: true,
    responses: {
      200: bodies.cart_Cart,
      400: bodies.shared_ErrorAnswer,
      401: bodies.shared_ErrorAnswer,
      403: bodies.shared_ErrorAnswer,
      404: bodies.shared_ErrorAnswer,
      409: bodies.shared_ErrorAnswer,
      500: bodies.shared_ErrorAnswer,
    },
  },
  showcase: {
    request: { params: parameters.showcase_params, query: parameters.showcase_query, headers: parameters.issueToken_headers },
    bodyRequired: false,
    responses: { 200: bodies.content_ShowcaseAnswer, 400: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  updateItem: {
    request: {
      params: parameters.getCart_params,
      query: parameters.createCartWithItem_query,
      headers: parameters.issueToken_headers,
      body: bodies.cart_ChangedItem,
    },
    bodyRequired: true,
    responses: {
      200: bodies.cart_Cart,
      400: bodies.shared_ErrorAnswer,
      401: bodies.shared_ErrorAnswer,
      403: bodies.shared_ErrorAnswer,
      404: bodies.shared_ErrorAnswer,
      409: bodies.shared_ErrorAnswer,
      500: bodies.shared_ErrorAnswer,
    },
  },
  validateShippingAddress: {
    request: {
      params: parameters.getCart_params,
      query: parameters.issueToken_query,
      headers: parameters.issueToken_headers,
      body: bodies.cart_AddressToValidate,
    },
    bodyRequired: true,
    responses: {
      200: bodies.cart_AddressValidation,
      400: bodies.shared_ErrorAnswer,
      401: bodies.shared_ErrorAnswer,
      403: bodies.shared_ErrorAnswer,
      404: bodies.shared_ErrorAnswer,
      500: bodies.shared_ErrorAnswer,
    },
  },
};
