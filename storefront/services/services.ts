import type { Service } from '#commerce/client/calls.ts';
import { definitions } from '#blocks/index.ts';
import { sanitizeHtml } from '#blocks/parts/text/sanitize-html.ts';
import { createParser, type Parser } from '#engine/parse/parse.ts';
import { createRenderer, type Renderer } from '#engine/render/renderer.ts';
import { createRevisionCache } from '#engine/parse/revision-cache.ts';
import type { DriftStore } from '#contract/drift/drift-store.ts';
import type { PreviewAccess } from '#engine/preview-access.ts';
import { blockFields } from '#generated/content/fields.ts';
import { validateBlockAll } from '#generated/content/validators-all.js';
import { validateBlockFirst } from '#generated/content/validators-first.js';
import type { Settings } from '#settings/create-settings.ts';
import { createStyleCollector, type StyleCollector } from '#ui/styles/style-collector.ts';
import { blockMessages } from '#generated/messages/block-messages.ts';
import { getMessageLocale } from '#messages/runtime/message-locale.ts';
import { createContractReports, type ContractReports } from '../contract-mode/create-contract-reports.ts';
import type { ContentFallback } from './content-fallback.ts';
import type { Log } from './log.ts';
import type { SiteConfiguration } from '../site/configuration.ts';

/** External dependencies that the composition root provides. */
export interface StorefrontPorts {
  readonly sites: SiteConfiguration;
  readonly content: Service;
  /** Serves the last good content if that service fails; absent if the content comes from this process. */
  readonly contentFallback?: ContentFallback;
  readonly personalization: Service;
  readonly commerce: Service;
  readonly accessKey: string;
  /** Origin of the partners' sandboxes in browsers. */
  readonly partnersOrigin: string;
  /** Page for bot checks of the host's own forms. */
  readonly botCheckFrame: string;
  /** Decides who may see unpublished content; others get the published page instead of a preview. */
  readonly previewAccess: PreviewAccess;
  /** Origins that may frame previews. */
  readonly editorOrigins: readonly string[];
  readonly settings: Settings;
  /** Store for differences between responses and their contract; without it, responses are not compared. */
  readonly drifts?: DriftStore;
  readonly log: Log;
  readonly now: () => Date;
  /** Addresses of the script files of a block's code, for preloading; empty in development. */
  readonly blockFiles: (type: string) => readonly string[];
  readonly isDevelopment: boolean;
  /** Reports changes; without it, a cached page is reused for less than a second. */
  readonly freshness?: Freshness;
}

/** Reports whether data is still current, even if another host has changed it. */
export interface Freshness {
  /** Resolves once all changes older than a second are known. Rejects if they cannot be determined. */
  look(): Promise<void>;
  /** Number of changes so far. */
  count(): number;
  /** Returns true if one of these parts of the catalog has changed since a count. */
  hasChanged(parts: readonly string[], since: number): boolean;
  /** Changes whenever published content may have changed. */
  contentVersion(): string;
}

export interface Services extends StorefrontPorts {
  readonly parser: Parser;
  readonly renderer: Renderer;
  readonly styles: StyleCollector;
  readonly contractReports?: ContractReports;
}

export async function createServices(ports: StorefrontPorts): Promise<Services> {
  const styles = createStyleCollector();
  const log = (line: string, detail?: unknown): void => ports.log.error(line, detail instanceof Error ? { stack: detail.stack } : {});
  const renderer = await createRenderer({
    definitions,
    styles: { wrap: styles.wrap, getCss: styles.cssText },
    messages: (env) => blockMessages[getMessageLocale(env.locale)],
    settings: ports.settings.forBlocks,
    log,
  });
  const parser = createRevisionCache(
    createParser({
      definitions,
      validators: { publish: validateBlockFirst, preview: validateBlockAll },
      fields: blockFields,
      sanitizeHtml,
      log,
    }),
  );
  return {
    ...ports,
    parser,
    renderer,
    styles,
    contractReports: createContractReports(ports),
  };
}
