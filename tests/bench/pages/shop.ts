/** The shop itself, as `npm start` serves it, which also tells the bench what it has used. */
import { tellUsage } from './processes.ts';
import { tellProfiles } from './profiling.ts';

await import('../../../scripts/start.ts');
const port = Number(process.env.PORT);
for (;;) {
  const health = await fetch(`http://localhost:${port}/health`).catch(() => undefined);
  if (health?.ok) break;
  await new Promise((resolve) => setTimeout(resolve, 100));
}
tellUsage();
tellProfiles();
process.send?.('ready');
