import { setKnownStore, type KnownStore } from '#commerce/stores/my-store/known-store.ts';

/** Shows the visitor's store in the header (commerce/stores/my-store/store-link.tsx) and in parts that depend on it. */
export function showStore(store: KnownStore | undefined): void {
  setKnownStore(store);
  const link = document.querySelector('[data-place="store"]');
  const mine = link?.querySelector<HTMLElement>('[data-part="mine"]');
  const label = link?.querySelector<HTMLElement>('[data-part="label"]');
  const [name, opening] = [mine?.querySelector('strong'), mine?.querySelector('small')];
  if (!mine || !label || !name || !opening) return;
  mine.hidden = store === undefined;
  label.hidden = store !== undefined;
  name.textContent = store?.name ?? '';
  opening.textContent = store ? [store.opening.label, store.opening.change ?? ''].filter(Boolean).join(' · ') : '';
  opening.setAttribute('data-state', store?.opening.state ?? '');
}
