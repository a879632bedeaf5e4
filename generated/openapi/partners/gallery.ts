// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { OperationValidators } from '../validators.ts';
import * as gallery from '../validators/gallery.js';

export type GalleryOperationId =
  | 'getGalleryService'
  | 'getCategoryMedia'
  | 'getCustomerMedia'
  | 'getMediaStreams'
  | 'getStreamMedia'
  | 'getStreamsMedia'
  | 'reportMedia'
  | 'createStash'
  | 'createUser'
  | 'uploadMedia';

export interface GalleryOperation {
  readonly operationId: GalleryOperationId;
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  /** With {name} for each path parameter. */
  readonly path: string;
  /** Query parameters that may be repeated. */
  readonly lists: readonly string[];
  /** Every status that the contract names. */
  readonly statuses: readonly number[];
}

export const galleryOperations: readonly GalleryOperation[] = [
  { operationId: 'getGalleryService', method: 'GET', path: '/', lists: [], statuses: [200, 400, 401, 403, 429] },
  { operationId: 'getCategoryMedia', method: 'GET', path: '/categories/media/recent', lists: [], statuses: [200, 400, 401, 403, 404, 429] },
  {
    operationId: 'getCustomerMedia',
    method: 'GET',
    path: '/customers/{customerId}/media/recent',
    lists: [],
    statuses: [200, 400, 401, 403, 404, 429],
  },
  { operationId: 'getMediaStreams', method: 'GET', path: '/media/{mediaId}/streams', lists: [], statuses: [200, 400, 401, 403, 404, 429] },
  {
    operationId: 'getStreamMedia',
    method: 'GET',
    path: '/streams/{streamId}/media/recent',
    lists: [],
    statuses: [200, 400, 401, 403, 404, 429],
  },
  {
    operationId: 'getStreamsMedia',
    method: 'GET',
    path: '/streams/media/recent',
    lists: ['streams'],
    statuses: [200, 400, 401, 403, 404, 429],
  },
  {
    operationId: 'reportMedia',
    method: 'POST',
    path: '/media/{mediaId}/reports',
    lists: [],
    statuses: [202, 400, 401, 403, 404, 413, 429],
  },
  { operationId: 'createStash', method: 'POST', path: '/stashes', lists: [], statuses: [201, 400, 401, 403, 404, 413, 429] },
  { operationId: 'createUser', method: 'POST', path: '/users', lists: [], statuses: [201, 400, 401, 403, 413, 422, 429] },
  {
    operationId: 'uploadMedia',
    method: 'POST',
    path: '/users/{userId}/media',
    lists: [],
    statuses: [201, 400, 401, 403, 404, 413, 422, 429],
  },
];

export const galleryValidators: Readonly<Record<GalleryOperationId, OperationValidators>> = {
  createStash: {
    request: { body: gallery.createStashBody },
    bodyRequired: true,
    responses: {
      201: gallery.createStash201,
      400: gallery.createStash400,
      401: gallery.createStash401,
      403: gallery.createStash403,
      404: gallery.createStash404,
      413: gallery.createStash413,
      429: gallery.createStash429,
    },
  },
  createUser: {
    request: { body: gallery.createUserBody },
    bodyRequired: true,
    responses: {
      201: gallery.createUser201,
      400: gallery.createUser400,
      401: gallery.createUser401,
      403: gallery.createUser403,
      413: gallery.createUser413,
      422: gallery.createUser422,
      429: gallery.createUser429,
    },
  },
  getCategoryMedia: {
    request: { query: gallery.getCategoryMediaQuery },
    bodyRequired: false,
    responses: {
      200: gallery.getCategoryMedia200,
      400: gallery.getCategoryMedia400,
      401: gallery.getCategoryMedia401,
      403: gallery.getCategoryMedia403,
      404: gallery.getCategoryMedia404,
      429: gallery.getCategoryMedia429,
    },
  },
  getCustomerMedia: {
    request: { params: gallery.getCustomerMediaParams, query: gallery.getCustomerMediaQuery },
    bodyRequired: false,
    responses: {
      200: gallery.getCustomerMedia200,
      400: gallery.getCustomerMedia400,
      401: gallery.getCustomerMedia401,
      403: gallery.getCustomerMedia403,
      404: gallery.getCustomerMedia404,
      429: gallery.getCustomerMedia429,
    },
  },
  getGalleryService: {
    request: { query: gallery.getGalleryServiceQuery },
    bodyRequired: false,
    responses: {
      200: gallery.getGalleryService200,
      400: gallery.getGalleryService400,
      401: gallery.getGalleryService401,
      403: gallery.getGalleryService403,
      429: gallery.getGalleryService429,
    },
  },
  getMediaStreams: {
    request: { params: gallery.getMediaStreamsParams },
    bodyRequired: false,
    responses: {
      200: gallery.getMediaStreams200,
      400: gallery.getMediaStreams400,
      401: gallery.getMediaStreams401,
      403: gallery.getMediaStreams403,
      404: gallery.getMediaStreams404,
      429: gallery.getMediaStreams429,
    },
  },
  getStreamMedia: {
    request: { params: gallery.getStreamMediaParams, query: gallery.getStreamMediaQuery },
    bodyRequired: false,
    responses: {
      200: gallery.getStreamMedia200,
      400: gallery.getStreamMedia400,
      401: gallery.getStreamMedia401,
      403: gallery.getStreamMedia403,
      404: gallery.getStreamMedia404,
      429: gallery.getStreamMedia429,
    },
  },
  getStreamsMedia: {
    request: { query: gallery.getStreamsMediaQuery },
    bodyRequired: false,
    responses: {
      200: gallery.getStreamsMedia200,
      400: gallery.getStreamsMedia400,
      401: gallery.getStreamsMedia401,
      403: gallery.getStreamsMedia403,
      404: gallery.getStreamsMedia404,
      429: gallery.getStreamsMedia429,
    },
  },
  reportMedia: {
    request: { params: gallery.reportMediaParams, body: gallery.reportMediaBody },
    bodyRequired: true,
    responses: {
      202: gallery.reportMedia202,
      400: gallery.reportMedia400,
      401: gallery.reportMedia401,
      403: gallery.reportMedia403,
      404: gallery.reportMedia404,
      413: gallery.reportMedia413,
      429: gallery.reportMedia429,
    },
  },
  uploadMedia: {
    request: { params: gallery.uploadMediaParams, body: gallery.uploadMediaBody },
    bodyRequired: true,
    responses: {
      201: gallery.uploadMedia201,
      400: gallery.uploadMedia400,
      401: gallery.uploadMedia401,
      403: gallery.uploadMedia403,
      404: gallery.uploadMedia404,
      413: gallery.uploadMedia413,
      422: gallery.uploadMedia422,
      429: gallery.uploadMedia429,
    },
  },
};
