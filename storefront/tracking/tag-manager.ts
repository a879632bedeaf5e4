import { loadPartnerScript } from '#blocks/parts/galleries/partner-script.ts';

/** Name of the meta element with the tag manager's address; absent if the shop has none. */
export const tagManagerMeta = 'cairn-tag-manager';

let isStarted = false;

/** Loads the tag manager once, with the first allowed event. It also reads earlier entries of the data layer. */
export function startTagManager(layer: Record<string, unknown>[]): void {
  const address = document.querySelector<HTMLMetaElement>(`meta[name="${tagManagerMeta}"]`)?.content;
  if (isStarted || !address) return;
  isStarted = true;
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadPartnerScript(address).catch((error: unknown) => {
    isStarted = false;
    console.warn('[cairn] [tracking] the tag manager failed to load', error);
  });
}
