import { expectTypeOf, it } from 'vitest';
import type { getCart } from '#generated/calls/get-cart.ts';
import type { getCountryList } from '#generated/calls/get-country-list.ts';
import type { BlockContentByType, BlockType, CtaButtons, Page } from '#generated/content/types.ts';
import type { CallInput, Calls, MutationId, ReadingId } from '#generated/openapi/call.ts';
import type { OperationResponse, OperationFailure, OperationRequest } from '#generated/openapi/operations.ts';
import type { DecideErrorResponse, DecideRequest } from '#generated/openapi/personalization.ts';
import type { ErrorResponse, Page as ApiPage } from '#generated/openapi/shared.ts';

it('the generated client types requests and responses by operationId', () => {
  expectTypeOf<OperationResponse<'getServerTime'>>().toEqualTypeOf<{ timestamp: number }>();
  expectTypeOf<OperationResponse<'ingestPerformance'>>().toEqualTypeOf<undefined>();
  expectTypeOf<OperationResponse<'createProfile'>['consumerId']>().toEqualTypeOf<string>();
  expectTypeOf<OperationRequest<'searchContent'>['params']['mode']>().toEqualTypeOf<'publish' | 'preview'>();
  expectTypeOf<OperationRequest<'searchContent'>['query']['tagId[]']>().toEqualTypeOf<string[] | undefined>();
  expectTypeOf<OperationRequest<'decide'>['body']>().toEqualTypeOf<DecideRequest>();
  expectTypeOf<OperationFailure<'decide'>>().toEqualTypeOf<DecideErrorResponse>();
  expectTypeOf<OperationFailure<'getPage'>>().toEqualTypeOf<ErrorResponse>();
});

it('the generated client uses the same page type in content and in the calls', () => {
  expectTypeOf<Page>().toExtend<ApiPage>();
  expectTypeOf<ApiPage>().toExtend<Page>();
});

it('the generated client types each block by its type', () => {
  expectTypeOf<BlockContentByType['cta-buttons']>().toEqualTypeOf<CtaButtons>();
  expectTypeOf<'hero'>().toExtend<BlockType>();
});

it('the generated client types a call’s flat input, and its response', () => {
  expectTypeOf<typeof getCart>().parameter(1).toEqualTypeOf<CallInput<'getCart'>>();
  expectTypeOf<typeof getCart>().returns.resolves.toEqualTypeOf<OperationResponse<'getCart'>>();
  expectTypeOf<CallInput<'updateItem'>>().toHaveProperty('basketId').toEqualTypeOf<string>();
  expectTypeOf<CallInput<'updateItem'>['body']>().toEqualTypeOf<OperationRequest<'updateItem'>['body']>();
});

it('the generated client requires only required parameters, and none that is set automatically', () => {
  expectTypeOf<Parameters<typeof getCountryList>>().toExtend<readonly [calls: Calls, input?: unknown, options?: unknown]>();
  expectTypeOf<[Calls]>().toExtend<Parameters<typeof getCountryList>>();
  expectTypeOf<[Calls]>().not.toExtend<Parameters<typeof getCart>>();
  expectTypeOf<CallInput<'getCart'>>().not.toHaveProperty('locale');
  expectTypeOf<CallInput<'placeOrder'>>().toHaveProperty('idempotency-key');
  expectTypeOf<Exclude<keyof CallInput<'placeOrder'>, 'body' | 'favStoreId' | 'idempotency-key'>>().toEqualTypeOf<never>();
});

it('the generated client distinguishes changing calls from reading ones', () => {
  expectTypeOf<'getAvailability'>().toExtend<ReadingId>();
  expectTypeOf<'addItem'>().toExtend<MutationId>();
  expectTypeOf<Extract<ReadingId, MutationId>>().toEqualTypeOf<never>();
});
