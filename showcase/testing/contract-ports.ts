import { vi } from 'vitest';
import type { DriftFilter, DriftPage, StoredDrift } from '#contract/drift/drift-store.ts';
import type { ContractPorts } from '../contracts/create-contracts-page.tsx';

/** Ports with these drifts. `changed` notifies the subscribers of the store; `filters` are those of the calls of `list`. */
export function createContractPorts(rows: readonly StoredDrift[] = []) {
  const listeners = new Set<() => void>();
  const filters: DriftFilter[] = [];
  const clear = vi.fn();
  const ports: ContractPorts = {
    drifts: {
      contractCommit: 'current',
      record: () => undefined,
      list(filter, { offset, limit }: DriftPage = { offset: 0, limit: Infinity }) {
        filters.push(filter);
        return rows.filter(({ id }) => filter.id === undefined || filter.id === id).slice(offset, offset + limit);
      },
      count: () => rows.length,
      operations: () => [...new Set(rows.map(({ operationId }) => operationId))],
      clear,
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      close: () => undefined,
    },
    document: () => ({ paths: {} }),
    mayChange: ({ headers }) => headers.get('origin') === 'http://shop.test',
  };
  return { ports, filters, clear, listeners, changed: () => listeners.forEach((listener) => listener()) };
}
