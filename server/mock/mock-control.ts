import { z } from 'zod';
import { createBadRequestError, createNotFoundError } from '#backend/router/call-error.ts';
import type { OtherRoute } from '#backend/router/create-router.ts';
import { createErrorResponse } from '#backend/router/create-error-response.ts';
import { readMockedCalls, type MockedCalls } from '../environment/mocked-calls.ts';
import { LONGEST_DELAY } from './mock-request.ts';

/** Settings of all requests; they can change at runtime. */
export interface MockSettings {
  calls: MockedCalls;
  /** Milliseconds before each response. */
  delay: number;
}

const change = z.strictObject({
  calls: z.string().optional(),
  delay: z.number().int().min(0).max(LONGEST_DELAY).optional(),
});

/**
 * `PUT /mock/settings` changes forced responses and the delay, `POST /mock/reset` deletes carts and orders. For pages, whose requests have
 * none of the mock's headers.
 */
export function createMockControl(settings: MockSettings, reset: () => void): OtherRoute {
  async function update(request: Request): Promise<Response> {
    try {
      const { calls, delay } = change.parse(await request.json());
      if (calls !== undefined) settings.calls = readMockedCalls(calls);
      if (delay !== undefined) settings.delay = delay;
      return new Response(null, { status: 204 });
    } catch (error) {
      const message = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
      return createErrorResponse(createBadRequestError([message]), crypto.randomUUID());
    }
  }

  return {
    prefix: '/mock/',
    async respond(request) {
      const { pathname } = new URL(request.url);
      if (request.method === 'PUT' && pathname === '/mock/settings') return update(request);
      if (request.method !== 'POST' || pathname !== '/mock/reset')
        return createErrorResponse(createNotFoundError('There is no such setting.'), crypto.randomUUID());
      reset();
      return new Response(null, { status: 204 });
    },
  };
}
