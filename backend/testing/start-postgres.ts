import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface ThrowawayPostgres {
  readonly url: string;
  /** Restarts the server on its data: `fast` rolls back transactions, `immediate` is a crash. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  /** Stops the server and deletes its files. */
  stop(): Promise<void>;
}

export type PostgresStart = { readonly postgres: ThrowawayPostgres } | { readonly postgres: null; readonly reason: string };

/** The newest PostgreSQL programs: from POSTGRES_BIN, Debian's folders, or PATH. */
function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const inPath = (process.env.PATH ?? '').split(path.delimiter);
  const folders = [process.env.POSTGRES_BIN ?? '', ...versions.map((version) => path.join(debian, version, 'bin')), ...inPath];
  return (
    folders.find((folder) => folder !== '' && existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres'))) ?? null
  );
}

/** Reason why PostgreSQL cannot be started on this machine; null if it can. */
export function findPostgresObstacle(): string | null {
  if (!findPrograms()) return 'no initdb and postgres were found (POSTGRES_BIN, /usr/lib/postgresql, PATH)';
  return process.getuid?.() === 0 && !findAccount() ? 'this is root, and there is no account postgres to run it as' : null;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL does not run as root, so the account postgres is used then. */
function findAccount(): Account | null {
  const send = (flag: string): number => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout?.trim() || Number.NaN);
  const account = { uid: send('-u'), gid: send('-g') };
  return Number.isInteger(account.uid) && Number.isInteger(account.gid) ? account : null;
}

async function findFreePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer();
  probe.once('error', reject);
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
}

/** Durability is off, as no data outlives a test. */
const durabilitySettings = ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'].map((name) => [name, 'off'] as const);

const createSettings = (port: number, folder: string, isDurable: boolean): string[] =>
  [
    ['port', port],
    ['listen_addresses', '127.0.0.1'],
    ['unix_socket_directories', folder],
    ['max_connections', 200],
    ['shared_buffers', '256MB'],
    ...(isDurable ? [] : durabilitySettings),
  ].flatMap(([name, value]) => ['-c', `${name}=${value}`]);

async function waitUntilReady(server: ChildProcess, milliseconds: number): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  let output = '';
  const listen = (chunk: Buffer): void => {
    output += chunk.toString();
    if (output.includes('ready to accept connections')) resolve(null);
  };
  server.stderr?.on('data', listen);
  server.once('error', (error) => resolve(error.message));
  server.once('exit', (code) => resolve(`postgres ended with ${code ?? 'a signal'}: ${output.trim().split('\n').at(-1) ?? ''}`));
  const timer = setTimeout(() => resolve('postgres was not ready in time'), milliseconds);
  const fault = await promise;
  clearTimeout(timer);
  server.stderr?.off('data', listen);
  server.stderr?.resume();
  return fault;
}

/**
 * Starts PostgreSQL in a temporary folder on a free local port without a password. Returns the reason if that is impossible.
 * @param isDurable True for PostgreSQL's default durability, for benchmarks
 */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresStart> {
  const reason = findPostgresObstacle();
  if (reason !== null) return { postgres: null, reason };
  const programs = findPrograms() ?? '';
  const account = process.getuid?.() === 0 ? findAccount() : null;
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const data = path.join(folder, 'data');
  const as = { ...account, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } };
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const created = spawnSync(path.join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...as,
    encoding: 'utf8',
  });
  if (created.status !== 0) {
    remove();
    return {
      postgres: null,
      reason: `initdb failed: ${created.stderr?.trim().split('\n').at(-1) || (created.error?.message ?? 'without a word')}`,
    };
  }
  const port = await findFreePort();
  const launch = (): { readonly server: ChildProcess; readonly ended: Promise<void> } => {
    const settings = createSettings(port, folder, isDurable);
    const server = spawn(path.join(programs, 'postgres'), ['-D', data, ...settings], { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
    return { server, ended: new Promise<void>((resolve) => void server.once('exit', () => resolve())) };
  };
  let running = launch();
  const fault = await waitUntilReady(running.server, 120_000);
  if (fault !== null) {
    running.server.kill('SIGQUIT');
    remove();
    return { postgres: null, reason: fault };
  }
  const endWithUs = (): void => void running.server.kill('SIGQUIT');
  process.once('exit', endWithUs);
  const restart = async (mode: 'fast' | 'immediate'): Promise<void> => {
    running.server.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await running.ended;
    running = launch();
    const failure = await waitUntilReady(running.server, 120_000);
    if (failure !== null) throw new Error(failure);
  };
  const stop = async (): Promise<void> => {
    process.off('exit', endWithUs);
    // Closing connections get some time to end before they are terminated.
    running.server.kill('SIGTERM');
    const hurry = setTimeout(() => running.server.kill('SIGINT'), 3000);
    await running.ended;
    clearTimeout(hurry);
    remove();
  };
  return { postgres: { url: `postgres://postgres@127.0.0.1:${port}/postgres`, restart, stop } };
}
