import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createTestClock } from './clock.fixtures.ts';
import { createToastQueue } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

describe('ToastRegion', () => {
  it('is a named landmark with an empty live list on the server', () => {
    const queue = createToastQueue({ duration: 1000, durationWithAction: 1000 }, createTestClock());
    queue.show({ title: 'Of another visitor' });
    const html = renderToStaticMarkup(<ToastRegion queue={queue} label="Notifications" closeLabel="Close" />);
    expect(html).toContain('aria-label="Notifications"');
    expect(html).toMatch(/role="status"[^>]*><ol><\/ol>/);
  });
});
