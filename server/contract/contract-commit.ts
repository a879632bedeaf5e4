import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const documents = ['openapi.json', 'gallery.json'] as const;

/** Short hash of the contract's documents: it changes with the contract and with nothing else. */
export function readContractCommit(folder = new URL('../../generated/openapi/', import.meta.url)): string {
  const digest = createHash('sha256');
  for (const name of documents) digest.update(readFileSync(new URL(name, folder)));
  return digest.digest('hex').slice(0, 12);
}
