import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { useNamelessDialog } from './use-nameless-dialog.ts';

function Address(): ReactElement {
  const { pathname, search, hash } = useLocation();
  useNamelessDialog();
  return <p role="status">{`${pathname}${search}${hash}`}</p>;
}

function open(...initialEntries: { pathname: string; search?: string; hash?: string; state?: unknown }[]) {
  const router = createMemoryRouter([{ path: '*', element: <Address /> }], { initialEntries });
  render(<RouterProvider router={router} />);
  return router;
}

afterEach(cleanup);

describe('useNamelessDialog', () => {
  it('removes a bare #modal and keeps the query, the state and the history length', async () => {
    const state = { from: 'cart' };
    const router = open({ pathname: '/en-us' }, { pathname: '/en-us/jackets', search: '?sort=new', hash: '#modal', state });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/en-us/jackets?sort=new'));
    expect(router.state.location.state).toEqual(state);
    await router.navigate(-1);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/en-us'));
  });

  it.each(['#modal-sign-up', '#details', '#modals'])('keeps %s', async (hash) => {
    const router = open({ pathname: '/en-us', hash });
    await router.navigate('?page=2', { replace: true });
    await router.navigate({ pathname: '/en-us', hash });
    expect(screen.getByRole('status').textContent).toBe(`/en-us${hash}`);
  });
});
