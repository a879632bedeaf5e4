import { reportUsage } from './processes.ts';
import { handleProfiling } from './profiling.ts';

/** Milliseconds within which a program must seed its database and respond. */
const LONGEST_START = 120_000;

/**
 * For one of the product's programs in a process of the bench: reports when it is ready, and from then on its resource usage.
 * @throws when the program does not respond within two minutes
 */
export async function reportWhenHealthy(port: number): Promise<void> {
  const late = AbortSignal.timeout(LONGEST_START);
  for (;;) {
    const health = await fetch(`http://localhost:${port}/health`, { signal: late }).catch(() => undefined);
    if (health?.ok) break;
    late.throwIfAborted();
    // The program runs in its own process: only its health endpoint reports that it is ready.
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  reportUsage();
  handleProfiling();
  process.send?.('ready');
}
