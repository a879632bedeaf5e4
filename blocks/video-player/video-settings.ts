import type { BlockSettings } from '#settings/site-settings.ts';

export type VideoSettings = Pick<BlockSettings, 'video'>;
