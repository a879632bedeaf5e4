import type { Page } from '@playwright/test';
import { previewLink } from '#hosting/preview-access.ts';
import { createPreviewKey } from '#hosting/preview-key.ts';
import { localKeys } from '../../scripts/server/environment.ts';
import { origins } from './shop.ts';

const MINUTE = 60_000;

/** Lets the page's browser see previews and the showcase of a shop, by a link as editors share it. */
export async function letIn(page: Page, origin: string = origins.tarnfell): Promise<void> {
  const key = createPreviewKey(process.env.PREVIEW_KEY ?? localKeys.PREVIEW_KEY);
  await page.goto(previewLink(origin, key, new Date(Date.now() + MINUTE), '/robots.txt'));
}
