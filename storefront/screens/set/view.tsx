import { openCommerce } from '../../commerce/open-commerce.ts';
import { defineSectionedView } from '../../sections/define-sectioned-view.tsx';
import type { setSections } from './sections/index.ts';
import { SetFormView } from './set-form-view.tsx';

export const view = defineSectionedView<typeof setSections>({
  views: { setForm: SetFormView },
  commerce: openCommerce,
  // No overlay covers the options and their button.
  overlays: 'inline',
});
