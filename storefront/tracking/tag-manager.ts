import { loadPartnerScript } from '#blocks/parts/galleries/partner-script.ts';

/** By which a page says whose tag manager reads its data layer; none where the shop has none. */
export const tagManagerMeta = 'cairn-tag-manager';

let isStarted = false;

/**
 * Fetches the tag manager, once, with the first event that may be told. It begins with the data layer as it stands: what was pushed before
 * it came is there.
 */
export function startTagManager(layer: Record<string, unknown>[]): void {
  const address = document.querySelector<HTMLMetaElement>(`meta[name="${tagManagerMeta}"]`)?.content;
  if (isStarted || !address) return;
  isStarted = true;
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadPartnerScript(address).catch((error: unknown) => {
    isStarted = false;
    console.warn('[cairn] [tracking] the tag manager does not come', error);
  });
}
