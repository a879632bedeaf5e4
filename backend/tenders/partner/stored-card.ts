import { z } from 'zod';
import type { TenderData } from '../../database/documents/tender-document.ts';
import { maskedCard } from './masked-card.ts';
import type { SavedCard } from './saved-cards.ts';

const storedData = z.object({ vaultId: z.string(), card: maskedCard });

/** The card that the partner stored on authorization; null if none. */
export function getStoredCard(tenderData: TenderData): SavedCard | null {
  const { success, data } = storedData.safeParse(tenderData);
  return success ? data : null;
}
