import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createContractsUrl, contractsPath, type DriftParams } from './drift-params.ts';
import type { DriftsView } from './drifts-view.ts';
import { mergeRows } from './merge-rows.ts';

/** State of updates; `none` before the page's script has run. */
export type Updates = 'none' | 'live' | 'polling' | 'paused';

/** Milliseconds between two requests while no stream is open. */
const POLL_INTERVAL = 5000;
/** Debounce time in milliseconds while typing. */
const TYPING = 200;

interface Drifts {
  readonly view: DriftsView;
  readonly updates: Updates;
  readonly setPaused: (isPaused: boolean) => void;
}

/** Rows that match the parameters, reloaded when parameters or rows change. The address follows the parameters. */
export function useDrifts(first: DriftsView, params: DriftParams): Drifts {
  const [view, setView] = useState(first);
  const [isPaused, setPaused] = useState(false);
  const [stream, setStream] = useState<'none' | 'live' | 'polling'>('none');
  const rowsAddress = createContractsUrl('/rows', { ...params, drift: '' });
  const shownAddress = useRef(rowsAddress);
  const loading = useRef<AbortController>(undefined);

  const load = useEffectEvent(async (): Promise<void> => {
    loading.current?.abort();
    const { signal } = (loading.current = new AbortController());
    const next = await fetchView(rowsAddress, signal);
    if (!next || signal.aborted) return;
    const isUpdate = shownAddress.current === rowsAddress;
    shownAddress.current = rowsAddress;
    setView((known) => (isUpdate ? { ...next, rows: mergeRows(known.rows, next.rows) } : next));
  });

  const pageAddress = createContractsUrl('', params);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (`${location.pathname}${location.search}` !== pageAddress) history.replaceState(null, '', pageAddress);
      if (shownAddress.current !== rowsAddress) void load();
    }, TYPING);
    return () => clearTimeout(timer);
  }, [pageAddress, rowsAddress]);

  useEffect(() => {
    if (isPaused) return undefined;
    const refresh = (): void => {
      if (!document.hidden) void load();
    };
    const source = new EventSource(`${contractsPath}/changes`);
    source.addEventListener('open', () => {
      setStream('live');
      refresh();
    });
    source.addEventListener('change', refresh);
    source.addEventListener('error', () => setStream('polling'));
    const timer = setInterval(() => {
      if (source.readyState !== EventSource.OPEN) refresh();
    }, POLL_INTERVAL);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      source.close();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [isPaused]);

  return { view, updates: isPaused ? 'paused' : stream, setPaused };
}

/** Undefined if the server does not respond; the current rows stay. */
async function fetchView(address: string, signal: AbortSignal): Promise<DriftsView | undefined> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? ((await response.json()) as DriftsView) : undefined;
  } catch {
    return undefined;
  }
}
