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
  createProfile: {
    request: {
      query: parameters.createProfile_query,
      headers: parameters.createProfile_headers,
      body: bodies.consumer_ConsumerProfilePayload,
    },
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
      headers: parameters.createProfile_headers,
    },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getCategoryCanvas: {
    request: {
      params: parameters.getCategoryCanvas_params,
      query: parameters.getAugmentedPage_query,
      headers: parameters.createProfile_headers,
    },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getChildren: {
    request: { params: parameters.getChildren_params, query: parameters.getAugmentedPage_query, headers: parameters.createProfile_headers },
    bodyRequired: false,
    responses: {
      200: bodies.content_ChildrenAnswer,
      400: bodies.shared_ErrorAnswer,
      404: bodies.shared_ErrorAnswer,
      500: bodies.shared_ErrorAnswer,
    },
  },
  getCollectionsPart: {
    request: { query: parameters.getCollectionsPart_query, headers: parameters.getCollectionsPart_headers },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getFootSizes: {
    request: { query: parameters.getCollectionsPart_query, headers: parameters.getCollectionsPart_headers },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getFooter: {
    request: { params: parameters.getFooter_params, query: parameters.getAugmentedPage_query, headers: parameters.createProfile_headers },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getFooterPart: {
    request: { query: parameters.getCollectionsPart_query, headers: parameters.getCollectionsPart_headers },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getFragment: {
    request: { params: parameters.getFragment_params, query: parameters.getAugmentedPage_query, headers: parameters.createProfile_headers },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getLocationSelector: {
    request: { query: parameters.getCollectionsPart_query, headers: parameters.getCollectionsPart_headers },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getMenu: {
    request: { params: parameters.getFooter_params, query: parameters.getAugmentedPage_query, headers: parameters.createProfile_headers },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getNamedPage: {
    request: {
      params: parameters.getNamedPage_params,
      query: parameters.getCollectionsPart_query,
      headers: parameters.getCollectionsPart_headers,
    },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getPage: {
    request: {
      params: parameters.getAugmentedPage_params,
      query: parameters.getAugmentedPage_query,
      headers: parameters.createProfile_headers,
    },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getPopups: {
    request: { params: parameters.getFooter_params, query: parameters.getAugmentedPage_query, headers: parameters.createProfile_headers },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getProductCanvas: {
    request: {
      params: parameters.getProductCanvas_params,
      query: parameters.getAugmentedPage_query,
      headers: parameters.createProfile_headers,
    },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getSearchPart: {
    request: { query: parameters.getCollectionsPart_query, headers: parameters.getCollectionsPart_headers },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getServerTime: { request: {}, bodyRequired: false, responses: { 200: bodies.internal_ServerTime, 500: bodies.shared_ErrorAnswer } },
  getSizeChart: {
    request: {
      params: parameters.getSizeChart_params,
      query: parameters.getCollectionsPart_query,
      headers: parameters.getCollectionsPart_headers,
    },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  getUtilityPart: {
    request: { query: parameters.getCollectionsPart_query, headers: parameters.getCollectionsPart_headers },
    bodyRequired: false,
    responses: { 200: bodies.page_Page, 400: bodies.shared_ErrorAnswer, 404: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  ingestPerformance: {
    request: { body: bodies.internal_PerformanceBatch },
    bodyRequired: true,
    responses: { 204: null, 400: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  reportResponse: {
    request: { params: parameters.reportResponse_params, body: bodies.internal_ResponseReport },
    bodyRequired: true,
    responses: { 204: null, 400: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  searchContent: {
    request: { params: parameters.searchContent_params, query: parameters.searchContent_query, headers: parameters.createProfile_headers },
    bodyRequired: false,
    responses: { 200: bodies.content_SearchAnswer, 400: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
  showcase: {
    request: { params: parameters.showcase_params, query: parameters.showcase_query, headers: parameters.createProfile_headers },
    bodyRequired: false,
    responses: { 200: bodies.content_ShowcaseAnswer, 400: bodies.shared_ErrorAnswer, 500: bodies.shared_ErrorAnswer },
  },
};
