import type { Page } from '@playwright/test';
import { createPreviewLink } from '#server/preview/preview-access.ts';
import { createPreviewKey } from '#server/preview/preview-key.ts';
import { localKeys } from '#server/environment/environment.ts';
import { getTestTime } from './clock/test-clock.ts';
import { origins } from './shop.ts';

/** Grants the page's browser access to previews and the showcase of a shop, with a link as editors share it. */
export async function grantPreview(page: Page, origin: string = origins.tarnfell): Promise<void> {
  const key = createPreviewKey(process.env.PREVIEW_KEY ?? localKeys.PREVIEW_KEY);
  await page.goto(createPreviewLink(origin, key, { now: getTestTime(), seconds: 60 }, '/robots.txt'));
}
