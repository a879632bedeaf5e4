import { QueryClient } from '@tanstack/react-query';
import type { CartSlot } from './browser-calls.ts';
import { ServiceError } from '../client/service-error.ts';

/** Milliseconds for which a response is fresh. */
const FRESH = 30_000;
/** Retries of a query without a response or with a server error. */
const RETRIES = 2;

/** Query client of one site and language. Client errors (4xx) are final; mutations are never retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH, retry: shouldRetry },
      mutations: { retry: false },
    },
  });
}

export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= RETRIES || typeof window === 'undefined') return false;
  if (!(error instanceof ServiceError)) return false;
  if (error.isAborted) return false;
  return error.status === undefined || error.status >= 500;
}

const clients = new Map<string, QueryClient>();

/** In browsers one client per locale and cart, which survives navigation; on the server a new one for each request. */
export function getQueryClient(locale: string, cart: CartSlot = 'own'): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  const key = `${locale} ${cart}`;
  const client = clients.get(key) ?? createQueryClient();
  clients.set(key, client);
  return client;
}
