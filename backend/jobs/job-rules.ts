import type { JobName, JobPayloads } from './jobs.ts';

/** How a kind of job is worked on. All times are seconds. */
export interface JobRules<Name extends JobName> {
  /** What the job is about: of jobs about the same only one waits or runs, and another that is sent meanwhile is left out. */
  readonly about: (payload: JobPayloads[Name]) => string;
  /** Attempts after the first. */
  readonly retries: number;
  /** Until the second attempt; doubled with each, with some chance added, so that what failed together does not return together. */
  readonly pause: number;
  readonly longestPause: number;
  /** One attempt takes less; a job whose host has ended is begun again after it. */
  readonly expires: number;
  /** Between two looks for jobs whose time has come. New ones that may begin at once wake their worker. */
  readonly looksEvery: number;
  /** At most one begins in so many seconds, on all hosts together, without being sent. */
  readonly repeats?: { readonly every: number; readonly payload: JobPayloads[Name] };
}

/** More than will ever be made: never given up. */
const forEver = 1_000_000_000;
const day = 24 * 60 * 60;

export const jobRules: { readonly [Name in JobName]: JobRules<Name> } = {
  'settle-order': { about: ({ orderId }) => orderId, retries: forEver, pause: 5, longestPause: 600, expires: 30, looksEvery: 5 },
  'send-mail': { about: ({ mailId }) => mailId, retries: 12, pause: 30, longestPause: 3600, expires: 60, looksEvery: 15 },
  purge: {
    about: () => 'everything',
    retries: 5,
    pause: 300,
    longestPause: 3600,
    expires: 900,
    looksEvery: 60,
    repeats: { every: day, payload: {} },
  },
};

export const jobNames = Object.keys(jobRules) as readonly JobName[];
