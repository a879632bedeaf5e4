/** Checks the cookie of the visitor's store on a site (request/my-store.ts). */
const hasStoreCookie = (brand: string, locale: string): boolean =>
  document.cookie.includes(`cairn.store.${brand.toUpperCase()}-${locale.slice(3).toUpperCase()}=`);

/** Shows the visitor's store on a shared page; loads no code without the cookie. */
export function showMyStore(brand: string, locale: string): void {
  if (hasStoreCookie(brand, locale)) void loadMyStore(locale);
}

async function loadMyStore(locale: string): Promise<void> {
  try {
    const [{ showStore }, { fetchMyStore }] = await Promise.all([import('./show-store.ts'), import('./fetch-my-store.ts')]);
    showStore(await fetchMyStore(locale));
  } catch {
    // The link to the store locator stays unchanged.
  }
}
