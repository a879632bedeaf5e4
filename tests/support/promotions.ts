import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The copy of the content that the shop under test reads; scripts/test/serve.ts makes it. */
const folder = path.resolve(process.env.TEST_CONTENT_DIR ?? '.data/test-content');

/** A promotion document without its translated names. */
export interface JourneyPromotion {
  readonly name: string;
  readonly reward: { readonly kind: string; readonly [member: string]: unknown };
  readonly [member: string]: unknown;
}

/**
 * Adds promotion documents of a brand as an editor would.
 * @returns a function that removes them
 */
export function addPromotions(brand: string, promotions: Readonly<Record<string, JourneyPromotion>>): () => void {
  const directory = path.join(folder, brand, 'promotions');
  const getFile = (id: string): string => path.join(directory, `${id}.json`);
  mkdirSync(directory, { recursive: true });
  for (const [id, { name, ...rest }] of Object.entries(promotions))
    writeFileSync(getFile(id), JSON.stringify({ name: { en: name, fr: name, de: name }, ...rest }, null, 2));
  return () => {
    for (const id of Object.keys(promotions)) rmSync(getFile(id), { force: true });
  };
}
