import type { ReceivedResponse } from '#commerce/client/call-hooks.ts';
import { redactBody } from '#contract/redact/redact-body.ts';
import type { ResponseReport } from '#generated/openapi/internal.ts';
import { readReceived } from './read-received.ts';

/**
 * Creates the report of a response. Personal values are masked before anything leaves the browser; headers are left out, because the server
 * compares them.
 */
export function createReport(received: ReceivedResponse): ResponseReport {
  const { call, status } = received;
  const { body, error } = readReceived(received);
  return {
    status,
    path: call.path,
    method: call.method as ResponseReport['method'],
    ...(body === undefined ? {} : { data: redactBody(call.operationId, status, body) }),
    ...(error === undefined ? {} : { error }),
    reportedBy: 'browser',
  };
}
