import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { byRole } from '#tests/support/by-role.ts';
import { elementsIn } from '#tests/support/elements-in.ts';
import { Notice } from './notice.tsx';

describe('Notice', () => {
  it('interrupts for danger only', () => {
    expect(byRole(renderToStaticMarkup(<Notice kind="danger" title="Failed" />), 'alert')).toMatchObject([{ text: 'Failed' }]);
    expect(byRole(renderToStaticMarkup(<Notice kind="success" title="Saved" />), 'status')).toMatchObject([{ text: 'Saved' }]);
    const plain = elementsIn(renderToStaticMarkup(<Notice announce="none" title="Closed today" />));
    expect(plain.filter(({ attributes }) => 'role' in attributes)).toEqual([]);
  });

  it('has a named close button only if it can close', () => {
    const html = renderToStaticMarkup(<Notice title="Saved" onClose={() => undefined} closeLabel="Dismiss" />);
    expect(byRole(html, 'button', 'Dismiss')).toHaveLength(1);
    expect(byRole(renderToStaticMarkup(<Notice title="Saved" />), 'button')).toEqual([]);
  });
});
