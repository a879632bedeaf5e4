import { CanvasView } from '../../canvas/canvas-view.tsx';
import type { PageOf } from '../../screen/define-screen.ts';
import { defineView } from '../../screen/define-view.tsx';
import type { screen } from './screen.ts';

export const view = defineView<PageOf<typeof screen>>({
  show: ({ page }) => <CanvasView data={page.canvas} />,
  // The page itself contains the consent form.
  overlays: 'none',
});
