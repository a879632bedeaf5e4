import { renderToString } from 'react-dom/server';
import type { DriftStore } from '#contract/drift/drift-store.ts';
import type { Json } from '#contract/document/json.ts';
import { renderPage, type PageContext } from '../page.ts';
import { createChangeStream } from './change-stream.ts';
import { ContractsView } from './contracts-view.tsx';
import { clearDriftsPath, contractsPath, readDriftParams, type DriftParams } from './drift-params.ts';
import { createDriftRow, findPlaceOfDrift } from './drift-row.ts';
import { PAGE_SIZE, type DriftsView } from './drifts-view.ts';
import { formatJunitReport } from './junit-report.ts';
import { areas, readDriftFilter } from './read-drift-filter.ts';

export interface ContractPorts {
  readonly drifts: DriftStore;
  /** The OpenAPI document of the shop; the same object every time. */
  readonly document: () => Json;
  /** False for a request that another site's page may have sent. */
  readonly mayChange: (request: Request) => boolean;
  /** Aborted when the server stops. */
  readonly stopping?: AbortSignal;
}

type GetPageContext = (url: URL) => { readonly page: PageContext; readonly brandId: string };

/** Handles the page of contract drift, its exports, its stream of changes and its form; undefined for another path. */
export function createContractsPage({ drifts, document, mayChange, stopping }: ContractPorts, surroundingsOf: GetPageContext) {
  const streamChanges = createChangeStream(drifts, stopping);
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

  return function respond(request: Request): Response | undefined {
    const url = new URL(request.url);
    const params = readDriftParams(url.searchParams);
    switch (url.pathname) {
      case contractsPath: {
        const { page, brandId } = surroundingsOf(url);
        const view = createView(params);
        const body = renderToString(page.styles.wrap(<ContractsView first={view} params={params} />));
        const handover = { page: 'contracts', view, params };
        return renderPage({ ...page, title: 'Contracts | Showcase', lang: 'en', brandId, body, handover });
      }
      case `${contractsPath}/rows`:
        return Response.json(createView(params), { headers });
      case `${contractsPath}/changes`:
        return streamChanges(request);
      case `${contractsPath}.json`:
        return Response.json(createExport(params), { headers });
      case `${contractsPath}.xml`:
        return new Response(formatJunitReport(drifts.list(readDriftFilter(params, drifts.contractCommit))), {
          headers: { ...headers, 'content-type': 'application/xml; charset=utf-8' },
        });
      case clearDriftsPath:
        return clear(request);
      default:
        return undefined;
    }
  };

  function clear(request: Request): Response {
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { ...headers, allow: 'POST' } });
    if (!mayChange(request)) return new Response('Send this form from its own page.\n', { status: 403, headers });
    drifts.clear();
    return new Response(null, { status: 303, headers: { ...headers, location: contractsPath } });
  }

  function createView(params: DriftParams): DriftsView {
    const filter = readDriftFilter(params, drifts.contractCommit);
    const total = drifts.count(filter);
    const lastPage = Math.max(0, Math.ceil(total / PAGE_SIZE) - 1);
    const offset = Math.min(lastPage, Math.max(0, Math.floor((Number(params.offset) || 0) / PAGE_SIZE))) * PAGE_SIZE;
    const found = drifts.list(filter, { offset, limit: PAGE_SIZE });
    // A link to a drift shows it even if it is on a later page.
    const linked = params.drift === '' || found.some(({ id }) => id === params.drift) ? [] : drifts.list({ id: params.drift });
    return {
      rows: [...linked, ...found].map((drift) => createDriftRow(drift, document())),
      offset,
      total,
      stored: drifts.count({}),
      contractCommit: drifts.contractCommit,
      operations: drifts.operations(),
      areas,
    };
  }

  function createExport(params: DriftParams): object {
    const found = drifts
      .list(readDriftFilter(params, drifts.contractCommit))
      .map((drift) => ({ ...drift, contractPointer: findPlaceOfDrift(drift, document()).pointer }));
    return { contractCommit: drifts.contractCommit, total: found.length, drifts: found };
  }
}
