import type { Host, TrackingEvent } from '../host.ts';

/**
 * One handler for all that happens in static HTML, whose code is not in the browser: links navigate like all others, `#modal-x`
 * opens a dialog, `data-track` holds an event as JSON, and `data-action` names what a control does: "dialog:sign-up" opens that
 * dialog, "dismiss:promoBarClosed" stores the flag and hides the block. Returns how to take the handler away.
 */
export function attachStaticLinks(root: HTMLElement, host: Host): () => void {
  const onClick = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target.closest('a[href],[data-action],[data-track]') : null;
    const block = target?.closest('[data-static]');
    if (!target || !block || event.defaultPrevented) return;

    const tracked = target.closest('[data-track]');
    if (tracked && block.contains(tracked)) track(host, tracked, block);

    const [verb, name = ''] = (target.getAttribute('data-action') ?? '').split(':');
    if (verb === 'dialog') host.openDialog(name);
    else if (verb === 'dismiss') dismiss(host, name, block);
    else if (target instanceof HTMLAnchorElement && isOurs(target, event)) follow(host, target);
    else return;
    event.preventDefault();
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}

/** Clicks that the browser itself must handle stay with it: other sites, new tabs, downloads. */
function isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const isHere = link.origin === location.origin && (link.target === '' || link.target === '_self') && !link.hasAttribute('download');
  return isPlain && isHere && !isPlainFragment(link);
}

function isPlainFragment(link: HTMLAnchorElement): boolean {
  const href = link.getAttribute('href') ?? '';
  return href.startsWith('#') && !href.startsWith('#modal');
}

function follow(host: Host, link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  const dialog = /^#modal-(.+)$/.exec(href)?.[1];
  if (dialog !== undefined) host.openDialog(dialog);
  else host.navigate(href);
}

function track(host: Host, element: Element, block: Element): void {
  try {
    const event = JSON.parse(element.getAttribute('data-track') ?? '') as TrackingEvent;
    host.track({ blockId: block.getAttribute('data-block-id') ?? undefined, ...event });
  } catch {
    // An event that an editor's text has broken is not worth a shopper's click.
  }
}

function dismiss(host: Host, flag: string, block: Element): void {
  host.flags.set(flag, 'true');
  block.setAttribute('hidden', '');
}
