import type { Host } from '#engine/host.ts';
import { dialogOf, resolveDestination } from '../../host/navigation.ts';
import { dialogNamed } from '../index.ts';
import { lazyMessages } from './lazy-messages.ts';
import { loadDialog } from './load-dialog.ts';

/**
 * Loads what a link to a dialog is going to need: its code and messages, and the data of its calls, which the query client caches. Data of
 * the shop's own endpoints is left alone, because nothing would cache it and reading it may count as an impression.
 */
export async function prefetchDialog(href: string, locale: string, host: Pick<Host, 'track'>, find = dialogNamed): Promise<void> {
  const destination = resolveDestination(href, location);
  if (destination.kind === 'outside') return;
  const { hash, pathname, searchParams } = new URL(destination.to, location.origin);
  const name = dialogOf(hash);
  if (name === undefined) return;
  const definition = find(name);
  const params = definition.readParams({ name, locale, pathname, query: searchParams, given: undefined });
  try {
    if (definition.calls?.length) {
      // Commerce stays unpublished until a dialog opens, so that the page is not rendered again.
      const { createCommerceDeferred } = await import('../../browser-host/open-commerce-deferred.ts');
      const open = async () => (await createCommerceDeferred(locale, host)).commerce;
      await loadDialog(definition, { name, params, locale }, open, new AbortController().signal);
    } else await Promise.all([definition.view(), lazyMessages(definition.messages ?? {}, locale)]);
  } catch {
    // Opening the dialog tries again and reports the failure.
  }
}
