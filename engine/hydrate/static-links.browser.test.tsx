import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Host } from '../host.ts';
import { inertHost } from '../render/inert-host.ts';
import { attachStaticLinks } from './static-links.ts';

let container: HTMLElement;

beforeEach(() => {
  container = document.createElement('main');
  document.body.append(container);
});

afterEach(() => container.remove());

describe('attachStaticLinks', () => {
  const calls: unknown[][] = [];
  const host = {
    ...inertHost,
    navigate: (href: string) => calls.push(['navigate', href]),
    openDialog: (name: string, params: Readonly<Record<string, string>> = {}) =>
      calls.push(['dialog', name, ...(Object.keys(params).length > 0 ? [params] : [])]),
    track: (event: unknown) => calls.push(['track', event]),
    flags: { get: () => undefined, set: (name: string, value: string) => calls.push(['flag', name, value]) },
  } as Host;

  const click = (html: string, init: MouseEventInit = {}): boolean => {
    calls.length = 0;
    container.innerHTML = `<div data-static="" data-block="note" data-block-id="n">${html}</div>`;
    const detach = attachStaticLinks(container, host);
    const stay = (event: Event): void => event.preventDefault();
    let isTaken = false;
    const watch = (event: Event): void => {
      isTaken = event.defaultPrevented;
      stay(event);
    };
    document.body.addEventListener('click', watch);
    container.querySelector('#it')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    document.body.removeEventListener('click', watch);
    detach();
    return isTaken;
  };

  it.each([
    ['<a href="/en-us/jackets"><b id="it">x</b></a>', ['navigate', '/en-us/jackets']],
    ['<a id="it" href="#modal-sign-up">x</a>', ['dialog', 'sign-up']],
    ['<a id="it" href="/en-us/account/sign-in?next=%2Fen-us" data-dialog="sign-in">x</a>', ['dialog', 'sign-in']],
    [
      '<a id="it" href="/en-us/size-chart/men-tops" data-dialog="size-chart" data-dialog-params="productType=men-tops">x</a>',
      ['dialog', 'size-chart', { productType: 'men-tops' }],
    ],
    ['<a id="it" href="?a=1#modal-size">x</a>', ['navigate', '?a=1#modal-size']],
    ['<button id="it" data-action="dialog:size">x</button>', ['dialog', 'size']],
    ['<button id="it" data-action="dismiss:benefitBarClosed">x</button>', ['flag', 'benefitBarClosed', 'true']],
  ])('takes a click on %s', (html, call) => {
    expect(click(html)).toBe(true);
    expect(calls).toEqual([call]);
  });

  it.each([
    ['<a id="it" href="https://example.org/">x</a>', {}],
    ['<a id="it" href="/a" target="_blank">x</a>', {}],
    ['<a id="it" href="/a" download>x</a>', {}],
    ['<a id="it" href="#section">x</a>', {}],
    ['<a id="it" href="/a">x</a>', { ctrlKey: true }],
    ['<a id="it" href="/a" data-dialog="sign-in">x</a>', { ctrlKey: true }],
    ['<a id="it" href="/a">x</a>', { button: 1 }],
  ])('leaves %s to the browser', (html, init) => {
    expect(click(html, init)).toBe(false);
    expect(calls).toEqual([]);
  });

  it('tracks the event of the attribute, also when the browser navigates, and ignores broken JSON', () => {
    click(`<a id="it" href="https://example.org/" data-track='{"name":"promotion-click","data":{"id":"p"}}'>x</a>`);
    expect(calls).toEqual([['track', { blockId: 'n', name: 'promotion-click', data: { id: 'p' } }]]);
    expect(click('<a id="it" href="/a" data-track="{broken">x</a>')).toBe(true);
    expect(calls).toEqual([['navigate', '/a']]);
  });
});
