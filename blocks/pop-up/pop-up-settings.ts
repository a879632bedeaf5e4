import type { BlockSettings } from '#settings/site-settings.ts';

export type PopUpSettings = Pick<BlockSettings, 'popUp'>;
