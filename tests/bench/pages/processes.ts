import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A process of the bench, which answers one message at a time. */
export interface Helper {
  ask<Answer>(message: unknown): Promise<Answer>;
  stop(): Promise<void>;
}

/** What a server's process has used, as it says itself. */
export interface Usage {
  /** Milliseconds of processor time. */
  readonly processor: number;
  /** Bytes that are resident. */
  readonly memory: number;
}

/** Starts one of the bench's own files; resolves once it says that it is ready. */
export async function startHelper(file: string, environment: NodeJS.ProcessEnv = {}, execArgv: readonly string[] = []): Promise<Helper> {
  const child = fork(path.join(import.meta.dirname, file), {
    env: { ...process.env, ...environment },
    execArgv: [...process.execArgv, ...execArgv],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await answerOf(child);
  return {
    async ask<Answer>(message: unknown) {
      const answer = answerOf(child);
      child.send(message as object);
      return (await answer) as Answer;
    },
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function answerOf(child: ChildProcess): Promise<unknown> {
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

/** For the processes themselves: answers each `usage` with what they have used. */
export function tellUsage(): void {
  process.on('message', (message) => {
    if (message !== 'usage') return;
    const { user, system } = process.cpuUsage();
    process.send?.({ processor: (user + system) / 1000, memory: process.memoryUsage.rss() } satisfies Usage);
  });
}
