import type { Job } from '../../jobs/job.ts';

export interface SimulationPayload {
  readonly orderId: string;
  /** ISO 8601. Part of the identity, because the next job is queued while the previous one still runs. */
  readonly due: string;
}

/** Applies the due events of an order, and queues the job of the next one. */
export const simulationJob: Job<SimulationPayload> = {
  name: 'simulate-fulfillment',
  getKey: ({ orderId, due }) => `${orderId} ${due}`,
  retries: 20,
  pause: 10,
  longestPause: 600,
  expires: 60,
  pollSeconds: 10,
};
