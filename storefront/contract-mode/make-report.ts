import type { ReceivedResponse } from '#commerce/client/call-hooks.ts';
import { redactBody } from '#contract/redact/redact-body.ts';
import type { ResponseReport } from '#generated/openapi/internal.ts';
import { readReceived } from './read-received.ts';

/** Headers of the service that the gateway passes on; others were added on the way. The server reports all of them. */
const passedOn: ReadonlySet<string> = new Set(['content-type', 'retry-after']);

/** Creates the report of a response. Personal values are masked here, before anything leaves the browser. */
export function makeReport(received: ReceivedResponse): ResponseReport {
  const { call, status, headers } = received;
  const { body, error } = readReceived(received);
  return {
    status,
    path: call.path,
    method: call.method as ResponseReport['method'],
    ...(body === undefined ? {} : { data: redactBody(call.operationId, status, body) }),
    ...(error === undefined ? {} : { error }),
    ...(headers && { headers: Object.fromEntries([...headers].filter(([name]) => passedOn.has(name))) }),
    reportedBy: 'browser',
  };
}
