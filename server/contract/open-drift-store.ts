import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { DriftStore } from '#contract/drift/drift-store.ts';
import type { Log } from '#backend/ports.ts';
import { createDriftTable } from './drift-table.ts';
import { PendingDrifts } from './pending-drifts.ts';

interface Options {
  /** Folder of the database file. Rows stay in memory if it is absent or not writable. */
  readonly folder?: string;
  readonly contractCommit: string;
  readonly log: Pick<Log, 'warn'>;
}

const driftFile = 'contract-drift.sqlite';

/** Maximum number of stored rows; the least recently seen ones are deleted. */
export const MAX_DRIFTS = 5000;
/** Milliseconds between two writes. */
const WRITE_INTERVAL = 1000;
/** Milliseconds to wait for a lock of another process. The event loop is blocked meanwhile. */
const BUSY_TIMEOUT = 50;

/** Stores drifts in a SQLite file. Writes and notifications happen at most once a second. */
export function openDriftStore({ folder, contractCommit, log }: Options): DriftStore {
  const database = openDatabase(folder, log);
  const table = createDriftTable(database, contractCommit);
  const pending = new PendingDrifts();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setInterval> | undefined;
  let hasFailed = false;
  let isClosed = false;

  return {
    contractCommit,
    record(drifts, source) {
      if (isClosed || drifts.length === 0) return;
      for (const drift of drifts) pending.add(drift, source);
      timer ??= setTimeout(finishInterval, WRITE_INTERVAL).unref();
    },
    list(filter, page = { offset: 0, limit: MAX_DRIFTS }) {
      write();
      return table.list(filter, page);
    },
    count(filter) {
      write();
      return table.count(filter);
    },
    operations() {
      write();
      return table.operations();
    },
    clear() {
      pending.clear();
      table.clear();
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      watch ??= watchOthers();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(watch);
        watch = undefined;
      };
    },
    close() {
      if (isClosed) return;
      clearTimeout(timer);
      clearInterval(watch);
      write();
      isClosed = true;
      listeners.clear();
      database.close();
    },
  };

  function finishInterval(): void {
    timer = undefined;
    write();
    notify();
  }

  function write(): void {
    if (pending.isEmpty) return;
    const { rows, dropped } = pending.take();
    try {
      table.write(rows, MAX_DRIFTS);
      hasFailed = false;
      if (dropped > 0) log.warn('[cairn] [contract] dropped drifts above the limit', { dropped });
    } catch (error) {
      if (!hasFailed) log.warn('[cairn] [contract] could not store drifts', { reason: String(error), rows: rows.length });
      hasFailed = true;
    }
  }

  /** Polls for writes by other processes of this machine while there are subscribers. */
  function watchOthers(): ReturnType<typeof setInterval> {
    let version = table.version();
    return setInterval(() => {
      const now = table.version();
      if (now !== version) notify();
      version = now;
    }, WRITE_INTERVAL).unref();
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }
}

function openDatabase(folder: string | undefined, log: Pick<Log, 'warn'>): DatabaseSync {
  if (folder !== undefined) {
    const file = path.join(folder, driftFile);
    try {
      const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
      return database;
    } catch (error) {
      log.warn('[cairn] [contract] storing drifts in memory only', { file, reason: String(error) });
    }
  }
  return new DatabaseSync(':memory:');
}
