import { useEffect } from 'react';
import type { Host } from '#engine/host.ts';
import { useStorefrontHost } from '../canvas/host-context.ts';
import { getDialogHref } from '../host/navigation.ts';

/** Milliseconds of hover or focus before a dialog is prefetched. */
const REST = 100;

/**
 * Prefetches a dialog that a visitor is about to open, for links to `#modal-…`, links and buttons with `data-dialog`, and buttons with
 * `dialog:…` anywhere on the page.
 */
export function useDialogIntent(locale: string, prefetch = prefetchOnDemand): void {
  const host = useStorefrontHost();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onIntent = ({ target, type }: Event): void => {
      clearTimeout(timer);
      const opener = target instanceof Element ? target.closest('a[href*="#modal-"],[data-dialog],[data-action^="dialog:"]') : null;
      if (!opener) return;
      const name = opener.getAttribute('data-dialog') ?? opener.getAttribute('data-action')?.slice(7);
      const params = Object.fromEntries(new URLSearchParams(opener.getAttribute('data-dialog-params') ?? ''));
      const href = name === undefined ? (opener.getAttribute('href') ?? '') : getDialogHref(name, params);
      const run = (): void => void prefetch(href, locale, host).catch(ignore);
      timer = setTimeout(run, type === 'touchstart' ? 0 : REST);
    };
    const events = ['pointerover', 'focusin', 'touchstart'];
    for (const event of events) document.addEventListener(event, onIntent, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, onIntent);
    };
  }, [locale, host, prefetch]);
}

async function prefetchOnDemand(href: string, locale: string, host: Pick<Host, 'track'>): Promise<void> {
  const { prefetchDialog } = await import('./opening/prefetch-dialog.ts');
  await prefetchDialog(href, locale, host);
}

/** Opening the dialog retries and reports the failure. */
function ignore(): void {}
