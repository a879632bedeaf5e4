import { ContactView } from '../../contact/contact-view.tsx';
import type { ContactScreenPage } from '../../contact/define-contact-screen.ts';
import { defineView } from '../../screen/define-view.tsx';

export const view = defineView<ContactScreenPage>({ show: ContactView, overlays: 'inline' });
