import type { PrefetchedState } from '#commerce/query/prefetch.ts';
import type { ErrorMessageData } from '#commerce/errors/error-messages.ts';
import type { CanvasData } from '../canvas/canvas-data.ts';
import type { Packed } from '../canvas/packed.ts';
import type { PageData } from '../page/load-page.ts';

/** The input of a screen's view. For an error page nothing else is set. */
export interface ScreenPage extends Omit<PageData, 'canvas' | 'choices'> {
  readonly canvas?: CanvasData;
  readonly choices?: PageData['choices'];
  /** Set for screens that use commerce. */
  readonly commerce?: CommerceOfPage;
}

export interface CommerceOfPage {
  readonly errorMessages: Packed<ErrorMessageData>;
  /** Responses that the server has prefetched. */
  readonly state?: PrefetchedState;
}
