export interface SalePeriod {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Parses an ISO 8601 interval such as 2026-11-27T00:00-0500/2026-11-30T23:59-0500; null if it is invalid or ends before it starts. */
export function parseSalePeriod(text: string): SalePeriod | null {
  const [startsAt, endsAt, ...rest] = text.split('/').map((part) => new Date(part.trim().replace(/([+-]\d\d)(\d\d)$/, '$1:$2')));
  if (!startsAt || !endsAt || rest.length > 0) return null;
  return startsAt.getTime() < endsAt.getTime() ? { startsAt, endsAt } : null;
}
