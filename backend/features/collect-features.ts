import type { UserData } from '#generated/openapi/consumer.ts';
import type { JobWorker } from '../jobs/job.ts';
import type { Handlers } from '../router/handler.ts';
import type { CustomerTable, Feature } from './feature.ts';
import type { EmailClaim, GuestHandover } from './guest-handover.ts';
import { orderRetentions, type Retention } from './retention.ts';
import type { UserDataSource } from './user-data-part.ts';

/** The contributions of all features. */
export interface CollectedFeatures {
  readonly handlers: Handlers;
  readonly jobs: readonly JobWorker[];
  /** In execution order. */
  readonly retentions: readonly Retention[];
  readonly guestTables: readonly CustomerTable[];
  readonly handovers: readonly GuestHandover[];
  readonly emailClaims: readonly EmailClaim[];
  readonly userData: readonly UserDataSource[];
  start(): Promise<void>;
}

/**
 * Merges the features of a list.
 * @param replacements Features outside the list; their handlers and jobs replace those of the list.
 */
export function collectFeatures<const List extends readonly Feature[]>(
  list: List & Complete<List>,
  replacements: readonly Feature[] = [],
): CollectedFeatures {
  const features: readonly Feature[] = [...(list as List), ...replacements];
  return {
    // Complete<List> proves that no handler is missing.
    handlers: Object.assign({}, ...features.map(({ handlers }) => handlers)) as Handlers,
    jobs: [...keepLastByName(features.flatMap(({ jobs = [] }) => jobs))],
    retentions: orderRetentions(features.flatMap(({ retention = [] }) => retention)),
    guestTables: features.flatMap(({ guestTables = [] }) => guestTables),
    handovers: features.flatMap(({ handover }) => handover ?? []),
    emailClaims: features.flatMap(({ emailClaim }) => emailClaim ?? []),
    userData: features.flatMap(({ userData }) => userData ?? []),
    start: async () => {
      for (const { start } of features) await start?.();
    },
  };
}

const keepLastByName = (workers: readonly JobWorker[]): Iterable<JobWorker> =>
  new Map(workers.map((worker) => [worker.job.name, worker])).values();

type OperationsOf<One> = One extends { readonly handlers: infer Given } ? keyof Given : never;

type SectionsOf<One> = One extends { readonly userData: { export(...given: never[]): Promise<infer Sections> } } ? keyof Sections : never;

/** Operations that more than one feature handles. */
type Repeated<List extends readonly unknown[], Seen = never> = List extends readonly [infer First, ...infer Rest]
  ? (OperationsOf<First> & Seen) | Repeated<Rest, Seen | OperationsOf<First>>
  : never;

/**
 * Unknown for a list in which each operation has exactly one handler and each section of UserData is exported; else an object that names
 * missing and repeated ones.
 */
export type Complete<List extends readonly Feature[]> = Report<{
  missingHandlers: Exclude<keyof Handlers, OperationsOf<List[number]>>;
  repeatedHandlers: Repeated<List>;
  missingUserData: Exclude<keyof UserData, SectionsOf<List[number]>>;
}>;

type Report<Problems> = [Problems[keyof Problems]] extends [never] ? unknown : Problems;
