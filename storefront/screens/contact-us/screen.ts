import { defineContactScreen } from '../../contact/define-contact-screen.ts';
import { messagePage } from '../../contact/message-form.ts';

export const screen = defineContactScreen(messagePage);
