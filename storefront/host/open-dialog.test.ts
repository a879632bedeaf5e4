import { describe, expect, it } from 'vitest';
import { dialogStep, pageStateOf } from './open-dialog.ts';

describe('dialogStep', () => {
  const page = { first: 1 };

  it('remembers what the history knows of the page behind the dialog', () => {
    const { state, replace } = dialogStep({ hash: '', state: page }, { productId: 'TFKES01M' });
    expect(replace).toBe(false);
    expect(state).toEqual({ dialog: { productId: 'TFKES01M' }, isBehind: true, page });
    expect(pageStateOf(state)).toEqual(page);
  });

  it('keeps it when one dialog takes the place of another', () => {
    const { state: first } = dialogStep({ hash: '', state: page });
    const { state: second, replace } = dialogStep({ hash: '#modal-quickshop', state: first });
    expect(replace).toBe(true);
    expect(pageStateOf(second)).toEqual(page);
  });

  it('takes any other state for the page’s own', () => {
    expect(pageStateOf(page)).toBe(page);
    expect(pageStateOf(null)).toBeNull();
  });
});
