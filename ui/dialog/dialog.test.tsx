import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

describe('Dialog', () => {
  it('renders nothing on the server, open or not', () => {
    for (const isOpen of [true, false]) {
      const html = renderToStaticMarkup(
        <Dialog isOpen={isOpen} onOpenChange={() => undefined} title="Size" closeLabel="Close">
          Text
        </Dialog>,
      );
      expect(html).not.toContain('Text');
    }
  });
});
