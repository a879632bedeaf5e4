import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentMode } from '../../content/documents/stored-document.ts';
import type { ContentFault, ProblemList } from '../../content/faults/content-problem.ts';
import { parseDocumentText } from '../../content/faults/validate-document.ts';
import type { FolderReader } from '../../content/watch-folder.ts';
import type { Log } from '../../ports.ts';
import type { ShopSite } from '../../sites/shop-site.ts';
import { preparePromotions, type PreparedPromotions } from '../engine/prepare-promotions.ts';
import { promotionKinds } from '../kinds/promotion-kinds.ts';
import type { PromotionDocument, StoredPromotion } from '../promotion-document.ts';
import { validatePromotion } from './validate-promotion.ts';
import { parsePromotionPath, type PromotionPath } from './promotion-path.ts';
import { findTakenCode } from './taken-code.ts';

export interface PromotionStore extends FolderReader {
  /** The promotions of a site, prepared once until a document changes. In preview, drafts replace their documents. */
  of(site: Pick<ShopSite, 'id' | 'brand' | 'currency'>, mode?: ContentMode): PreparedPromotions;
}

export interface PromotionStoreOptions {
  readonly contentDir: string;
  readonly log: Log;
  readonly problems: ProblemList;
  /** Names of the delivery kinds. */
  readonly deliveryNames: readonly string[];
}

/** Documents of a brand by id. */
type DocumentsById = Map<string, PromotionDocument>;

/** Holds all promotions in memory. `refresh` reads one file again; after an invalid edit the last valid version applies. */
export function createPromotionStore({ contentDir, log, problems, deliveryNames }: PromotionStoreOptions): PromotionStore {
  const promotions = { published: new Map<string, DocumentsById>(), drafts: new Map<string, DocumentsById>() };
  const prepared = new Map<string, PreparedPromotions>();

  const getShelf = ({ brand, isDraft }: PromotionPath): DocumentsById => {
    const stage = isDraft ? promotions.drafts : promotions.published;
    const documents: DocumentsById = stage.get(brand) ?? new Map();
    stage.set(brand, documents);
    return documents;
  };

  function getDocuments(brand: string, mode: ContentMode): readonly StoredPromotion[] {
    const drafts = mode === 'preview' ? (promotions.drafts.get(brand) ?? []) : [];
    return Array.from(new Map([...(promotions.published.get(brand) ?? []), ...drafts]), ([id, document]) => ({ id, document }));
  }

  function remove(location: PromotionPath): void {
    problems.clear(location.file);
    if (!getShelf(location).delete(location.id)) return;
    prepared.clear();
    log.info(`[cairn] [promotions] ${location.file} was removed.`, { file: location.file });
  }

  function read(location: PromotionPath, text: string): void {
    const { file, brand, id, isDraft } = location;
    const documents = getShelf(location);
    const reportFaults = (faults: readonly ContentFault[]): void =>
      problems.report(file, faults, documents.has(id) ? 'last good version stays' : 'left out');
    const parsed = parseDocumentText(text);
    if ('fault' in parsed) return reportFaults([parsed.fault]);
    const { document, faults } = validatePromotion(parsed.value, brand, deliveryNames);
    if (!document) return reportFaults(faults);
    const taken = isDraft ? undefined : findTakenCode({ id, document }, getDocuments(brand, 'publish'));
    if (taken) return reportFaults([taken]);
    problems.clear(file);
    if (documents.has(id)) log.info(`[cairn] [promotions] ${file} has changed.`, { file });
    documents.set(id, document);
    prepared.clear();
  }

  return {
    handlesFile: (file) => parsePromotionPath(file) !== null,
    refresh(file) {
      const location = parsePromotionPath(file);
      if (!location) return;
      let text: string;
      try {
        text = readFileSync(path.join(contentDir, file), 'utf8');
      } catch {
        return remove(location);
      }
      read(location, text);
    },
    of(site, mode = 'publish') {
      const key = `${site.id}/${mode}`;
      const known = prepared.get(key);
      if (known) return known;
      const created = preparePromotions(promotionKinds, getDocuments(site.brand, mode), site);
      prepared.set(key, created);
      return created;
    },
  };
}
