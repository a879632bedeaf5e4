import type { BlockSettings } from '#settings/site-settings.ts';

export type PromoBarSettings = Pick<BlockSettings, 'promoBar'>;
