import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A process of the bench, which handles one message at a time. */
export interface Helper {
  send<Result>(message: unknown): Promise<Result>;
  stop(): Promise<void>;
}

/** Resource usage that a server's process reports. */
export interface Usage {
  /** Milliseconds of CPU time. */
  readonly processor: number;
  /** Resident memory in bytes. */
  readonly memory: number;
}

/** Starts one of the bench's own files; resolves once it reports that it is ready. */
export async function startHelper(file: string, environment: NodeJS.ProcessEnv = {}, execArgv: readonly string[] = []): Promise<Helper> {
  const child = fork(path.join(import.meta.dirname, file), {
    env: { ...process.env, ...environment },
    execArgv: [...process.execArgv, ...execArgv],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await waitForReply(child);
  return {
    async send<Result>(message: unknown) {
      const response = waitForReply(child);
      child.send(message as object);
      return (await response) as Result;
    },
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function waitForReply(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  try {
    return await Promise.race([
      once(child, 'message', ended).then(([message]) => message as unknown),
      once(child, 'exit', ended).then(([code]) => Promise.reject(new Error(`[cairn] [bench] a process ended with ${code}`))),
    ]);
  } finally {
    ended.abort();
  }
}

/** For the processes themselves: responds to each `usage` with their resource usage. */
export function reportUsage(): void {
  process.on('message', (message) => {
    if (message !== 'usage') return;
    const { user, system } = process.cpuUsage();
    process.send?.({ processor: (user + system) / 1000, memory: process.memoryUsage.rss() } satisfies Usage);
  });
}
