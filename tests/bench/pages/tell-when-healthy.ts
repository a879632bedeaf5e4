import { tellUsage } from './processes.ts';
import { tellProfiles } from './profiling.ts';

/** Milliseconds within which a program has seeded its database and answers. */
const LONGEST_START = 120_000;

/**
 * For one of the product's programs in a process of the bench: says that it is ready once it answers, and from then on what it has used.
 * @throws where the program does not answer within two minutes.
 */
export async function tellWhenHealthy(port: number): Promise<void> {
  const late = AbortSignal.timeout(LONGEST_START);
  for (;;) {
    const health = await fetch(`http://localhost:${port}/health`, { signal: late }).catch(() => undefined);
    if (health?.ok) break;
    late.throwIfAborted();
    // The program runs in a process of its own: only its health endpoint reports that it is ready.
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  tellUsage();
  tellProfiles();
  process.send?.('ready');
}
