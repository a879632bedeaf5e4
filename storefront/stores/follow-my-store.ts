/** The cookie of the visitor's store on a site (request/my-store.ts). */
const isRemembered = (brand: string, locale: string): boolean =>
  document.cookie.includes(`cairn.store.${brand.toUpperCase()}-${locale.slice(3).toUpperCase()}=`);

/** Shows the visitor's store on a page that is the same for all visitors; without the cookie no code is loaded. */
export function followMyStore(brand: string, locale: string): void {
  if (isRemembered(brand, locale)) void loadMyStore(locale);
}

async function loadMyStore(locale: string): Promise<void> {
  try {
    const [{ showStore }, { fetchMyStore }] = await Promise.all([import('./show-store.ts'), import('./fetch-my-store.ts')]);
    showStore(await fetchMyStore(locale));
  } catch {
    // The link to the stores stays as it is.
  }
}
