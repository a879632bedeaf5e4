import type { GalleryService } from '#generated/openapi/gallery.ts';
import { create } from './elements.ts';
import type { GalleryTexts } from './texts.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

interface Field {
  readonly row: HTMLElement;
  readonly control: Control;
  readonly error: HTMLElement;
  /** Returns the field's error; undefined for a valid value. */
  readonly check: () => string | undefined;
}

export interface UploadValues {
  readonly file: File;
  readonly nickname: string;
  readonly email: string;
  readonly caption: string;
}

export interface UploadForm {
  readonly form: HTMLFormElement;
  /** Returns the values; with errors, shows all of them, focuses the first, and returns undefined. */
  read(): UploadValues | undefined;
  showPhotoError(text: string): void;
  setPending(isPending: boolean): void;
}

let built = 0;

/** Builds the fields of an upload. Nothing is sent without consent to the terms. */
export function buildUploadForm(texts: GalleryTexts, { terms, limits }: GalleryService): UploadForm {
  built += 1;
  const file = create('input', { type: 'file', name: 'photo', accept: limits.imageTypes.join(), 'aria-required': 'true' });
  const nickname = create('input', { name: 'nickname', autocomplete: 'nickname', maxlength: '40', 'aria-required': 'true' });
  const email = create('input', { type: 'email', name: 'email', autocomplete: 'email', maxlength: '254', 'aria-required': 'true' });
  const caption = create('textarea', { name: 'caption', rows: '2', maxlength: String(limits.captionLength) });
  const consent = create('input', { type: 'checkbox', name: 'consent', 'aria-required': 'true' });
  const fields = [
    buildField('photo', texts.photo, file, () => {
      const photo = file.files?.[0];
      if (!photo) return texts.needPhoto;
      return limits.imageTypes.some((type) => type === photo.type) && photo.size <= limits.imageBytes ? undefined : texts.badPhoto;
    }),
    buildField(
      'nickname',
      texts.nickname,
      nickname,
      () => (nickname.value.trim().length < 2 ? texts.needNickname : undefined),
      texts.nicknameHint,
    ),
    buildField('email', texts.email, email, () => (/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.value.trim()) ? undefined : texts.needEmail)),
    buildField('caption', texts.caption, caption, () => undefined),
    buildField('consent', terms.text, consent, () => (consent.checked ? undefined : texts.needConsent)),
  ];
  const send = create('button', { type: 'submit', class: 'button' }, texts.send);
  const form = create('form', { novalidate: true }, ...fields.map(({ row }) => row), send);

  return {
    form,
    read() {
      const faulty = fields.filter((field) => showError(field, field.check()));
      faulty[0]?.control.focus();
      const photo = file.files?.[0];
      if (faulty.length > 0 || !photo) return undefined;
      return { file: photo, nickname: nickname.value.trim(), email: email.value.trim(), caption: caption.value.trim() };
    },
    showPhotoError(text) {
      const [photo] = fields;
      if (photo) showError(photo, text);
      file.focus();
    },
    setPending(isPending) {
      send.textContent = isPending ? texts.sending : texts.send;
      send.toggleAttribute('data-pending', isPending);
      send.setAttribute('aria-disabled', String(isPending));
    },
  };
}

function buildField(name: string, text: string, control: Control, check: () => string | undefined, hintText = ''): Field {
  const id = `gallery-${name}-${built}`;
  control.id = id;
  const label = create('label', { for: id }, text);
  const hint = create('p', { class: 'hint', id: `${id}-hint` }, hintText);
  const error = create('p', { class: 'error', id: `${id}-error` });
  control.setAttribute('aria-describedby', hintText === '' ? error.id : `${hint.id} ${error.id}`);
  const isCheckbox = control.type === 'checkbox';
  const parts = isCheckbox ? [create('div', { class: 'check' }, control, label)] : [label, control];
  const row = create('div', { class: 'field' }, ...parts, ...(hintText === '' ? [] : [hint]), error);
  return { row, control, error, check };
}

function showError({ control, error }: Field, text: string | undefined): boolean {
  error.textContent = text ?? '';
  if (text === undefined) control.removeAttribute('aria-invalid');
  else control.setAttribute('aria-invalid', 'true');
  return text !== undefined;
}
