import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

type Child = ChildProcessByStdio<null, Readable, null>;

interface Server {
  readonly script: 'backend' | 'mock' | 'start';
  /** Options of its command line. */
  readonly options?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Where it says that it listens, once it does. */
  readonly origin: string;
}

export interface OwnServers {
  /** Resolves when the server has said where it listens. */
  start(server: Server): Promise<void>;
  /** A folder that goes with the servers. */
  readonly folder: string;
  /** Stops all, last first, as a developer would. */
  stop(): Promise<void>;
}

/** Milliseconds that a server may take to start. */
const PATIENCE = 120_000;

/** Servers of a journey's own, beside the shop that all journeys share. */
export function createOwnServers(): OwnServers {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-own-'));
  const running: Child[] = [];
  return {
    folder,
    async start({ script, options = [], environment, origin }) {
      const child = spawn(process.execPath, [`scripts/${script}.ts`, ...options], {
        env: { ...process.env, DATA_DIR: path.join(folder, script), ...environment },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      running.push(child);
      await untilListening(child, script, origin);
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

/** Hands on what the server says, and resolves with the line that names its origin. */
function untilListening(child: Child, script: string, origin: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (what: string): void => reject(new Error(`scripts/${script}.ts ${what} before it listened at ${origin}.`));
    createInterface({ input: child.stdout }).on('line', (line) => {
      console.log(line);
      if (line.includes(origin)) resolve();
    });
    child.once('exit', (code) => fail(`ended with ${code}`));
    AbortSignal.timeout(PATIENCE).addEventListener('abort', () => fail(`took ${PATIENCE} ms`));
  });
}
