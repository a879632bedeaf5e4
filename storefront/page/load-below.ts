import type { RenderEnv } from '#engine/env.ts';
import type { ComposedCanvas } from '../canvas/document-record.ts';
import { createContentCalls } from '../content/content-calls.ts';
import type { RequestContext } from '../request/request-context.ts';
import { getShownChoices } from '../canvas/get-shown-choices.ts';
import { compose } from './compose.ts';
import type { PageData } from './load-page.ts';
import { getNeededRecommendations } from './needed-recommendations.ts';

/** Editors' content below a screen. */
export interface Below {
  readonly composed: ComposedCanvas;
  /** Data of the page that the content needs. */
  readonly needs: Pick<PageData, 'recommendations' | 'choices'>;
}

/** Loads the fragment with the screen's name. Rejects if there is none; screens for which it is optional handle that. */
export async function loadBelow(fragment: string, context: RequestContext, view?: RenderEnv['view']): Promise<Below> {
  const [{ visitor, recommendations }, document] = await Promise.all([context.visit, createContentCalls(context).fragment(fragment)]);
  const composed = compose('below', [{ document }], visitor, context, view);
  return {
    composed,
    needs: { recommendations: getNeededRecommendations(recommendations, composed), choices: getShownChoices(composed.choices) },
  };
}
