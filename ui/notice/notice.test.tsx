import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Notice } from './notice.tsx';

describe('Notice', () => {
  it('interrupts for danger and waits for all else', () => {
    expect(renderToStaticMarkup(<Notice kind="danger" title="Failed" />)).toContain('role="alert"');
    expect(renderToStaticMarkup(<Notice kind="success" title="Saved" />)).toContain('role="status"');
    expect(renderToStaticMarkup(<Notice announce="none" title="Closed today" />)).not.toContain('role=');
  });

  it('has a named close button only when it can close', () => {
    const html = renderToStaticMarkup(<Notice title="Saved" onClose={() => undefined} closeLabel="Dismiss" />);
    expect(html).toContain('aria-label="Dismiss"');
    expect(renderToStaticMarkup(<Notice title="Saved" />)).not.toContain('<button');
  });
});
