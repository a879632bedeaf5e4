import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

const lockName = 'cairn.lock';

interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly startedAt: string;
}

/** PGlite itself does not lock its folder, and two processes on one folder lose rows. */
export class DataFolderLockedError extends Error {
  readonly folder: string;
  readonly pid: number;
  constructor(folder: string, holder: Holder) {
    super(
      `[cairn] [database] ${folder} is in use by process ${holder.pid} on ${holder.host} since ${holder.startedAt}. ` +
        'Stop it, or choose another folder with DATA_DIR, or a shared database with DATABASE_URL.',
    );
    this.name = 'DataFolderLockedError';
    this.folder = folder;
    this.pid = holder.pid;
  }
}

function readHolder(file: string): Holder | null {
  try {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof found !== 'object' || found === null) return null;
    const { pid, host, startedAt } = found as Partial<Record<keyof Holder, unknown>>;
    return typeof pid === 'number' && typeof host === 'string' && typeof startedAt === 'string' ? { pid, host, startedAt } : null;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  // Another machine's process cannot be asked; a folder shared that way is refused until its lock is gone.
  if (holder.host !== hostname()) return true;
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function tryCreate(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    const holder: Holder = { pid: process.pid, host: hostname(), startedAt: new Date().toISOString() };
    writeSync(handle, JSON.stringify(holder));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Claims the folder for this process, taking over the lock of one that has ended.
 * Answers the function that gives it back. Throws DataFolderLockedError while another live process holds it.
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, lockName);
  if (!tryCreate(file)) {
    const holder = readHolder(file);
    if (holder && isAlive(holder)) throw new DataFolderLockedError(folder, holder);
    rmSync(file, { force: true });
    if (!tryCreate(file)) throw new DataFolderLockedError(folder, readHolder(file) ?? { pid: 0, host: hostname(), startedAt: 'just now' });
  }
  return () => {
    if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
  };
}
