import type { MetaDescriptor } from 'react-router';

/** The head of a page that is the shopper's alone: a title, and nothing for search engines. */
export function privateMeta(title: string | undefined): MetaDescriptor[] {
  return [...(title === undefined ? [] : [{ title }]), { name: 'robots', content: 'noindex' }];
}
