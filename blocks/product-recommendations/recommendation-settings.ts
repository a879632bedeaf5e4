import type { BlockSettings } from '#settings/site-settings.ts';

export type RecommendationSettings = Pick<BlockSettings, 'recommendations'>;
