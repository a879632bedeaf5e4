import type { Media, MediaList } from '#generated/openapi/gallery.ts';
import type * as UploadDialog from './upload-dialog.ts';
import { create } from './elements.ts';
import { loadFirstPage, loadPage, type GalleryPlace } from './gallery-client.ts';
import { getGallerySheet } from './styles.ts';
import { fillText, getTexts, type GalleryTexts } from './texts.ts';

const PLACEHOLDERS = 6;

/** Fills an element with a gallery's photos. The dialogs' code loads with the first press. */
export function showPictures(element: Element, place: GalleryPlace): void {
  const texts = getTexts(place.language);
  const host = create('div', { lang: place.language, 'data-gallery': place.container });
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [getGallerySheet()];
  const root = create('div');
  shadow.append(root);
  element.querySelector(':scope > [data-gallery]')?.remove();
  element.append(host);
  void load(root, place, texts);
}

async function load(root: HTMLElement, place: GalleryPlace, texts: GalleryTexts): Promise<void> {
  root.replaceChildren(create('ul', { 'aria-hidden': 'true' }, ...Array.from({ length: PLACEHOLDERS }, () => create('li'))));
  try {
    showPage(root, place, texts, await loadFirstPage(place));
  } catch {
    const again = create('button', { type: 'button', class: 'button' }, texts.again);
    again.addEventListener('click', () => void load(root, place, texts));
    root.replaceChildren(create('div', { class: 'failed', role: 'status' }, create('p', {}, texts.failed), again));
  }
}

function showPage(root: HTMLElement, place: GalleryPlace, texts: GalleryTexts, page: MediaList): void {
  const toTile = (media: Media): HTMLLIElement =>
    buildTile(media, texts, async () => {
      const { openPicture } = await import('./picture-dialog.ts');
      openPicture(root, place, media);
    });
  const list = create('ul', { role: 'list' });
  const shown = new Set<string>();
  /** An upload shifts later pages, so a photo may appear twice. */
  const takeNew = (media: readonly Media[]): readonly HTMLLIElement[] =>
    media.flatMap((one) => {
      if (shown.has(one.id)) return [];
      shown.add(one.id);
      return [toTile(one)];
    });
  list.append(...takeNew(page.data));
  const add = create('button', { type: 'button', class: 'button' }, texts.add);
  const failure = create('p', { role: 'status', class: 'error' });
  add.addEventListener('click', () => {
    failure.textContent = '';
    openUpload(root, place, (media) => list.prepend(...takeNew([media]))).catch(() => {
      failure.textContent = texts.notSent;
    });
  });
  const more = moreButton(page.links.next, texts, (media) => list.append(...takeNew(media)));
  root.replaceChildren(list, create('div', { class: 'actions' }, add, ...(more ? [more] : [])), failure);
}

async function openUpload(...input: Parameters<typeof UploadDialog.openUpload>): Promise<void> {
  const { openUpload: open } = await import('./upload-dialog.ts');
  await open(...input);
}

function moreButton(next: string | undefined, texts: GalleryTexts, onMore: (media: readonly Media[]) => void): HTMLElement | undefined {
  if (next === undefined) return undefined;
  const more = create('button', { type: 'button', class: 'button' }, texts.more);
  let address: string | undefined = next;
  const loadMore = async (): Promise<void> => {
    if (address === undefined) return;
    const page: MediaList = await loadPage(address);
    address = page.links.next;
    onMore(page.data);
    if (address === undefined) more.remove();
  };
  let isLoading = false;
  more.addEventListener('click', () => {
    if (isLoading) return;
    isLoading = true;
    void loadMore()
      .catch(() => undefined)
      .finally(() => {
        isLoading = false;
      });
  });
  return more;
}

function buildTile(media: Media, texts: GalleryTexts, onOpen: () => Promise<void>): HTMLLIElement {
  const { name } = media.author;
  const { url, width, height } = media.images.thumbnail;
  const alt = fillText(texts.photoBy, { name, caption: media.caption });
  const picture = create('img', { alt, loading: 'lazy', width: String(width), height: String(height), src: url });
  const words = create('span', { class: 'words', lang: media.language }, media.caption);
  const figure = create('figure', {}, picture, create('figcaption', {}, words, create('span', {}, name)));
  const open = create('button', {
    type: 'button',
    class: 'open',
    'aria-label': fillText(texts.enlarge, { name }),
    'aria-haspopup': 'dialog',
  });
  open.addEventListener('click', () => void onOpen());
  const badge = media.status === 'pending' ? [create('span', { class: 'badge' }, texts.pending)] : [];
  return create('li', {}, figure, ...badge, open);
}
