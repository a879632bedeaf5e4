import { describe, expect, it } from 'vitest';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { findByRole } from '#tests/support/find-by-role.ts';
import { minimal, typical } from './pop-up.fixtures.ts';
import { popUp } from './index.ts';
import { getPopUpKind } from './pop-up-kind.ts';

describe('pop-up', () => {
  it('starts as a tab with its title, and is hidden without a title', async () => {
    const html = await renderBlock(typical);
    expect(findByRole(html, 'button').map(({ text }) => text)).toContain('Ten percent off?');
    expect(findByRole(html, 'dialog')).toEqual([]);
    expect(findByRole(await renderBlock(minimal), 'button')).toEqual([]);
  });

  it('is of kind newsletter when its name contains the word in any case, and otherwise of kind account', () => {
    expect(getPopUpKind('Winter NewsLetter, A')).toEqual({ kind: 'Newsletter' });
    expect(getPopUpKind('Club')).toEqual({ kind: 'Account', action: 'Registration' });
  });

  it('is closed by its id', () => {
    expect(popUp.closedBy?.entry(typical)).toBe(typical.id);
  });
});
