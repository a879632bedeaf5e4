import type { Host } from '../host.ts';

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'preventDefault'>;

/**
 * Passes a plain click on an in-shop link to the host; the browser handles new tabs, other sites, downloads and anchors on this page. A
 * link with `data-dialog` opens that dialog with the query parameters in `data-dialog-params`; its href is the page for browsers without
 * script.
 */
export function followLink(host: Host, link: HTMLAnchorElement, click: Click): void {
  if (click.defaultPrevented || !isHandledHere(link, click)) return;
  click.preventDefault();
  const href = link.getAttribute('href') ?? '';
  const dialog = link.dataset.dialog ?? /^#modal-(.+)$/.exec(href)?.[1];
  if (dialog === undefined) host.navigate(href);
  else if (link.dataset.dialogParams === undefined) host.openDialog(dialog);
  else host.openDialog(dialog, Object.fromEntries(new URLSearchParams(link.dataset.dialogParams)));
}

function isHandledHere(link: HTMLAnchorElement, click: Click): boolean {
  const isPlain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
  const isHere = link.origin === location.origin && (link.target === '' || link.target === '_self') && !link.hasAttribute('download');
  return isPlain && isHere && !isAnchor(link.getAttribute('href') ?? '');
}

function isAnchor(href: string): boolean {
  return href.startsWith('#') && !href.startsWith('#modal');
}
