import type { ErrorCode } from '#generated/errors.ts';
import type { Audience, OperationResponse, OperationId, OperationRequest } from '#generated/openapi/operations.ts';
import type { MockSite } from './catalog/mock-catalog.ts';

/** The caller of an operation. */
export interface MockContext {
  readonly site: MockSite;
  /** Customer of the access token; a new one if the operation requires no token. */
  readonly customer: { readonly id: string; readonly role: Audience };
}

export interface MockCall<Id extends OperationId> extends OperationRequest<Id> {
  readonly context: MockContext;
}

export interface MockReply<Id extends OperationId> {
  /** 200 by default. */
  readonly status?: number;
  readonly body: OperationResponse<Id>;
}

export type MockHandler<Id extends OperationId> = (call: MockCall<Id>) => MockReply<Id> | Promise<MockReply<Id>>;

/** Operations that respond from state or the catalog. All others respond with their example. */
export type MockHandlers = { readonly [Id in OperationId]?: MockHandler<Id> };

/** An error with a code of the contract. */
export class MockError extends Error {
  readonly status: number;
  readonly errorId: ErrorCode;
  constructor(status: number, errorId: ErrorCode, message: string) {
    super(message);
    this.name = 'MockError';
    this.status = status;
    this.errorId = errorId;
  }
}
