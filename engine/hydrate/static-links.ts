import type { Host, TrackingEvent } from '../host.ts';
import { followLink } from './follow-link.ts';

/**
 * Handles all interaction in blocks' HTML that has no code of its own: links navigate, `#modal-x` opens a dialog, `data-track` holds an
 * event as JSON, and `data-action` names a control's effect ("dialog:sign-up" opens that dialog, "dismiss:promoBarClosed" stores the flag
 * and hides the block). Clicks that an interactive block has prevented are ignored, so call this after hydrateRoot on the same root.
 * @returns a function that removes the handler
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
    // A tracking event that an editor has broken must not break the shopper's click.
  }
}

function dismiss(host: Host, flag: string, block: Element): void {
  host.flags.set(flag, 'true');
  block.setAttribute('hidden', '');
}
