import { defineContactScreen } from '../../contact/define-contact-screen.ts';
import { warrantyPage } from '../../contact/warranty-form.ts';

export const screen = defineContactScreen(warrantyPage);
