import pTimeout from 'p-timeout';
import type { OrderPorts } from '../order-ports.ts';
import type { OrderRecord } from '../order-record.ts';

/** Time-outs of partners in milliseconds: per request, and for all requests of a settlement attempt. */
export interface PartnerTimeouts {
  readonly reserve: number;
  readonly other: number;
  readonly total: number;
}

/** Sends requests to a tender's provider within the time-out of an attempt. */
export interface PartnerRequester {
  /** Returns undefined if the outcome is unknown. */
  request<Result>(what: 'reserve' | 'find' | 'confirm' | 'release', call: () => Promise<Result>): Promise<Result | undefined>;
}

export function createPartnerRequester(
  { log }: Pick<OrderPorts, 'log'>,
  { number }: Pick<OrderRecord, 'number'>,
  timeouts: PartnerTimeouts,
): PartnerRequester {
  let left = timeouts.total;
  return {
    async request(what, call) {
      const milliseconds = Math.min(left, what === 'reserve' ? timeouts.reserve : timeouts.other);
      const began = performance.now();
      try {
        if (milliseconds <= 0) throw new Error('no time is left to ask');
        return await pTimeout(call(), { milliseconds, message: `no answer within ${Math.round(milliseconds)} ms` });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        log.warn(`[cairn] [orders] ${number}: the outcome of "${what}" is unknown: ${reason}`, { orderNumber: number, what, reason });
        return undefined;
      } finally {
        left -= performance.now() - began;
      }
    },
  };
}
