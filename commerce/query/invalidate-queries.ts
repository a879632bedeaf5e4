import type { QueryClient } from '@tanstack/react-query';
import type { MutationCall, MutationId } from '#generated/openapi/call.ts';

/** Invalidates the queries that the contract lists for a mutation; only active ones are refetched at once. */
export function invalidateQueries(client: QueryClient, { invalidates }: Pick<MutationCall<MutationId>, 'invalidates'>): void {
  for (const reading of invalidates) void client.invalidateQueries({ queryKey: [reading] });
}
