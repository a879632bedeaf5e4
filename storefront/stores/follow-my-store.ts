import { setKnownStore, type KnownStore } from '#commerce/stores/my-store/known-store.ts';
import { fetchMyStore } from './fetch-my-store.ts';

/** The cookie of the visitor's store on a site (request/my-store.ts). */
const isRemembered = (brand: string, locale: string): boolean =>
  document.cookie.includes(`cairn.store.${brand.toUpperCase()}-${locale.slice(3).toUpperCase()}=`);

/** Shows the visitor's store on a page that is the same for all visitors; without the cookie nothing is requested. */
export async function followMyStore(brand: string, locale: string): Promise<void> {
  const store: KnownStore | undefined = isRemembered(brand, locale) ? await fetchMyStore(locale).catch(() => undefined) : undefined;
  setKnownStore(store);
}
