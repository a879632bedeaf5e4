const ADDRESS = /^(?:.+-)?(\d{4,10})$/;

/** The category id of `{slug}-{id}`. */
export function categoryIdOf(address: string | undefined): string | undefined {
  return ADDRESS.exec(address ?? '')?.[1];
}

/**
 * The category id of a page's address.
 * @throws Error for any other address
 */
export function namedCategory({ category }: { readonly category?: string }): string {
  const id = categoryIdOf(category);
  if (id === undefined) throw new Error(`"${category}" names no category`);
  return id;
}
