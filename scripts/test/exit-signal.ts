/** A signal that aborts when this process is asked to end: by Ctrl-C, by CI, or with its terminal. */
export function createExitSignal(): AbortSignal {
  const ended = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ended.abort());
  return ended.signal;
}
