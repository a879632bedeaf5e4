import type { QueryClient } from '@tanstack/react-query';
import type { MutationCall, MutationId } from '#generated/openapi/call.ts';

/** Marks the responses stale that the contract names for a mutation; only those on display are fetched again at once. */
export function invalidateQueries(client: QueryClient, { invalidates }: Pick<MutationCall<MutationId>, 'invalidates'>): void {
  for (const reading of invalidates) void client.invalidateQueries({ queryKey: [reading] });
}
