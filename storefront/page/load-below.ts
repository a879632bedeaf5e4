import type { RenderEnv } from '#engine/env.ts';
import type { ComposedCanvas } from '../canvas/document-record.ts';
import { contentCalls } from '../content/content-calls.ts';
import type { RequestContext } from '../request/request-context.ts';
import { choicesOf } from '../canvas/choices.ts';
import { compose } from './compose.ts';
import type { PageData } from './load-page.ts';
import { neededRecommendations } from './needed-recommendations.ts';

/** What editors have put below a screen. */
export interface Below {
  readonly composed: ComposedCanvas;
  /** What the page must know of it besides. */
  readonly needs: Pick<PageData, 'recommendations' | 'choices'>;
}

/** The fragment that bears the screen's name. Rejects where there is none: a screen that can do without says so. */
export async function loadBelow(fragment: string, context: RequestContext, view?: RenderEnv['view']): Promise<Below> {
  const [{ visitor, recommendations }, document] = await Promise.all([context.visit, contentCalls(context).fragment(fragment)]);
  const composed = compose('below', [{ document }], visitor, context, view);
  return {
    composed,
    needs: { recommendations: neededRecommendations(recommendations, composed), choices: choicesOf(composed.choices) },
  };
}
