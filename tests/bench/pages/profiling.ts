import { Session, type Profiler } from 'node:inspector/promises';
import { constants, PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics } from 'node:v8';

/** A process's time by function. */
export interface TimeSpent {
  /** Milliseconds by function and file, highest first. */
  readonly functions: readonly (readonly [name: string, milliseconds: number])[];
  /** The same including called functions. */
  readonly totals: readonly (readonly [name: string, milliseconds: number])[];
  /** Bytes by which the old generation grew. */
  readonly old: number;
  /** Full garbage collections meanwhile, which shrink it. */
  readonly collections: number;
}

const MAX_ROWS = 45;
/** Sampling interval. */
const MICROSECONDS = 200;

/** For the server's process: starts profiling on `profile`, and responds with the results on `profiled`. */
export function handleProfiling(): void {
  const session = new Session();
  let [old, collections] = [0, 0];
  const observer = new PerformanceObserver((list) => {
    collections += list.getEntries().filter(isFullCollection).length;
  });
  process.on('message', (message) => {
    if (message === 'profile') void begin().then(() => process.send?.('begun'));
    if (message === 'profiled')
      void session
        .post('Profiler.stop')
        .then(({ profile }) => process.send?.({ ...summarize(profile), old: getOldGenerationBytes() - old, collections }));
  });
  async function begin(): Promise<void> {
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: MICROSECONDS });
    await session.post('Profiler.start');
    [old, collections] = [getOldGenerationBytes(), 0];
    observer.observe({ entryTypes: ['gc'] });
  }
}

function isFullCollection(entry: object): boolean {
  return 'detail' in entry && (entry.detail as { readonly kind: number }).kind === constants.NODE_PERFORMANCE_GC_MAJOR;
}

function getOldGenerationBytes(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? 0;
}

function getName({ functionName, url, lineNumber }: Profiler.ProfileNode['callFrame']): string {
  const place = url.replace(/^.*\/(?=[^/]+\/[^/]+$)/, '');
  return `${functionName === '' ? '(anonymous)' : functionName} ${place === '' ? '' : `${place}:${lineNumber + 1}`}`;
}

function summarize({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Pick<TimeSpent, 'functions' | 'totals'> {
  const own = new Map<number, number>();
  for (const [index, id] of samples.entries()) own.set(id, (own.get(id) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const byId = new Map(nodes.map((node) => [node.id, getName(node.callFrame)]));
  const functions = new Map<string, number>();
  const totals = new Map<string, number>();
  for (const [id, milliseconds] of own) {
    const name = byId.get(id) ?? '';
    functions.set(name, (functions.get(name) ?? 0) + milliseconds);
    const above = new Set<string>();
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) above.add(byId.get(at) ?? '');
    for (const each of above) totals.set(each, (totals.get(each) ?? 0) + milliseconds);
  }
  const getLongest = (times: ReadonlyMap<string, number>) => [...times].toSorted(([, one], [, other]) => other - one).slice(0, MAX_ROWS);
  return { functions: getLongest(functions), totals: getLongest(totals) };
}
