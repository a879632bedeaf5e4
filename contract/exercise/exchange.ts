import type { Call } from '../document/read-contract.ts';
import type { DrawnRequest } from '../generate/draw-requests.ts';
import { writeRequest, type WrittenRequest } from '../request/write-request.ts';
import { isAllowed } from './is-allowed.ts';
import { validateResponse, type ResponseFault } from './validate-response.ts';
import type { Report } from './report.ts';
import type { ReceivedResponse, Target, Transport } from './target.ts';

export interface Recorded {
  readonly call: Call;
  readonly request: WrittenRequest;
  readonly response: ReceivedResponse | undefined;
}

export interface Exchange {
  /** Undefined without a response. */
  readonly status: number | undefined;
  readonly body: unknown;
  readonly findings: readonly ResponseFault[];
  readonly request: WrittenRequest;
}

export interface Exchanger {
  /** Fills in live ids, sends a request, validates the response and counts it. Findings are returned, not reported. */
  send(call: Call, request: DrawnRequest, accessToken?: string): Promise<Exchange>;
}

export interface ExchangerOptions {
  readonly target: Target;
  readonly transport: Transport;
  readonly report: Report;
  readonly uuid: () => string;
  readonly record?: ((exchange: Recorded) => void) | undefined;
}

/** Statuses of an overloaded server, which trigger a retry. */
const busyStatuses = new Set([503, 504]);

const removeOwnHeaders = (headers: ReceivedResponse['headers'], { ownHeaders }: Target): ReceivedResponse['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.includes(name)));

export function createExchanger({ target, transport, report, uuid, record }: ExchangerOptions): Exchanger {
  return {
    send: async (call, drawn, accessToken) => {
      const request = writeRequest(call, drawn, {
        context: target.context,
        accessToken,
        text: drawn.text,
        contentType: drawn.contentType,
        headers: {
          'x-correlation-id': uuid(),
          ...(call.parameters.some(({ name }) => name === 'idempotency-key') && { 'idempotency-key': uuid() }),
        },
      });
      let received = await transport(request);
      if (!received || busyStatuses.has(received.status)) received = (await transport(request)) ?? received;
      const response = received && { ...received, headers: removeOwnHeaders(received.headers, target) };
      const { body, findings } = validateResponse(call, target.isMock || isAllowed(call, drawn), response);
      report.countResponse(call.operationId, response?.status);
      record?.({ call, request, response });
      return { status: response?.status, body, findings, request };
    },
  };
}

/** A request in one line, as displayed in findings. */
export function describeRequest({ method, target, body }: WrittenRequest, longest = 400): string {
  const line = body === undefined ? `${method} ${target}` : `${method} ${target} ${body}`;
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
