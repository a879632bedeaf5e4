import { expect } from 'vitest';
import type { Operation } from '#generated/openapi/operations.ts';
import { validateErrorResponse } from '#generated/openapi/validators/shared.js';
import { operationValidators } from '#generated/openapi/validators.ts';
import { correlationId } from './call-request.ts';

/** Errors of the protocol, which any operation may have, so that the contract lists them for none. */
const ofProtocol = new Set([405, 406, 413, 415]);

interface ErrorResponse {
  readonly appId: string;
  readonly correlationId: string;
  readonly errorDetails: readonly { readonly errorId: string; readonly message: string }[];
}
interface DecideErrorResponse {
  readonly meta: { readonly code: number; readonly errors: readonly string[] };
}

export interface RejectionBody {
  readonly status: number;
  /** Absent when the contract has an error form of its own. */
  readonly errorId?: string;
  readonly sentences: readonly string[];
}

/** Reads the body of a response that must match the contract in status, body and headers. */
export async function readResponse(operation: Operation, response: Response): Promise<unknown> {
  const { headers, status } = response;
  const text = await response.text();
  const validators = operationValidators[operation.operationId].responses;
  const validate = ofProtocol.has(status) ? (validators[status] ?? validateErrorResponse) : validators[status];
  expect(validate, `${operation.operationId} may not answer ${status}: ${text}`).not.toBeUndefined();
  expect(headers.get('x-correlation-id')).toBe(correlationId);
  expect(headers.get('cache-control')).toBeTruthy();
  if (!validate) {
    expect(text).toBe('');
    return undefined;
  }
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  const body = JSON.parse(text) as unknown;
  expect(validate(structuredClone(body)) ? [] : validate.errors, text).toEqual([]);
  return body;
}

/** Reads a response that must be an error in the contract's form. */
export async function readRejection(operation: Operation, response: Response): Promise<RejectionBody> {
  const { status } = response;
  // Decisions use the error form of their service.
  if (operation.area === 'personalization') {
    const { meta } = (await readResponse(operation, response)) as DecideErrorResponse;
    expect(meta.code).toBe(status);
    return { status, sentences: meta.errors };
  }
  const body = (await readResponse(operation, response)) as ErrorResponse;
  expect([body.appId, body.correlationId]).toEqual(['cairn-backend', correlationId]);
  if (!ofProtocol.has(status))
    expect(operation.errors, `the error codes of ${operation.operationId}`).toContain(body.errorDetails[0]?.errorId);
  return { status, errorId: body.errorDetails[0]?.errorId, sentences: body.errorDetails.map(({ message }) => message) };
}
