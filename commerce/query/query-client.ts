import { QueryClient } from '@tanstack/react-query';
import type { CartSlot } from './browser-calls.ts';
import { ServiceError } from '../client/service-error.ts';

/** Milliseconds in which an answer counts as fresh. */
const FRESH = 30_000;
/** Further tries of a reading call that got no answer, or one that says the fault is not ours. */
const RETRIES = 2;

/** Cached answers of one site in one language. A refusal (4xx) is final; a changing call is never repeated by itself. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH, retry: mayRetry },
      mutations: { retry: false },
    },
  });
}

export function mayRetry(failures: number, error: unknown): boolean {
  if (failures >= RETRIES || typeof window === 'undefined') return false;
  if (!(error instanceof ServiceError)) return false;
  if (error.isAborted) return false;
  return error.status === undefined || error.status >= 500;
}

const clients = new Map<string, QueryClient>();

/** In a browser, one client for each locale and cart, which outlives the page; on the server, a new one each time. */
export function queryClientOf(locale: string, cart: CartSlot = 'own'): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  const key = `${locale} ${cart}`;
  const client = clients.get(key) ?? createQueryClient();
  clients.set(key, client);
  return client;
}
