import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findByRole } from '#tests/support/find-by-role.ts';
import { createTestClock } from './clock.fixtures.ts';
import { createToastQueue } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

describe('ToastRegion', () => {
  it('is a named landmark with an empty live list on the server', () => {
    const queue = createToastQueue({ duration: 1000, durationWithAction: 1000 }, createTestClock());
    queue.show({ title: 'Of another visitor' });
    const html = renderToStaticMarkup(<ToastRegion queue={queue} label="Notifications" closeLabel="Close" />);
    expect(findByRole(html, 'region', 'Notifications')).toHaveLength(1);
    expect(findByRole(html, 'status')).toMatchObject([{ children: [{ tag: 'ol', children: [] }] }]);
  });
});
