import { describe, expect, it } from 'vitest';
import { getDialogHref, getDialogName, resolveDestination } from './navigation.ts';

const here = { origin: 'https://tarnfell.example', pathname: '/en-us/journal', search: '?page=2&sort=new' };

describe('resolveDestination', () => {
  it('opens a dialog on the current path and query', () => {
    expect(resolveDestination('#modal-sign-up', here)).toEqual({
      kind: 'inside',
      to: '/en-us/journal?page=2&sort=new#modal-sign-up',
      preservesScroll: true,
    });
  });

  it('merges the query of a "?…#modal" link into the current one', () => {
    expect(resolveDestination('?sort=old&from=hero#modal-sign-up', here)).toMatchObject({
      to: '/en-us/journal?page=2&sort=old&from=hero#modal-sign-up',
    });
  });

  it('replaces the values of parameters that such a link sets', () => {
    expect(resolveDestination('?sort=a&sort=b#modal-sign-up', here)).toMatchObject({
      to: '/en-us/journal?page=2&sort=a&sort=b#modal-sign-up',
    });
  });

  it('removes a bare #modal, which names no dialog', () => {
    expect(resolveDestination('#modal', here)).toMatchObject({ to: '/en-us/journal?page=2&sort=new' });
    expect(resolveDestination('?sort=old#modal', here)).toMatchObject({ to: '/en-us/journal?page=2&sort=old' });
    expect(resolveDestination('#modals', here)).toMatchObject({ to: '/en-us/journal?page=2&sort=new#modals' });
  });

  it('replaces the query of any other link', () => {
    expect(resolveDestination('?page=3', here)).toEqual({ kind: 'inside', to: '/en-us/journal?page=3', preservesScroll: false });
  });

  it.each(['https://elsewhere.example/x', '/media/tarnfell/a', '/showcase/?docType=hero', 'mailto:a@b.example'])(
    "leaves the shop's document for %s",
    (href) => {
      expect(resolveDestination(href, here).kind).toBe('outside');
    },
  );
});

describe('dialog links', () => {
  it('name the dialog in the hash', () => {
    expect(getDialogName(getDialogHref('sign-up', { from: 'hero' }).replace(/^[^#]*/, ''))).toBe('sign-up');
    expect(getDialogHref('sign-up', { from: 'hero' })).toBe('?from=hero#modal-sign-up');
    expect(getDialogName('#modal-Sign-Up'), 'in upper or lower case').toBe('sign-up');
    expect(getDialogName('#details')).toBeUndefined();
    expect(getDialogName('#modal-../etc')).toBeUndefined();
  });

  it('leave the document if they have a coupon code, which the server applies', () => {
    expect(resolveDestination('/en-us/jackets?coupon=TRAIL20', here).kind).toBe('outside');
  });
});
