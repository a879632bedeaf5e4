import { describe, expect, it } from 'vitest';
import { createDialogNavigation, getPageState } from './open-dialog.ts';

describe('createDialogNavigation', () => {
  const page = { first: 1 };

  it('stores the state of the page behind the dialog', () => {
    const { state, replace } = createDialogNavigation({ hash: '', state: page }, { productId: 'TFKES01M' });
    expect(replace).toBe(false);
    expect(state).toEqual({ dialog: { productId: 'TFKES01M' }, isBehind: true, page });
    expect(getPageState(state)).toEqual(page);
  });

  it('keeps that state when one dialog replaces another', () => {
    const { state: first } = createDialogNavigation({ hash: '', state: page });
    const { state: second, replace } = createDialogNavigation({ hash: '#modal-quickshop', state: first });
    expect(replace).toBe(true);
    expect(getPageState(second)).toEqual(page);
  });

  it('treats any other state as that of the page', () => {
    expect(getPageState(page)).toBe(page);
    expect(getPageState(null)).toBeNull();
  });
});
