import type { Page } from '@playwright/test';

/** A thing of schema.org. */
export interface Thing {
  readonly '@type': string;
  readonly [field: string]: unknown;
}

/** Reads the page's structured data; throws when it is invalid. */
export async function readStructuredData(page: Page): Promise<readonly Thing[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Thing);
}
