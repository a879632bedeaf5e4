import { seedFiles, writeSeed, type SeededFolder } from '../../content/testing/seed.ts';
import type { Documents } from './apply-to.ts';

/** Writes a content folder from the seed with promotions of tarnfell. */
export function writePromotions(documents: Documents): SeededFolder {
  const name = { en: 'Offer', fr: 'Offre', de: 'Angebot' };
  const files = Object.entries(documents).map(([id, document]) => [`tarnfell/promotions/${id}.json`, { name, ...document }] as const);
  return writeSeed({ ...seedFiles, ...Object.fromEntries(files) });
}
