import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

interface Server {
  readonly script: 'backend' | 'mock' | 'start';
  /** Its command-line options. */
  readonly options?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** The origin that it logs once it listens. */
  readonly origin: string;
}

export interface OwnServers {
  /** Resolves when the server has logged its origin. */
  start(server: Server): Promise<void>;
  /** Sets the clocks of all servers, which go on from there. */
  setClocks(time: Date): void;
  /** A folder that is removed with the servers. */
  readonly folder: string;
  /** Stops all, last first, as a developer would. */
  stop(): Promise<void>;
}

/** Milliseconds that a server may take to start. */
const START_TIMEOUT_MS = 120_000;

/** Manages servers of a single journey, beside the shop that all journeys share. */
export function createOwnServers(): OwnServers {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-own-'));
  const running: ChildProcess[] = [];
  return {
    folder,
    async start({ script, options = [], environment, origin }) {
      const child = spawn(process.execPath, ['--import', './tests/support/clock/shift-server.ts', `scripts/${script}.ts`, ...options], {
        env: { ...process.env, DATA_DIR: path.join(folder, script), CONTENT_DIR: path.resolve('.data/test-content'), ...environment },
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      });
      running.push(child);
      await waitUntilListening(child, script, origin);
    },
    setClocks(time) {
      for (const child of running) child.send(time.getTime());
    },
    async stop() {
      for (const child of running.toReversed()) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        if (child.exitCode === null && child.kill('SIGTERM')) await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Forwards the server's output, and resolves with the line that contains its origin. */
function waitUntilListening(child: ChildProcess, script: string, origin: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (what: string): void => reject(new Error(`scripts/${script}.ts ${what} before it listened at ${origin}.`));
    createInterface({ input: child.stdout ?? Readable.from([]) }).on('line', (line) => {
      console.log(line);
      if (line.includes(origin)) resolve();
    });
    child.once('exit', (code) => fail(`ended with ${code}`));
    AbortSignal.timeout(START_TIMEOUT_MS).addEventListener('abort', () => fail(`took ${START_TIMEOUT_MS} ms`));
  });
}
