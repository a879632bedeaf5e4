/** Content pages that open as dialogs under another name. */
const pages: Readonly<Record<string, string>> = {
  newsletter: 'sign-up-modal',
  loyalty: 'loyalty-modal',
  'error-4xx': 'error-4xx',
};

/** The document of a content dialog: a page, a fragment or a size chart. */
export type ContentSource =
  | { readonly page: string }
  | { readonly fragment: string }
  | {
      /** The product type of the size chart. */
      readonly sizeChart: string;
    };

/** @param query of the address on which the dialog was opened */
export function getContentSource(name: string, query: URLSearchParams): ContentSource {
  if (name === 'size-chart') return { sizeChart: parseWord(query.get('productType')) ?? 'default' };
  if (name === 'foot-sizes') return { fragment: 'foot-sizes' };
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
  return page === undefined ? { fragment: `modal-${name}` } : { page };
}

function parseWord(value: string | null): string | undefined {
  return value !== null && /^[a-z0-9-]{1,40}$/.test(value) ? value : undefined;
}
