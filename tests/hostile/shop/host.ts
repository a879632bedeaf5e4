import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sendRequest, type HttpResponse, type Sent } from './http.ts';
import { createProcessLog, type ProcessLog } from './host-log.ts';

/** One process of the shop. */
interface Life {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  readonly agent: Agent;
}

/** The real shop, as `npm start` runs it, in a process that can be killed and restarted on the same data. */
export interface ShopProcess {
  readonly port: number;
  readonly origin: string;
  readonly log: ProcessLog;
  /** Starts it; resolves when it listens. Its clock is ahead by `ahead` milliseconds. */
  start(ahead?: number): Promise<void>;
  isRunning(): boolean;
  send(sent: Sent): Promise<HttpResponse>;
  /** Sends kill -9, which the host cannot handle. */
  kill(): Promise<void>;
  /**
   * Sends SIGTERM.
   * @returns the milliseconds until it has ended
   */
  stop(): Promise<number>;
  /** Resident bytes. */
  memory(): number;
  /** Resident bytes once they are at most `enough`, or the minimum within a minute: freed memory returns to the system late. */
  waitForSettledMemory(enough?: number): Promise<number>;
}

const root = path.resolve(import.meta.dirname, '../../..');
/** Milliseconds. */
const timeouts = { start: 120_000, stop: 60_000 };
const secondsToSettle = 60;

/** Returns 0 on systems without this information. */
function getResidentBytes({ child }: Life): number {
  const file = `/proc/${child.pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

export async function createShopProcess(environment: Readonly<Record<string, string>>): Promise<ShopProcess> {
  const port = await findFreePort();
  const log = createProcessLog();
  let life: Life | undefined;
  const getCurrent = (): Life => {
    if (!life) throw new Error('the host is not running');
    return life;
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const { child, ended, agent } = getCurrent();
    child.kill(signal);
    await ended;
    agent.destroy();
    life = undefined;
  };
  return {
    port,
    origin: `http://localhost:${port}`,
    log,
    async start(ahead = 0) {
      const child = spawn(process.execPath, ['--import', './tests/hostile/shop/shift-clock.ts', 'server/entry/start-shop.ts'], {
        cwd: root,
        env: { ...process.env, NODE_ENV: 'production', ...environment, PORT: String(port), HOSTILE_CLOCK_AHEAD: String(ahead) },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
      life = { child, ended, agent: new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY }) };
      log.listen(child.stdout);
      log.listen(child.stderr);
      await waitUntilListening(log, ended, port);
      // The response proves that all startup messages are logged.
      await sendRequest(port, { path: '/health' });
    },
    isRunning: () => life !== undefined,
    send: async (sent) => sendRequest(port, sent, getCurrent().agent),
    kill: () => end('SIGKILL'),
    async stop() {
      const started = performance.now();
      const { child } = getCurrent();
      const hurry = setTimeout(() => child.kill('SIGKILL'), timeouts.stop);
      await end('SIGTERM');
      clearTimeout(hurry);
      return performance.now() - started;
    },
    memory: () => getResidentBytes(getCurrent()),
    async waitForSettledMemory(enough = 0) {
      let least = getResidentBytes(getCurrent());
      for (let second = 0; second < secondsToSettle && least > enough; second += 1) {
        await pause(1000);
        least = Math.min(least, getResidentBytes(getCurrent()));
      }
      return least;
    },
  };
}

/** The host logs its address once it listens. */
function waitUntilListening(log: ProcessLog, ended: Promise<number | null>, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (what: string): void =>
      reject(new Error(`The shop ${what} before it was listening:\n${log.latest.slice(-20).join('\n')}`));
    const timer = setTimeout(() => fail(`took ${timeouts.start} ms`), timeouts.start);
    log.onLine((line) => {
      if (!line.includes(`localhost:${port}`)) return;
      clearTimeout(timer);
      resolve();
    });
    void ended.then((code) => fail(`ended with ${code}`));
  });
}
