import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findByRole } from '#tests/support/find-by-role.ts';
import { parseElements } from '#tests/support/parse-elements.ts';
import { Notice } from './notice.tsx';

describe('Notice', () => {
  it('interrupts for danger only', () => {
    expect(findByRole(renderToStaticMarkup(<Notice kind="danger" title="Failed" />), 'alert')).toMatchObject([{ text: 'Failed' }]);
    expect(findByRole(renderToStaticMarkup(<Notice kind="success" title="Saved" />), 'status')).toMatchObject([{ text: 'Saved' }]);
    const plain = parseElements(renderToStaticMarkup(<Notice announce="none" title="Closed today" />));
    expect(plain.filter(({ attributes }) => 'role' in attributes)).toEqual([]);
  });

  it('has a named close button only if it can close', () => {
    const html = renderToStaticMarkup(<Notice title="Saved" onClose={() => undefined} closeLabel="Dismiss" />);
    expect(findByRole(html, 'button', 'Dismiss')).toHaveLength(1);
    expect(findByRole(renderToStaticMarkup(<Notice title="Saved" />), 'button')).toEqual([]);
  });
});
