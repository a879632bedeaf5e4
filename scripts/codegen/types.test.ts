import createClient from 'openapi-fetch';
import { expectTypeOf, it } from 'vitest';
import type { BlockContentByType, BlockType, CtaButtons, Page } from '#generated/content/types.ts';
import type { ErrorAnswer, Page as ApiPage } from '#generated/openapi/content.ts';
import type { OperationAnswer, OperationFailure, OperationRequest } from '#generated/openapi/operations.ts';
import type { DecideErrorAnswer, DecideRequest } from '#generated/openapi/personalization.ts';
import type { paths } from '#generated/openapi/paths.ts';

it('types requests and answers by operationId', () => {
  expectTypeOf<OperationAnswer<'getServerTime'>>().toEqualTypeOf<{ timestamp: number }>();
  expectTypeOf<OperationAnswer<'ingestPerformance'>>().toEqualTypeOf<undefined>();
  expectTypeOf<OperationAnswer<'createProfile'>['consumerId']>().toEqualTypeOf<string>();
  expectTypeOf<OperationRequest<'searchContent'>['params']['mode']>().toEqualTypeOf<'publish' | 'preview'>();
  expectTypeOf<OperationRequest<'searchContent'>['query']['tagId[]']>().toEqualTypeOf<string[] | undefined>();
  expectTypeOf<OperationRequest<'decide'>['body']>().toEqualTypeOf<DecideRequest>();
  expectTypeOf<OperationFailure<'decide'>>().toEqualTypeOf<DecideErrorAnswer>();
  expectTypeOf<OperationFailure<'getPage'>>().toEqualTypeOf<ErrorAnswer>();
});

it('types the same page in content and in the calls', () => {
  expectTypeOf<Page>().toExtend<ApiPage>();
  expectTypeOf<ApiPage>().toExtend<Page>();
});

it('types each block by its type', () => {
  expectTypeOf<BlockContentByType['cta-buttons']>().toEqualTypeOf<CtaButtons>();
  expectTypeOf<'hero'>().toExtend<BlockType>();
});

it('gives openapi-fetch its paths', () => {
  const client = createClient<paths>({ baseUrl: 'http://localhost' });
  const time = () => client.GET('/fapi/server/time');
  const params = { path: { mode: 'publish', siteId: 'TARNFELL-US', page: 'home' } } as const;
  const page = () => client.GET('/{mode}/caas/v1/canvas/page/{siteId}/{page}', { params });
  expectTypeOf<Awaited<ReturnType<typeof time>>['data']>().toEqualTypeOf<{ timestamp: number } | undefined>();
  expectTypeOf<Awaited<ReturnType<typeof page>>['data']>().toExtend<ApiPage | undefined>();
});
