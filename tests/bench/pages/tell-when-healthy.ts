import { tellUsage } from './processes.ts';
import { tellProfiles } from './profiling.ts';

/** For one of the product's programs in a process of the bench: says that it is ready once it answers, and from then on what it has used. */
export async function tellWhenHealthy(port: number): Promise<void> {
  for (;;) {
    const health = await fetch(`http://localhost:${port}/health`).catch(() => undefined);
    if (health?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  tellUsage();
  tellProfiles();
  process.send?.('ready');
}
