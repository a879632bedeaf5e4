import type { BlockSettings } from '#settings/site-settings.ts';

export type CuralateSettings = Pick<BlockSettings, 'curalate'>;
export type OlapicSettings = Pick<BlockSettings, 'olapic'>;
