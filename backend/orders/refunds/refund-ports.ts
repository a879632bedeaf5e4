import type { OrderPorts } from '../order-ports.ts';

/** Ports of everything that gives money back. */
export type RefundPorts = Pick<OrderPorts, 'clock' | 'db' | 'deliveryKinds' | 'ids' | 'jobs' | 'log' | 'tenderKinds'>;
