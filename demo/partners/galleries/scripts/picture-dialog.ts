import type { Media, MediaReportReason } from '#generated/openapi/gallery.ts';
import { create } from './elements.ts';
import { GalleryError, reportMedia, type GalleryPlace } from './gallery-client.ts';
import { openDialog } from './open-dialog.ts';
import { fillText, getTexts, type GalleryTexts } from './texts.ts';

/** A photo at its full size, with its caption, its author and a form that reports it. */
export function openPicture(root: Element, place: GalleryPlace, media: Media): void {
  const texts = getTexts(place.language);
  const { url, width, height } = media.images.standard;
  const alt = fillText(texts.photoBy, { name: media.author.name, caption: media.caption });
  const picture = create('img', { src: url, alt, width: String(width), height: String(height) });
  const caption = create('p', { class: 'caption', lang: media.language }, media.caption);
  const content = [create('div', { class: 'picture' }, picture), caption];
  const about = media.status === 'approved' ? reportSection(place, media, texts) : create('p', { class: 'hint' }, texts.thanksMore);
  openDialog(root, media.author.name, texts.close, [...content, about]);
}

function reportSection(place: GalleryPlace, media: Media, texts: GalleryTexts): HTMLElement {
  const open = create('button', { type: 'button', class: 'link', 'aria-expanded': 'false' }, texts.report);
  const status = create('p', { role: 'status' });
  const section = create('div', { class: 'report' }, open, status);
  const form = reportForm(texts, async (reason, note) => {
    status.textContent = '';
    try {
      await reportMedia(place, media.id, { reason, ...(note ? { note } : {}) });
    } catch (error) {
      status.textContent = error instanceof GalleryError && error.code === 'rate-limited' ? texts.tooMany : texts.notSent;
      return;
    }
    form.remove();
    open.remove();
    status.textContent = texts.reported;
    status.tabIndex = -1;
    status.focus();
  });
  open.addEventListener('click', () => {
    const isOpen = form.isConnected;
    if (isOpen) form.remove();
    else status.before(form);
    open.setAttribute('aria-expanded', String(!isOpen));
    form.querySelector('select')?.focus();
  });
  return section;
}

function reportForm(texts: GalleryTexts, onSend: (reason: MediaReportReason, note: string) => Promise<void>): HTMLFormElement {
  const options = Object.entries(texts.reasons).map(([value, label]) => create('option', { value }, label));
  const reason = create('select', { name: 'reason' }, ...options);
  const note = create('textarea', { name: 'note', maxlength: '500', rows: '2' });
  const send = create('button', { type: 'submit', class: 'button' }, texts.sendReport);
  const form = create('form', {}, create('label', {}, texts.reportWhy, reason), create('label', {}, texts.note, note), send);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send.setAttribute('aria-disabled', 'true');
    void onSend(reason.value as MediaReportReason, note.value.trim()).finally(() => send.removeAttribute('aria-disabled'));
  });
  return form;
}
