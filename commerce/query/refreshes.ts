import type { QueryClient } from '@tanstack/react-query';
import type { Key } from './keys.ts';

/** What a changing call does to cached answers: some it replaces with its own answer, others are asked for anew. */
export interface Refreshes {
  readonly replaces: readonly Key[];
  readonly invalidates: readonly Key[];
}

/** Asks anew for what a call has made old; only what is on show is fetched at once. */
export function refresh(client: QueryClient, { invalidates }: Refreshes): void {
  for (const queryKey of invalidates) void client.invalidateQueries({ queryKey });
}
