import { useSyncExternalStore } from 'react';

/** A product in the comparison. */
export interface ComparedProduct {
  /** Id of a style, or of a style in a color. */
  readonly id: string;
  readonly name: string;
  /** Image URL. */
  readonly src: string;
}

export interface Comparison {
  readonly products: readonly ComparedProduct[];
  /** Set after an attempt to exceed the limit. */
  readonly isFull: boolean;
}

export const MAX_COMPARED = 4;

const STORED_AS = 'cairn.compare';
const nothing: Comparison = { products: [], isFull: false };
const listeners = new Set<() => void>();
let current: Comparison | undefined;

/** The comparison of this tab. */
export function getComparison(): Comparison {
  return (current ??= { products: load(), isFull: false });
}

/** Adds a style, or removes it if it is in the comparison. Styles beyond the limit are not added. */
export function toggleComparedProduct(product: ComparedProduct): void {
  const { products } = getComparison();
  const others = products.filter(({ id }) => getStyleId(id) !== getStyleId(product.id));
  if (others.length < products.length) setCompared(others);
  else if (products.length < MAX_COMPARED) setCompared([...products, product]);
  else publish({ products, isFull: true });
}

export function setCompared(products: readonly ComparedProduct[]): void {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(products));
  } catch {
    // Without storage the choice lasts as long as the document.
  }
  publish({ products, isFull: false });
}

export function useComparison(): Comparison {
  return useSyncExternalStore(subscribe, getComparison, () => nothing);
}

/** @param id product id; its color is ignored */
export function useIsCompared(id: string): boolean {
  const isIn = (): boolean => getComparison().products.some((product) => getStyleId(product.id) === getStyleId(id));
  return useSyncExternalStore(subscribe, isIn, () => false);
}

/** In-shop path of the comparison of these products. */
export function getComparisonPath(ids: readonly string[]): string {
  return ids.length === 0 ? '/compare' : `/compare?ids=${ids.join(',')}`;
}

function publish(comparison: Comparison): void {
  current = comparison;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function getStyleId(productId: string): string {
  return productId.slice(0, 8);
}

function load(): readonly ComparedProduct[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED_AS) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isProduct).slice(0, MAX_COMPARED) : [];
  } catch {
    return [];
  }
}

function isProduct(value: unknown): value is ComparedProduct {
  const known = typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'src' in value;
  return known && [value.id, value.name, value.src].every((text) => typeof text === 'string');
}
