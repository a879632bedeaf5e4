import type { BlockSettings } from '#settings/site-settings.ts';

export type MenuSettings = Pick<BlockSettings, 'menu'>;
