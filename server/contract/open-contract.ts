import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Json } from '#contract/document/json.ts';

export interface Contract {
  /** Short hash of the contract's documents. It changes only with the contract. */
  readonly commit: string;
  /** The OpenAPI document of the shop, loaded on first use. */
  readonly document: () => Json;
}

const generated = new URL('../../generated/openapi/', import.meta.url);
const documents = ['openapi.json', 'gallery.json'] as const;

export function openContract(folder = generated): Contract {
  const read = (name: (typeof documents)[number]): string => readFileSync(new URL(name, folder), 'utf8');
  const digest = createHash('sha256');
  for (const name of documents) digest.update(read(name));
  let document: Json | undefined;
  return {
    commit: digest.digest('hex').slice(0, 12),
    document: () => (document ??= JSON.parse(read('openapi.json')) as Json),
  };
}
