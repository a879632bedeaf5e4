import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Server {
  readonly script: 'backend' | 'start';
  readonly environment: Readonly<Record<string, string>>;
  /** Answers once the server is up. */
  readonly url: string;
}

export interface OwnServers {
  /** Resolves when the server answers. */
  start(server: Server): Promise<void>;
  /** A folder that goes with the servers. */
  readonly folder: string;
  /** Stops all, last first, as a developer would. */
  stop(): Promise<void>;
}

/** Milliseconds that a server may take to answer. */
const PATIENCE = 120_000;

/** Servers of a journey's own, beside the shop that all journeys share. */
export function createOwnServers(): OwnServers {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-own-'));
  const running: ChildProcess[] = [];
  return {
    folder,
    async start({ script, environment, url }) {
      const child = spawn(process.execPath, [`scripts/${script}.ts`], {
        env: { ...process.env, DATA_DIR: path.join(folder, script), ...environment },
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      running.push(child);
      const end = Date.now() + PATIENCE;
      while (!(await answers(url))) {
        if (child.exitCode !== null || Date.now() > end) throw new Error(`scripts/${script}.ts does not answer at ${url}.`);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
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

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
