import type { Host } from '#engine/host.ts';
import { getDialogName, resolveDestination } from '../../host/navigation.ts';
import { getDialog } from '../index.ts';
import { loadLazyMessages } from './lazy-messages.ts';
import { loadDialog } from './load-dialog.ts';

/**
 * Prefetches the code, messages and call data of a linked dialog; the query client caches the data. Data of the shop's own endpoints is
 * skipped, because it is not cached and reading it can count as an impression.
 */
export async function prefetchDialog(href: string, locale: string, host: Pick<Host, 'track'>, find = getDialog): Promise<void> {
  const destination = resolveDestination(href, location);
  if (destination.kind === 'outside') return;
  const { hash, pathname, searchParams } = new URL(destination.to, location.origin);
  const name = getDialogName(hash);
  if (name === undefined) return;
  const definition = find(name);
  const params = definition.readParams({ name, locale, pathname, query: searchParams, given: undefined });
  try {
    if (definition.calls?.length) {
      // Commerce is not mounted until a dialog opens, so that the page does not render again.
      const { createCommerceDeferred } = await import('../../browser-host/open-commerce-deferred.ts');
      const open = async () => (await createCommerceDeferred(locale, host)).commerce;
      await loadDialog(definition, { name, params, locale }, open, new AbortController().signal);
    } else await Promise.all([definition.view(), loadLazyMessages(definition.messages ?? {}, locale)]);
  } catch {
    // Opening the dialog retries and reports the failure.
  }
}
