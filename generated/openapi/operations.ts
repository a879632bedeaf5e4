// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { operations as ConsumerOperations } from './consumer.ts';
import type { operations as ContentOperations } from './content.ts';
import type { operations as InternalOperations } from './internal.ts';
import type { operations as PersonalizationOperations } from './personalization.ts';

/** One call of the contract. */
export interface Operation {
  readonly operationId: OperationId;
  /** The OpenAPI document that describes it. */
  readonly area: string;
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  /** With {name} for each of pathParams. */
  readonly path: string;
  readonly pathParams: readonly string[];
  /** A list is written as the name repeated. */
  readonly queryParams: readonly { readonly name: string; readonly required: boolean; readonly list: boolean }[];
  /** Lower case. */
  readonly headers: readonly string[];
  /** Of the request's body; empty when it has none. Each of them carries JSON. */
  readonly contentTypes: readonly string[];
  /** Every status that the contract names. */
  readonly statuses: readonly number[];
}

export type OperationId = keyof OperationTypes;

type Present<Group> = [Exclude<Group, undefined>] extends [never] ? Record<never, never> : Exclude<Group, undefined>;
type GroupOf<Holder, Key extends string> = Holder extends { [Name in Key]?: infer Group } ? Present<Group> : Record<never, never>;
type JsonOf<Holder> = Holder extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Success = 200 | 201 | 202 | 204;

/** What a call takes; query and params after their strings have become numbers, booleans and lists. */
export interface OperationRequest<Id extends OperationId> {
  readonly params: GroupOf<OperationTypes[Id]['parameters'], 'path'>;
  readonly query: GroupOf<OperationTypes[Id]['parameters'], 'query'>;
  readonly headers: GroupOf<OperationTypes[Id]['parameters'], 'header'>;
  readonly body: JsonOf<OperationTypes[Id] extends { requestBody: infer Body } ? Body : never>;
}

type Responses<Id extends OperationId> = OperationTypes[Id]['responses'];

/** What a call answers when it succeeds; undefined when the answer has no body. */
export type OperationAnswer<Id extends OperationId> = {
  [Status in keyof Responses<Id> & Success]: JsonOf<Responses<Id>[Status]>;
}[keyof Responses<Id> & Success];

/** What a call answers when it fails. */
export type OperationFailure<Id extends OperationId> = {
  [Status in Exclude<keyof Responses<Id>, Success>]: JsonOf<Responses<Id>[Status]>;
}[Exclude<keyof Responses<Id>, Success>];

interface OperationTypes extends ConsumerOperations, ContentOperations, InternalOperations, PersonalizationOperations {}

export const operations = [
  {
    operationId: 'createProfile',
    area: 'consumer',
    method: 'POST',
    path: '/consumers-v3/consumer',
    pathParams: [],
    queryParams: [{ name: 'locale', required: false, list: false }],
    headers: [
      'channel',
      'brand',
      'siteid',
      'locale',
      'region',
      'source',
      'clientapp',
      'x-access-key',
      'x-transaction-id',
      'x-correlation-id',
      'x-usid',
    ],
    contentTypes: ['application/json'],
    statuses: [201, 400, 500],
  },
  {
    operationId: 'decide',
    area: 'personalization',
    method: 'POST',
    path: '/api/engine/v1/decide/{brand}',
    pathParams: ['brand'],
    queryParams: [],
    headers: [],
    contentTypes: ['application/json', 'text/plain'],
    statuses: [200, 400],
  },
  {
    operationId: 'getAugmentedPage',
    area: 'content',
    method: 'GET',
    path: '/{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}',
    pathParams: ['mode', 'siteId', 'page'],
    queryParams: [
      { name: 'locale', required: false, list: false },
      { name: 'previewDateTime', required: false, list: false },
    ],
    headers: [
      'channel',
      'brand',
      'siteid',
      'locale',
      'region',
      'source',
      'clientapp',
      'x-access-key',
      'x-transaction-id',
      'x-correlation-id',
      'x-usid',
    ],
    contentTypes: [],
    statuses: [200, 400, 404, 500],
  },
  {
    operationId: 'getCategoryCanvas',
    area: 'content',
    method: 'GET',
    path: '/{mode}/caas/v1/canvas/category/{siteId}/{categoryId}',
    pathParams: ['mode', 'siteId', 'categoryId'],
    queryParams: [
      { name: 'locale', required: false, list: false },
      { name: 'previewDateTime', required: false, list: false },
    ],
    headers: [
      'channel',
      'brand',
      'siteid',
      'locale',
      'region',
      'source',
      'clientapp',
      'x-access-key',
      'x-transaction-id',
      'x-correlation-id',
      'x-usid',
    ],
    contentTypes: [],
    statuses: [200, 400, 404, 500],
  },
  {
    operationId: 'getChildren',
    area: 'content',
    method: 'GET',
    path: '/{mode}/caas/v1/canvas/children/{siteId}/{parentPageSlug}',
    pathParams: ['mode', 'siteId', 'parentPageSlug'],
    queryParams: [
      { name: 'locale', required: false, list: false },
      { name: 'previewDateTime', required: false, list: false },
    ],
    headers: [
      'channel',
      'brand',
      'siteid',
      'locale',
      'region',
      'source',
      'clientapp',
      'x-access-key',
      'x-transaction-id',
      'x-correlation-id',
      'x-usid',
    ],
    contentTypes: [],
    statuses: [200, 400, 404, 500],
  },
  {
    operationId: 'getCollectionsPart',
    area: 'internal',
    method: 'GET',
    path: '/fapi/components/collections',
    pathParams: [],
    queryParams: [
      { name: 'locale', required: false, list: false },
      { name: 'siteId', required: false, list: false },
      { name: 'preview', required: false, list: false },
      { name: 'previewDateTime', required: false, list: false },
    ],
    headers: ['channel', 'brand', 'siteid', 'locale', 'x-transaction-id', 'x-correlation-id', 'x-usid'],
    contentTypes: [],
    statuses: [200, 400, 404, 500],
  },
  {
    operationId: 'getFootSizes',
    area: 'internal',
    method: 'GET',
    path: '/fapi/components/foot-sizes',
    pathParams: [],
    queryParams: [
      { name: 'locale', required: false, list: false },
      { name: 'siteId', required: false, list: false },
      { name: 'preview', required: false, list: false },
      { name: 'previewDateTime', required: false, list: false },
    ],
    headers: ['channel', 'brand', 'siteid', 'locale', 'x-transaction-id', 'x-correlation-id', 'x-usid'],
    contentTypes: [],
    statuses: [200, 400, 404, 500],
  },
  {
    operationId: 'getFooter',
    area: 'content',
    method: 'GET',
    path: '/{mode}/caas/v1/canvas/footer/{siteId}',
    pathParams: ['mode', 'siteId'],
    queryParams: [
      { name: 'locale', required: false, list: false },
      { name: 'previewDateTime', required: false, list: false },
    ],
    headers: [
      'channel',
      'brand',
      'siteid',
      'locale',
      'region',
      'source',
      'clientapp',
      'x-access-key',
      'x-transaction-id',
      'x-correlation-id',
      'x-usid',
    ],
    contentTypes: [],
    statuses: [200, 400, 404, 500],
  },
  {
    operationId: 'getFooterPart',
    area: 'internal',
    method: 'GET',
    path: '/fapi/components/footer',
    pathParams: [],
    queryParams: [
      { name: 'locale', required: false, list: false },
      { name: 'siteId', required: false, list: false },
      { name: 'preview', required: false, list: false },
      { name: 'previewDateTime', required: false, list: false },
    ],
    headers: ['channel', 'brand', 'siteid', 'locale', 'x-transaction-id', 'x-correlation-id', 'x-usid'],
    contentTypes: [],
    statuses: [200, 400, 404, 500],
  },
  {
    operationId: 'getFragment',
    area: 'content',
    method: 'GET',
    path: '/{mode}/caas/v1/canvas/fragment/{fragmentId}',
    pathParams: ['mode', 'fragmentId'],
    queryParams: [
      { name: 'locale', required: false, list: false },
      { name: 'previewDateTime', required: false, list: false },
    ],
    headers: [
      'channel',
      'brand',
      'siteid',
      'locale',
      'region',
      'source',
      'clientapp',
      'x-access-key',
      'x-transaction-id',
      'x-correlation-id',
      'x-usid',
    ],
    contentTypes: [],
    statuses: [200, 400, 404, 500],
  },
  {
    operationId: 'getLocationSelector',
    area: 'internal',
    method: 'GET',
    path: '/fapi/pages/location-selector',
    pathParams: [],
    queryParams: [
      { name: 'locale', required: false, list: false },
      { name: 'siteId', required: false, list: false },
      { name: 'preview', required: false, list: false },
      { name: 'previewDateTime', required: false, list: false },
    ],
    headers: ['channel', 'brand', 'siteid', 'locale', 'x-transaction-id', 'x-correlation-id', 'x-usid'],
    contentTypes: [],
    statuses: [200, 400, 404, 500],
  },
  {
    operationId: 'getMenu',
    area: 'content',
    method: 'GET',
    path: '/{mode}/caas/v1/canvas/menu/{siteId}',
    pathParams: ['mode', 'siteId'],
    queryParams: [
      { name: 'locale', required: false, list: false },
      { name: 'previewDateTime', required: false, list: false },
    ],
    headers: [
      'channel',
      'brand',
      'siteid',
      'locale',
      'region',
      'source',
      'clientapp',
      'x-access-key',
      'x-transaction-id',
      'x-correlation-id',
      'x-usid',
    ],
    contentTypes: [],
    statuses: [200, 400, 404, 500],
  },
  {
    operationId: 'getNamedPage',
    area: 'internal',
    method: 'GET',
    path: '/fapi/pages/{page}',
    pathParams: ['page'],
    queryParams: [
      { name: 'locale', required: false, list: false },
      { name: 'siteId', required: false, list: false },
      { name: 'preview', required: false, list: false },
      { name: 'previewDateTime', required: false, list: false },
    ],
    headers: ['channel', 'brand', 'siteid', 'locale', 'x-transaction-id', 'x-correlation-id', 'x-usid'],
    contentTypes: [],
    statuses: [200, 400, 404, 500],
  },
  {
    operationId: 'getPage',
    area: 'content',
    method: 'GET',
    path: '/{mode}/caas/v1/canvas/page/{siteId}/{page}',
    pathParams: ['mode', 'siteId', 'page'],
    queryParams: [
      { name: 'locale', required: false, list: false },
      { name: 'previewDateTime', required: false, list: false },
    ],
    headers: [
      'channel',
      'brand',
      'siteid',
      'locale',
      'region',
      'source',
      'clientapp',
      'x-access-key',
      'x-transaction-id',
      'x-correlation-id',
      'x-usid',
    ],
    contentTypes: [],
    statuses: [200, 400, 404, 500],
  },
  {
    operationId: 'getPopups',
    area: 'content',
    method: 'GET',
    path: '/{mode}/caas/v1/canvas/popups/{siteId}',
    pathParams: ['mode', 'siteId'],
    queryParams: [
      { name: 'locale', required: false, list: false },
      { name: 'previewDateTime', required: false, list: false },
    ],
    headers: [
      'channel',
      'brand',
      'siteid',
      'locale',
      'region',
      'source',
      'clientapp',
      'x-access-key',
      'x-transaction-id',
      'x-correlation-id',
      'x-usid',
    ],
    contentTypes: [],
    statuses: [200, 400, 404, 500],
  },
  {
    operationId: 'getProductCanvas',
    area: 'content',
    method: 'GET',
    path: '/{mode}/caas/v1/canvas/product/{siteId}/{productId}',
    pathParams: ['mode', 'siteId', 'productId'],
    queryParams: [
      { name: 'locale', required: false, list: false },
      { name: 'previewDateTime', required: false, list: false },
    ],
    headers: [
      'channel',
      'brand',
      'siteid',
      'locale',
      'region',
      'source',
      'clientapp',
      'x-access-key',
      'x-transaction-id',
      'x-correlation-id',
      'x-usid',
    ],
    contentTypes: [],
    statuses: [200, 400, 404, 500],
  },
  {
    operationId: 'getSearchPart',
    area: 'internal',
    method: 'GET',
    path: '/fapi/components/search',
    pathParams: [],
    queryParams: [
      { name: 'locale', required: false, list: false },
      { name: 'siteId', required: false, list: false },
      { name: 'preview', required: false, list: false },
      { name: 'previewDateTime', required: false, list: false },
    ],
    headers: ['channel', 'brand', 'siteid', 'locale', 'x-transaction-id', 'x-correlation-id', 'x-usid'],
    contentTypes: [],
    statuses: [200, 400, 404, 500],
  },
  {
    operationId: 'getServerTime',
    area: 'internal',
    method: 'GET',
    path: '/fapi/server/time',
    pathParams: [],
    queryParams: [],
    headers: [],
    contentTypes: [],
    statuses: [200, 500],
  },
  {
    operationId: 'getSizeChart',
    area: 'internal',
    method: 'GET',
    path: '/fapi/components/size-chart/{productType}',
    pathParams: ['productType'],
    queryParams: [
      { name: 'locale', required: false, list: false },
      { name: 'siteId', required: false, list: false },
      { name: 'preview', required: false, list: false },
      { name: 'previewDateTime', required: false, list: false },
    ],
    headers: ['channel', 'brand', 'siteid', 'locale', 'x-transaction-id', 'x-correlation-id', 'x-usid'],
    contentTypes: [],
    statuses: [200, 400, 404, 500],
  },
  {
    operationId: 'getUtilityPart',
    area: 'internal',
    method: 'GET',
    path: '/fapi/components/utility',
    pathParams: [],
    queryParams: [
      { name: 'locale', required: false, list: false },
      { name: 'siteId', required: false, list: false },
      { name: 'preview', required: false, list: false },
      { name: 'previewDateTime', required: false, list: false },
    ],
    headers: ['channel', 'brand', 'siteid', 'locale', 'x-transaction-id', 'x-correlation-id', 'x-usid'],
    contentTypes: [],
    statuses: [200, 400, 404, 500],
  },
  {
    operationId: 'ingestPerformance',
    area: 'internal',
    method: 'POST',
    path: '/fapi/performance/ingest',
    pathParams: [],
    queryParams: [],
    headers: [],
    contentTypes: ['application/json', 'text/plain'],
    statuses: [204, 400, 500],
  },
  {
    operationId: 'reportResponse',
    area: 'internal',
    method: 'POST',
    path: '/fapi/api/validate-response/{contract}',
    pathParams: ['contract'],
    queryParams: [],
    headers: [],
    contentTypes: ['application/json'],
    statuses: [204, 400, 500],
  },
  {
    operationId: 'searchContent',
    area: 'content',
    method: 'GET',
    path: '/{mode}/caas/v1/canvas/search/{siteId}/{searchType}',
    pathParams: ['mode', 'siteId', 'searchType'],
    queryParams: [
      { name: 'locale', required: false, list: false },
      { name: 'previewDateTime', required: false, list: false },
      { name: 'query', required: false, list: false },
      { name: 'exclude', required: false, list: false },
      { name: 'offset', required: false, list: false },
      { name: 'limit', required: false, list: false },
      { name: 'tagId[]', required: false, list: true },
    ],
    headers: [
      'channel',
      'brand',
      'siteid',
      'locale',
      'region',
      'source',
      'clientapp',
      'x-access-key',
      'x-transaction-id',
      'x-correlation-id',
      'x-usid',
    ],
    contentTypes: [],
    statuses: [200, 400, 500],
  },
  {
    operationId: 'showcase',
    area: 'content',
    method: 'GET',
    path: '/{mode}/caas/v1/canvas/showcase/{siteId}/{docType}',
    pathParams: ['mode', 'siteId', 'docType'],
    queryParams: [
      { name: 'locale', required: false, list: false },
      { name: 'previewDateTime', required: false, list: false },
      { name: 'layoutVariant', required: false, list: false },
      { name: 'limit', required: false, list: false },
    ],
    headers: [
      'channel',
      'brand',
      'siteid',
      'locale',
      'region',
      'source',
      'clientapp',
      'x-access-key',
      'x-transaction-id',
      'x-correlation-id',
      'x-usid',
    ],
    contentTypes: [],
    statuses: [200, 400, 500],
  },
] as const satisfies readonly Operation[];
