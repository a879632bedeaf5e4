import { fork, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { EncoderResponse, EncoderRequest } from './encoder-process.ts';
import { PictureError, type Encoder, type PictureCleaner } from './encoder.ts';

export interface EncoderProcessesOptions {
  /** Milliseconds after which an idle process exits to free its memory. */
  readonly idle?: number;
  /** Milliseconds that one picture may take. */
  readonly timeout?: number;
}

/**
 * Niceness of processes. Rendering pages has priority over pictures, uploads over other pictures, and prefetched pictures come last. A
 * process cannot lower its niceness again.
 */
const niceness = { sent: 5, wanted: 15, ahead: constants.priority.PRIORITY_LOW };
type Urgency = keyof typeof niceness;
/** Variables that fonts and libraries are located by. The server's other variables are not passed on. */
const passedVariables = ['PATH', 'HOME', 'LANG', 'FONTCONFIG_FILE', 'FONTCONFIG_PATH', 'LD_LIBRARY_PATH'] as const;

/** glibc holds freed memory in one arena per thread, so few arenas save memory. */
const getEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(passedVariables.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
  MALLOC_ARENA_MAX: '2',
});

function launch(urgency: Urgency): ChildProcess {
  const child = fork(fileURLToPath(new URL('encoder-process.ts', import.meta.url)), [], {
    serialization: 'advanced',
    execArgv: [],
    env: getEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, niceness[urgency]);
  } catch {
    // Without the permission to set priorities, pictures are drawn at the server's own.
  }
  return child;
}

/** Prevents this process from exiting while a held child works. */
const setReferenced = (child: ChildProcess, held: boolean): void => {
  child[held ? 'ref' : 'unref']();
  child.channel?.[held ? 'ref' : 'unref']();
};

/**
 * Runs an encoder in child processes, one per concurrent picture. A picture without waiting clients can be killed, shutdown waits for none,
 * and the memory of pictures is not the server's.
 */
export function createEncoderProcesses({ idle = 30_000, timeout = 60_000 }: EncoderProcessesOptions = {}): Encoder & PictureCleaner {
  const all = new Map<ChildProcess, Urgency>();
  const free = new Map<ChildProcess, NodeJS.Timeout>();

  const removeFree = (child: ChildProcess): void => {
    clearTimeout(free.get(child));
    free.delete(child);
  };
  const removeChild = (child: ChildProcess): void => {
    removeFree(child);
    all.delete(child);
  };
  const acquireChild = (urgency: Urgency): ChildProcess => {
    const child = [...free.keys()].find((resting) => all.get(resting) === urgency) ?? launch(urgency);
    removeFree(child);
    if (!all.has(child)) child.on('exit', () => removeChild(child)).on('error', () => removeChild(child));
    all.set(child, urgency);
    setReferenced(child, true);
    return child;
  };
  const releaseChild = (child: ChildProcess): void => {
    if (child.killed || !all.has(child)) return;
    setReferenced(child, false);
    free.set(child, setTimeout(() => void child.kill('SIGKILL'), idle).unref());
  };

  async function run(request: EncoderRequest, signal: AbortSignal, urgency: Urgency): Promise<Buffer> {
    signal.throwIfAborted();
    const child = acquireChild(urgency);
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const onMessage = (response: EncoderResponse): void => {
      if ('error' in response) reject(new PictureError(response.error));
      else resolve(Buffer.from(response.bytes.buffer, response.bytes.byteOffset, response.bytes.byteLength));
    };
    const onEnd = (): void => reject(new Error('[cairn] [images] the process that draws has ended.'));
    const end = (): void => void child.kill('SIGKILL');
    const timer = setTimeout(end, timeout).unref();
    const onAbort = (): void => {
      end();
      reject(signal.reason);
    };
    child.once('message', onMessage).once('exit', onEnd).once('error', reject);
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      child.send(request);
      return await promise;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      child.off('message', onMessage).off('exit', onEnd).off('error', reject);
      releaseChild(child);
    }
  }

  return {
    encode: (original, plan, signal, isAhead = false) => run({ original, plan }, signal, isAhead ? 'ahead' : 'wanted'),
    clean: (unclean, signal) => run({ unclean }, signal, 'sent'),
    close() {
      for (const child of all.keys()) child.kill('SIGKILL');
    },
  };
}
