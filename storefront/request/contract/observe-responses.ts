import type { ObserveResponse } from '#commerce/client/call-hooks.ts';
import type { ContractMode } from '#contract/drift/drift-store.ts';
import type { RequestContext } from '../request-context.ts';
import { isReported } from './is-reported.ts';

/** The observer for the calls of a request; undefined if its responses are not compared. */
export function createResponseObserver(context: RequestContext): ObserveResponse | undefined {
  const { contractReports } = context.services;
  if (!contractReports || !isReported(context)) return undefined;
  const mode = getContractMode(context);
  return (received) => contractReports.server.add(received, mode);
}

export function getContractMode({ mode, services }: Pick<RequestContext, 'mode' | 'services'>): ContractMode {
  if (mode === 'preview') return 'preview';
  return services.isDevelopment ? 'development' : 'production';
}
