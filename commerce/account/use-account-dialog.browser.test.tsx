import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountDialogResponse, DialogPageModel, FormModel } from './form-model.ts';
import { useAccountDialog } from './use-account-dialog.ts';

const address = '/en-us/account/interests';
const form: FormModel = { id: 'interests', fields: [], submit: 'Save' };
const page = { title: 'Interests', notices: [], noAnswer: 'No answer' } as unknown as DialogPageModel;
const first = { address, response: { page } };
const rejection = { id: 'interests', notice: 'Not saved', errors: {}, values: {} };

async function send(response: AccountDialogResponse | undefined, sent: FormModel = form) {
  const onSaved = vi.fn();
  vi.mocked(fetch).mockImplementation(async () => (response ? Response.json(response) : new Response(null, { status: 500 })));
  const { result } = renderHook(() => useAccountDialog({ first, onFailure: () => undefined, onSaved }));
  await act(() => result.current.send(sent, new FormData()));
  return { onSaved, shown: result.current.shown };
}

describe('useAccountDialog', () => {
  beforeEach(() => void vi.spyOn(globalThis, 'fetch'));
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('reports a form that changed the account', async () => {
    expect((await send({ page })).onSaved).toHaveBeenCalledTimes(1);
  });

  it('reports no form that was rejected, failed or changed the session', async () => {
    const rejected = await send({ rejection });
    expect([rejected.onSaved.mock.calls, rejected.shown?.rejection]).toEqual([[], rejection]);
    expect((await send(undefined)).onSaved).not.toHaveBeenCalled();
    expect((await send({ page }, { ...form, changesSession: true })).onSaved).not.toHaveBeenCalled();
  });
});
