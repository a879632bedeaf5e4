import type { JobResult, JobWithMetadata } from 'pg-boss';
import type { Log } from '../ports.ts';
import type { JobWorker } from './job.ts';

const getMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs the jobs of one fetch concurrently. Each succeeds or fails by itself. */
export function createBatchHandler({ job: { name }, handle }: JobWorker, log: Log) {
  const runJob = async (job: JobWithMetadata): Promise<JobResult> => {
    const attempt = job.retryCount + 1;
    try {
      const outcome = await handle(job.data, { attempt, signal: job.signal });
      // The store treats a job that has to wait as failed: it runs again after its pause.
      return outcome === 'again' ? { id: job.id, status: 'failed', output: 'again' } : { id: job.id, status: 'completed' };
    } catch (error) {
      const isLast = job.retryCount >= job.retryLimit;
      const data = { job: name, jobId: job.id, payload: job.data, attempt, reason: getMessage(error) };
      if (isLast) log.error(`[cairn] [jobs] ${name} was given up after ${attempt} attempts: ${data.reason}`, data);
      else log.warn(`[cairn] [jobs] ${name} failed and comes again: ${data.reason}`, data);
      return { id: job.id, status: 'failed', output: { message: data.reason } };
    }
  };
  return (jobs: JobWithMetadata[]): Promise<JobResult[]> => Promise.all(jobs.map(runJob));
}
