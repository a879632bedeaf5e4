import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DataFolderError, openPrivateFolder } from './private-folder.ts';
import { getProcessStart } from './get-process-start.ts';

const lockName = 'cairn.lock';
/** Milliseconds between the heartbeats of a holder. */
const BEAT = 1000;
/** Milliseconds without a heartbeat after which a holder is dead, even a very busy one. */
const TIMEOUT = 8000;

interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly startedAt: string;
  /** Start time of the process (process-birth.ts); absent if the system does not report it. */
  readonly birth?: string;
}

/** Thrown because PGlite itself does not lock its folder, and two processes on one folder lose rows. */
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

/** Lock files of this process: another lock with its process number is an earlier process's. */
const held = new Set<string>();

/**
 * Locks the folder for this process and takes over the lock of an ended one. A restarted container may find its own process number or
 * another host name in its old lock; both are recognized as stale.
 * @param watch Milliseconds to wait for a heartbeat of a holder on another machine.
 * @returns A function that releases the folder.
 * @throws DataFolderLockedError while another live process holds it, and DataFolderError if it is not writable.
 */
export async function lockDataFolder(folder: string, watch = TIMEOUT): Promise<() => void> {
  openPrivateFolder(folder);
  const file = path.join(folder, lockName);
  if (!tryCreate(file, folder)) {
    const text = readText(file);
    const holder = parseHolder(text);
    if (holder && (await isAlive(holder, file, watch))) throw new DataFolderLockedError(folder, holder);
    removeLock(file, text);
    if (!tryCreate(file, folder)) throw new DataFolderLockedError(folder, parseHolder(readText(file)) ?? describeThisProcess());
  }
  held.add(file);
  const beat = setInterval(() => touch(file), BEAT);
  beat.unref();
  return () => {
    clearInterval(beat);
    const holder = parseHolder(readText(file));
    if (held.delete(file) && holder?.pid === process.pid && holder.host === hostname()) rmSync(file, { force: true });
  };
}

async function isAlive(holder: Holder, file: string, watch: number): Promise<boolean> {
  // A process on another machine cannot be checked, but touches its lock while it runs.
  if (holder.host !== hostname()) return isTouched(file, watch);
  if (holder.pid === process.pid) return held.has(file);
  if (!fileExists(holder.pid)) return false;
  return holder.birth === undefined || holder.birth === getProcessStart(holder.pid);
}

async function isTouched(file: string, watch: number): Promise<boolean> {
  const getTouchedAt = (): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  const first = getTouchedAt();
  const until = performance.now() + watch;
  while (performance.now() < until) {
    await setTimeout(Math.min(BEAT, watch));
    if (getTouchedAt() !== first) return true;
  }
  return false;
}

function fileExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function describeThisProcess(): Holder {
  const birth = getProcessStart(process.pid);
  return { pid: process.pid, host: hostname(), startedAt: new Date().toISOString(), ...(birth === undefined ? {} : { birth }) };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function parseHolder(text: string): Holder | null {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== 'object' || found === null) return null;
    const { pid, host, startedAt, birth } = found as Partial<Record<keyof Holder, unknown>>;
    if (typeof pid !== 'number' || typeof host !== 'string' || typeof startedAt !== 'string') return null;
    return { pid, host, startedAt, ...(typeof birth === 'string' ? { birth } : {}) };
  } catch {
    return null;
  }
}

function tryCreate(file: string, folder: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600);
    writeSync(handle, JSON.stringify(describeThisProcess()));
    closeSync(handle);
    return true;
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    throw new DataFolderError(folder, code);
  }
}

/** Removes only the lock that was checked, because a process that started at the same time may have replaced it. */
function removeLock(file: string, judged: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readText(aside) === judged) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

function touch(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // The folder was deleted together with its lock.
  }
}
