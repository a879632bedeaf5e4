/** The location of a promotion's file. */
export interface PromotionPath {
  /** Relative to the content folder, with "/". */
  readonly file: string;
  readonly brand: string;
  /** File name without ".draft" and ".json". */
  readonly id: string;
  readonly isDraft: boolean;
}

const form = /^([a-z0-9]+)\/promotions\/([a-z0-9][a-z0-9-]*)(\.draft)?\.json$/;

/** Parses `tarnfell/promotions/free-shipping.draft.json`; null for other files. */
export function parsePromotionPath(file: string): PromotionPath | null {
  const [, brand, id, draft] = form.exec(file) ?? [];
  return brand && id ? { file, brand, id, isDraft: draft !== undefined } : null;
}
