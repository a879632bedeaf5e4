import type { UserData } from '#generated/openapi/consumer.ts';
import type { JobHandlers } from '../jobs/jobs.ts';
import type { Handlers } from '../router/handler.ts';
import type { CustomerTable, Feature } from './feature.ts';
import type { GuestHandover } from './guest-handover.ts';
import { orderRetentions, type Retention } from './retention.ts';
import type { UserDataPart } from './user-data-part.ts';

/** The contributions of all features. */
export interface CollectedFeatures {
  readonly handlers: Handlers;
  readonly jobs: JobHandlers;
  /** In the order in which they must run. */
  readonly retentions: readonly Retention[];
  readonly guestTables: readonly CustomerTable[];
  readonly handovers: readonly GuestHandover[];
  readonly userData: readonly UserDataPart[];
  start(): Promise<void>;
}

/**
 * Joins the features of a list.
 *
 * @param replacements Features outside the list; their handlers and jobs replace those of the list.
 */
export function collectFeatures<const List extends readonly Feature[]>(
  list: List & Complete<List>,
  replacements: readonly Feature[] = [],
): CollectedFeatures {
  const features: readonly Feature[] = [...(list as List), ...replacements];
  return {
    // Complete<List> proves that no handler and no job is missing.
    handlers: Object.assign({}, ...features.map(({ handlers }) => handlers)) as Handlers,
    jobs: Object.assign({}, ...features.map(({ jobs }) => jobs)) as JobHandlers,
    retentions: orderRetentions(features.flatMap(({ retention = [] }) => retention)),
    guestTables: features.flatMap(({ guestTables = [] }) => guestTables),
    handovers: features.flatMap(({ handover }) => handover ?? []),
    userData: features.flatMap(({ userData }) => userData ?? []),
    start: async () => {
      for (const { start } of features) await start?.();
    },
  };
}

type KeysOf<One, Part extends 'handlers' | 'jobs'> = One extends { readonly [Name in Part]: infer Given } ? keyof Given : never;

type Missing<List extends readonly Feature[], Part extends 'handlers' | 'jobs', All> = Exclude<All, KeysOf<List[number], Part>>;

type ExportOf<One> = One extends { readonly userData: { export(...given: never[]): Promise<infer Sections> } } ? keyof Sections : never;

/** Keys that more than one feature has. */
type Repeated<List extends readonly unknown[], Part extends 'handlers' | 'jobs', Seen = never> = List extends readonly [
  infer First,
  ...infer Rest,
]
  ? (KeysOf<First, Part> & Seen) | Repeated<Rest, Part, Seen | KeysOf<First, Part>>
  : never;

/**
 * Unknown for a list in which each operation and each job has exactly one handler and each section of UserData is exported; else an object
 * that names what is missing or repeated.
 */
export type Complete<List extends readonly Feature[]> = Report<{
  missingHandlers: Missing<List, 'handlers', keyof Handlers>;
  missingJobs: Missing<List, 'jobs', keyof JobHandlers>;
  missingUserData: Exclude<keyof UserData, ExportOf<List[number]>>;
  repeatedHandlers: Repeated<List, 'handlers'>;
  repeatedJobs: Repeated<List, 'jobs'>;
}>;

type Report<Problems> = [Problems[keyof Problems]] extends [never] ? unknown : Problems;
