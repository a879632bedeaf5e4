import type { Media } from '#generated/openapi/gallery.ts';
import { create } from './elements.ts';
import { GalleryError, loadService, uploadMedia, uploadStream, type GalleryPlace } from './gallery-client.ts';
import { openDialog } from './open-dialog.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { getTexts } from './texts.ts';
import { buildUploadForm, type UploadValues } from './upload-form.ts';

/**
 * Opens a form that sends a shopper's photo with their consent.
 * @param onSent called with the photo, which is pending
 */
export async function openUpload(root: Element, place: GalleryPlace, onSent: (media: Media) => void): Promise<void> {
  const texts = getTexts(place.language);
  const service = await loadService(place);
  const upload = buildUploadForm(texts, service);
  const status = create('p', { role: 'status', class: 'error' });
  const intro = create('p', {}, texts.intro);
  const dialog = openDialog(root, texts.add, texts.close, [intro, upload.form, status]);

  const send = async ({ file, nickname, email, caption }: UploadValues): Promise<void> => {
    const givenAt = new Date().toISOString();
    const image = await shrinkPhoto(file);
    if (!image) return upload.showPhotoError(texts.badPhoto);
    const { language } = place;
    const consent = { termsVersion: service.terms.version, language: service.terms.language, givenAt };
    const streams = [uploadStream(place)];
    const media = await uploadMedia(place, { nickname, email, consent }, { image, caption, language, streams });
    onSent(media);
    const thanks = create('p', { class: 'thanks', tabindex: '-1' }, texts.thanks);
    const done = create('button', { type: 'button', class: 'button' }, texts.close);
    done.addEventListener('click', () => dialog.close());
    intro.replaceWith(create('div', { role: 'status' }, thanks, create('p', {}, texts.thanksMore)));
    upload.form.replaceWith(done);
    status.remove();
    thanks.focus();
  };

  let isPending = false;
  upload.form.addEventListener('submit', (event) => {
    event.preventDefault();
    const values = isPending ? undefined : upload.read();
    if (!values) return;
    const setPending = (value: boolean): void => {
      isPending = value;
      upload.setPending(value);
    };
    status.textContent = '';
    setPending(true);
    send(values)
      .catch((error: unknown) => {
        const code = error instanceof GalleryError ? error.code : undefined;
        if (code === 'image-invalid' || code === 'body-too-large') upload.showPhotoError(texts.badPhoto);
        else status.textContent = code === 'rate-limited' ? texts.tooMany : texts.notSent;
      })
      .finally(() => setPending(false));
  });
}
