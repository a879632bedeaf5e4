import type { PrefetchedState } from '#commerce/query/prefetch.ts';
import type { ErrorMessageData } from '#commerce/errors/error-messages.ts';
import type { CanvasData } from '../canvas/canvas-data.ts';
import type { Packed } from '../canvas/packed.ts';
import type { PageData } from '../page/load-page.ts';

/** What a screen's view is shown from. Where a page of content stands for the screen, that is all there is. */
export interface ScreenPage extends Omit<PageData, 'canvas' | 'choices'> {
  readonly canvas?: CanvasData;
  readonly choices?: PageData['choices'];
  /** For the shop's commerce, where the screen stands on it. */
  readonly commerce?: CommerceOfPage;
}

export interface CommerceOfPage {
  readonly errorMessages: Packed<ErrorMessageData>;
  /** What the server has asked for already. */
  readonly state?: PrefetchedState;
}
