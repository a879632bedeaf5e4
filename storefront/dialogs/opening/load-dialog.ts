import type { ComponentType } from 'react';
import type { Commerce } from '#commerce/query/commerce-provider.tsx';
import type { AnyDialog, CommerceRequest, DialogProps } from '../define-dialog.ts';
import { loadLazyMessages } from './lazy-messages.ts';

/** Time-out of critical data in milliseconds; longer than that of a page's call. */
const CRITICAL_LIMIT = 20_000;
/** Time-out of deferred data in milliseconds. */
const DEFERRED_LIMIT = 5_000;

/** A dialog that is about to open. */
export interface Opening {
  readonly name: string;
  readonly params: unknown;
  readonly locale: string;
}

export type AnyDialogProps = DialogProps<unknown, Readonly<Record<string, unknown>>, unknown, unknown>;

/** Everything that a dialog renders from. */
export interface LoadedDialog {
  readonly View: ComponentType<AnyDialogProps>;
  readonly messages: Readonly<Record<string, unknown>>;
  readonly critical: unknown;
  /** Never rejects. */
  readonly deferred: Promise<unknown>;
}

/**
 * Loads code, messages and data of a dialog in parallel.
 * @param openCommerce Opens commerce if the dialog has calls.
 * @throws The error of the critical data, or a TimeoutError.
 */
export async function loadDialog(
  { calls, loadCriticalData, loadDeferredData, messages = {}, view }: AnyDialog,
  { name, params, locale }: Opening,
  openCommerce: () => Promise<Commerce>,
  closed: AbortSignal,
): Promise<LoadedDialog> {
  const commerce = calls?.length ? openCommerce().then(createCommerceRequest) : Promise.resolve(noCommerce);
  const load = <Data>(work: NonNullable<typeof loadCriticalData>, limit: number): Promise<Data> => {
    const signal = AbortSignal.any([closed, AbortSignal.timeout(limit)]);
    return rejectOnAbort(
      commerce.then((request) => work({ params, locale, signal, ...request }) as Promise<Data>),
      signal,
    );
  };
  const deferred = loadDeferredData
    ? load(loadDeferredData, DEFERRED_LIMIT).catch((error: unknown) => {
        if (!closed.aborted) console.warn(`[cairn] [dialog] ${name}: shown without its deferred data`, error);
        return undefined;
      })
    : Promise.resolve(undefined);
  const [{ default: View }, texts, critical] = await Promise.all([
    view(),
    loadLazyMessages(messages, locale),
    loadCriticalData ? load(loadCriticalData, CRITICAL_LIMIT) : commerce.then(() => undefined),
  ]);
  return { View, messages: texts, critical, deferred };
}

/** For definitions without calls; their types give loaders no access to commerce. */
const noCommerce = {} as CommerceRequest;

function createCommerceRequest({ calls, client }: Commerce): CommerceRequest {
  return { calls, query: (options) => client.fetchQuery(options) };
}

function rejectOnAbort<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([work, aborted]);
}
