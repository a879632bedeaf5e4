import { z } from 'zod';
import type { TenderMeans } from '../../database/documents/tender-document.ts';
import { maskedCard } from './masked-card.ts';
import type { SavedCard } from './saved-cards.ts';

const storedData = z.object({ vaultId: z.string(), card: maskedCard });

/** The card that the partner stored on authorization; null if none. */
export function getStoredCard(means: TenderMeans): SavedCard | null {
  const { success, data } = storedData.safeParse(means);
  return success ? data : null;
}
