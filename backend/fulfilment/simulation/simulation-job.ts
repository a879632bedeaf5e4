import type { Job } from '../../jobs/job.ts';

export interface SimulationPayload {
  readonly orderId: string;
  /** ISO 8601. The job of an order's next event is sent while that of the previous one still runs. */
  readonly due: string;
}

/** Applies the events of an order that are due, and sends the job of the next one. */
export const simulationJob: Job<SimulationPayload> = {
  name: 'simulate-fulfilment',
  about: ({ orderId, due }) => `${orderId} ${due}`,
  retries: 20,
  pause: 10,
  longestPause: 600,
  expires: 60,
  looksEvery: 10,
};
