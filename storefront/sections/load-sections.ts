import { ServiceError } from '#commerce/client/service-error.ts';
import type { ScreenRequest } from '../screen/define-screen.ts';
import { NotFoundError } from '../screen/not-found-error.ts';
import type { AnySection, Sections } from './section.ts';

/** Results of the loaders of a screen. */
export interface LoadedSections {
  dataOf(section: AnySection): unknown;
  /** Returns true for a deferred section that failed to load. */
  hasFailed(section: AnySection): boolean;
}

/**
 * Loads all sections of a table and their dependencies in parallel.
 * @param report Logs the failure of a deferred section.
 * @throws The error of the first failed critical section: a redirect, a NotFoundError, or an Error with the section's name
 */
export async function loadSections(
  table: Sections,
  request: ScreenRequest,
  report: (section: AnySection, error: unknown) => void,
): Promise<LoadedSections> {
  const loading = new Map<AnySection, Promise<unknown>>();
  const data = new Map<AnySection, unknown>();
  const failed = new Set<AnySection>();
  /** Failures of critical sections, which also reach the deferred sections that depend on them. */
  const criticalErrors = new Set<unknown>();

  const start = (section: AnySection): Promise<unknown> => {
    const known = loading.get(section);
    if (known) return known;
    const work = run(section);
    loading.set(section, work);
    // The dependent section or the page handles the failure.
    work.catch(() => undefined);
    return work;
  };
  const run = async (section: AnySection): Promise<unknown> => {
    const used = Object.fromEntries(Object.entries(section.uses ?? {}).map(([name, one]) => [name, start(one)]));
    try {
      const loaded = await section.load?.(request, used as never);
      data.set(section, loaded);
      return loaded;
    } catch (error) {
      if (section.isDeferred) {
        failed.add(section);
        if (!criticalErrors.has(error) && !isMissing(section, error)) report(section, error);
        return undefined;
      }
      const failure = criticalErrors.has(error) ? error : toError(section, error);
      criticalErrors.add(failure);
      throw failure;
    }
  };

  await Promise.all(Object.values(table).map(start));
  return { dataOf: (section) => data.get(section), hasFailed: (section) => failed.has(section) };
}

function isMissing({ missing = [] }: AnySection, error: unknown): boolean {
  return error instanceof ServiceError && missing.includes(error.status ?? 0);
}

function toError(section: AnySection, error: unknown): unknown {
  if (error instanceof Response || error instanceof NotFoundError) return error;
  if (isMissing(section, error)) return new NotFoundError(`${section.name}: ${String(error)}`);
  return new Error(`${section.name}: ${String(error)}`, { cause: error });
}
