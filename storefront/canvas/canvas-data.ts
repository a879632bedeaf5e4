import type { RenderEnv } from '#engine/env.ts';
import type { PayloadNode } from '#engine/render/payload.ts';
import type { Packed } from './packed.ts';

/** A canvas as the browser gets it. */
export interface CanvasData {
  /** Which of the page's canvases it is; on the server, the key of its nodes and static HTML. */
  readonly name: string;
  readonly env: RenderEnv;
  readonly nodes: Packed<readonly PayloadNode[]>;
}

export interface HeadData {
  readonly title: string;
  readonly description?: string;
  /** Absolute. */
  readonly canonical?: string;
  /** Absolute. */
  readonly image?: string;
  readonly noIndex: boolean;
  /** Left out where nobody else may see the page. */
  readonly ogType?: 'website' | 'article';
}
