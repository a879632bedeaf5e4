import type { ReceivedResponse } from '#commerce/client/call-hooks.ts';
import type { ContractMode } from '#contract/drift/drift-store.ts';
import { compareResponse, type ComparisonPorts } from './compare-response.ts';
import { readReceived } from './read-received.ts';

/** Queue limit; each response keeps its body in memory. */
const MAX_WAITING = 200;
/** Responses compared without a pause; the process handles other requests between two batches. */
const BATCH = 10;
/** Milliseconds until responses are compared; the page is sent first. */
const DELAY = 100;

interface Waiting {
  readonly received: ReceivedResponse;
  readonly mode: ContractMode;
}

/** Compares responses of this process with the contract, after the requests that needed them. */
export class ServerReports {
  readonly #ports: ComparisonPorts;
  #waiting: Waiting[] = [];
  #dropped = 0;
  #isScheduled = false;

  constructor(ports: ComparisonPorts) {
    this.#ports = ports;
  }

  /** Returns immediately. When the queue is full, the response is dropped and counted. */
  add(received: ReceivedResponse, mode: ContractMode): void {
    if (this.#waiting.length >= MAX_WAITING) {
      this.#dropped += 1;
      return;
    }
    this.#waiting.push({ received, mode });
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setTimeout(() => this.#work(), DELAY).unref();
  }

  #work(): void {
    for (const { received, mode } of this.#waiting.splice(0, BATCH)) this.#compare(received, mode);
    if (this.#waiting.length > 0) {
      setImmediate(() => this.#work());
      return;
    }
    this.#isScheduled = false;
    if (this.#dropped === 0) return;
    this.#ports.log.warn('[cairn] [contract] the queue is full, responses were not compared', { dropped: this.#dropped });
    this.#dropped = 0;
  }

  #compare(received: ReceivedResponse, mode: ContractMode): void {
    const { call, status, headers } = received;
    const { operationId, method, path } = call;
    const { body, error } = readReceived(received);
    const response = { operationId, method, path, status, body, error, ...(headers && { headers: Object.fromEntries(headers) }) };
    try {
      compareResponse(response, { reportedBy: 'server', mode }, this.#ports);
    } catch (fault) {
      this.#ports.log.error('[cairn] [contract] a response could not be compared', { contract: operationId, reason: String(fault) });
    }
  }
}
