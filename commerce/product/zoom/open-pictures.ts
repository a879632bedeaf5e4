import PhotoSwipe from 'photoswipe';
import type { GalleryItem } from '#generated/openapi/products.ts';
import { getProductImage, getZoomImage } from '../product-image.ts';

/** Zoom factor of the plus and minus keys. */
const STEP = 1.5;
/** CSS pixels that an arrow key moves a zoomed image. */
const PAN = 80;
/** Duration of animations in milliseconds. */
const DURATION = 250;

export interface PictureOptions {
  readonly stage: HTMLElement;
  readonly items: readonly GalleryItem[];
  readonly start: number;
  readonly failedText: string;
  readonly onChange: (index: number) => void;
  readonly onZoom: (state: { readonly canZoomIn: boolean; readonly canZoomOut: boolean }) => void;
  readonly onClose: () => void;
}

export interface Pictures {
  goTo(index: number): void;
  zoomBy(direction: 1 | -1): void;
  destroy(): void;
}

/** Images to swipe, pinch and drag. The library's own controls are disabled: they assign HTML, which Trusted Types blocks. */
export function openPictures({ stage, items, start, failedText, onChange, onZoom, onClose }: PictureOptions): Pictures {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const pswp = new PhotoSwipe({
    appendToEl: stage,
    dataSource: items.map(({ src, alt }) => {
      const { srcSet, width, height, src: shown } = getZoomImage(src);
      return { src: shown, msrc: getProductImage(src).src, alt, width, height, ...(srcSet ? { srcset: srcSet } : {}) };
    }),
    index: start,
    loop: false,
    trapFocus: false,
    returnFocus: false,
    escKey: false,
    arrowKeys: false,
    wheelToZoom: true,
    clickToCloseNonZoomable: false,
    pinchToClose: false,
    bgClickAction: false,
    tapAction: false,
    imageClickAction: 'zoom',
    doubleTapAction: 'zoom',
    secondaryZoomLevel: (level) => Math.max(level.fit * 2.5, 1),
    maxZoomLevel: (level) => Math.max(level.fit * 4, 1.5),
    bgOpacity: 1,
    showHideAnimationType: 'none',
    zoomAnimationDuration: isCalm ? false : DURATION,
    errorMsg: failedText,
    getViewportSizeFn: () => ({ x: stage.clientWidth, y: stage.clientHeight }),
  });
  const zoomBy = (direction: 1 | -1): void => {
    const slide = pswp.currSlide;
    if (!slide) return;
    const { fit, max } = slide.zoomLevels;
    const requested = slide.currZoomLevel * (direction === 1 ? STEP : 1 / STEP);
    slide.zoomTo(Math.min(max, Math.max(fit, requested)), undefined, isCalm ? false : DURATION);
  };
  const report = (): void => {
    const slide = pswp.currSlide;
    if (slide)
      onZoom({
        canZoomIn: slide.currZoomLevel < slide.zoomLevels.max * 0.99,
        canZoomOut: slide.currZoomLevel > slide.zoomLevels.fit * 1.01,
      });
  };
  const moveBy = (x: number, y: number): void => {
    const slide = pswp.currSlide;
    if (!slide) return;
    if (slide.currZoomLevel > slide.zoomLevels.fit * 1.01) slide.panTo(slide.pan.x - x * PAN, slide.pan.y - y * PAN);
    else if (x !== 0) pswp.goTo(Math.min(items.length - 1, Math.max(0, pswp.currIndex + x)));
  };
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoomBy(1),
    '=': () => zoomBy(1),
    '-': () => zoomBy(-1),
    ArrowLeft: () => moveBy(-1, 0),
    ArrowRight: () => moveBy(1, 0),
    ArrowUp: () => moveBy(0, -1),
    ArrowDown: () => moveBy(0, 1),
  };
  pswp.on('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event.originalEvent;
    const act = ctrlKey || metaKey || altKey ? undefined : keys[key];
    event.preventDefault();
    if (!act) return;
    event.originalEvent.preventDefault();
    act();
  });
  pswp.on('change', () => {
    onChange(pswp.currIndex);
    report();
  });
  pswp.on('zoomPanUpdate', report);
  pswp.on('uiRegister', () => void pswp.ui?.uiElementsData.splice(0));
  pswp.on('close', onClose);
  pswp.init();
  // The surrounding element already has the dialog role.
  pswp.element?.removeAttribute('role');
  pswp.element?.removeAttribute('tabindex');
  report();
  return { goTo: (index) => pswp.goTo(index), zoomBy, destroy: () => pswp.destroy() };
}
