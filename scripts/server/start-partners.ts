import path from 'node:path';
import type { Environment } from './environment.ts';
import { listen } from './listen.ts';
import { createPartners } from './partners.ts';

/** The partners' sandboxes on their port, unless the partners are elsewhere. */
export async function startPartners({ partnersElsewhere, partnersKey, partnersPort, partnersOrigin, dataDir }: Environment) {
  if (partnersElsewhere) return { origin: partnersOrigin, close: async () => undefined };
  const { port, close } = await listen(
    createPartners({ key: partnersKey, ledgerFile: path.join(dataDir, 'partners', 'payments.jsonl') }),
    partnersPort,
    'PARTNERS_PORT',
  );
  return { origin: `http://localhost:${port}`, close: () => close() };
}
