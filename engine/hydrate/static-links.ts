import type { Host, TrackingEvent } from '../host.ts';
import { followLink } from './follow-link.ts';

/**
 * One handler for all that happens in blocks' HTML without code of their own: links navigate like all others, `#modal-x`
 * opens a dialog, `data-track` holds an event as JSON, and `data-action` names what a control does: "dialog:sign-up" opens that
 * dialog, "dismiss:promoBarClosed" stores the flag and hides the block. A click that an interactive block has handled (and
 * prevented) is left alone, so call this after hydrateRoot on the same root. Returns how to take the handler away.
 */
export function attachStaticLinks(root: HTMLElement | Document, host: Host): () => void {
  const onClick = (event: Event): void => {
    if (!(event instanceof MouseEvent)) return;
    const target = event.target instanceof Element ? event.target.closest('a[href],[data-action],[data-track]') : null;
    const block = target?.closest('[data-block]');
    if (!target || !block || event.defaultPrevented) return;

    const tracked = target.closest('[data-track]');
    if (tracked && block.contains(tracked)) track(host, tracked, block);

    const [verb, name = ''] = (target.getAttribute('data-action') ?? '').split(':');
    if (verb === 'dialog') host.openDialog(name);
    else if (verb === 'dismiss') dismiss(host, name, block);
    else if (target instanceof HTMLAnchorElement) followLink(host, target, event);
    if (verb) event.preventDefault();
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}

function track(host: Host, element: Element, block: Element): void {
  try {
    const event = JSON.parse(element.getAttribute('data-track') ?? '') as TrackingEvent;
    host.track({ blockId: block.getAttribute('data-block-id') ?? undefined, ...event } as TrackingEvent);
  } catch {
    // An event that an editor's text has broken is not worth a shopper's click.
  }
}

function dismiss(host: Host, flag: string, block: Element): void {
  host.flags.set(flag, 'true');
  block.setAttribute('hidden', '');
}
