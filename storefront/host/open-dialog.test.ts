import { describe, expect, it } from 'vitest';
import { dialogStep, pageStateOf } from './open-dialog.ts';

describe('dialogStep', () => {
  const page = { first: 1 };

  it('stores the state of the page behind the dialog', () => {
    const { state, replace } = dialogStep({ hash: '', state: page }, { productId: 'TFKES01M' });
    expect(replace).toBe(false);
    expect(state).toEqual({ dialog: { productId: 'TFKES01M' }, isBehind: true, page });
    expect(pageStateOf(state)).toEqual(page);
  });

  it('keeps that state when one dialog replaces another', () => {
    const { state: first } = dialogStep({ hash: '', state: page });
    const { state: second, replace } = dialogStep({ hash: '#modal-quickshop', state: first });
    expect(replace).toBe(true);
    expect(pageStateOf(second)).toEqual(page);
  });

  it('treats any other state as that of the page', () => {
    expect(pageStateOf(page)).toBe(page);
    expect(pageStateOf(null)).toBeNull();
  });
});
