import type { BlockSettings } from '#settings/site-settings.ts';

export type GallerySettings = Pick<BlockSettings, 'galleries'>;
