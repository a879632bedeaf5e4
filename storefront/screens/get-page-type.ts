import type { PageType } from '#generated/content/types.ts';
import { screens } from './index.ts';

/** The type of a page by its route id, which is the screen's name. */
export function getPageType(routeId: string | undefined): PageType {
  return routeId !== undefined && Object.hasOwn(screens, routeId) ? screens[routeId as keyof typeof screens].pageType : 'other';
}
