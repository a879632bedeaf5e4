const ADDRESS = /^(?:.+-)?(\d{4,10})$/;

/** The category id of `{slug}-{id}`. */
export function parseCategoryId(address: string | undefined): string | undefined {
  return ADDRESS.exec(address ?? '')?.[1];
}

/**
 * The category id of a page's address.
 * @throws Error for any other address
 */
export function requireCategoryId({ category }: { readonly category?: string }): string {
  const id = parseCategoryId(category);
  if (id === undefined) throw new Error(`"${category}" is not the address of a category`);
  return id;
}
