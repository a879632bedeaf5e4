import type { RenderEnv } from '#engine/env.ts';
import type { PayloadNode } from '#engine/render/payload.ts';
import type { Packed } from './packed.ts';

/** A canvas as it is sent to the browser. */
export interface CanvasData {
  /** Name of the canvas within the page; on the server, the key of its nodes and static HTML. */
  readonly name: string;
  readonly env: RenderEnv;
  readonly nodes: Packed<readonly PayloadNode[]>;
}

export interface HeadData {
  readonly title: string;
  readonly description?: string;
  /** Absolute URL. */
  readonly canonical?: string;
  /** Absolute URL. */
  readonly image?: string;
  readonly noIndex: boolean;
  /** Absent for private pages. */
  readonly ogType?: 'website' | 'article';
}
