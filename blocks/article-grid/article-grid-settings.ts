import type { BlockSettings } from '#settings/site-settings.ts';

export type ArticleGridSettings = Pick<BlockSettings, 'articleGrid'>;
