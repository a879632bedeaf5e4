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
import { messageLocaleOf } from '#messages/runtime/message-locale.ts';
import { createContractReports, type ContractReports } from '../contract-mode/create-contract-reports.ts';
import type { ContentKeeper } from './content-keeper.ts';
import type { Log } from './log.ts';
import type { SiteConfiguration } from '../site/configuration.ts';

/** What the composition root gives. */
export interface StorefrontPorts {
  readonly sites: SiteConfiguration;
  readonly content: Service;
  /** Gives the last good content where that service fails; none where content is answered in this process. */
  readonly contentKeeper?: ContentKeeper;
  readonly personalization: Service;
  readonly commerce: Service;
  readonly accessKey: string;
  /** Where browsers find the partners' sandboxes. */
  readonly partnersOrigin: string;
  /** The page of bot-checks that the host itself has forms meet. */
  readonly botCheckFrame: string;
  /** Who may see what is not published; to all others a preview is the published page. */
  readonly previewAccess: PreviewAccess;
  /** Origins that may frame previews. */
  readonly editorOrigins: readonly string[];
  readonly settings: Settings;
  /** Where differences between responses and their contract are stored; without one, responses are not compared. */
  readonly drifts?: DriftStore;
  readonly log: Log;
  readonly now: () => Date;
  /** Addresses of the script files of a block's code, for preloading; none in development. */
  readonly blockFiles: (type: string) => readonly string[];
  readonly isDevelopment: boolean;
  /** Tells what has changed; where nobody does, a finished page is sent again for less than a second. */
  readonly freshness?: Freshness;
}

/** Tells whether what was read is still so, on however many hosts it is changed. */
export interface Freshness {
  /** Resolves once what changed up to a second ago is known. Rejects where that cannot be found out. */
  look(): Promise<void>;
  /** What has been seen so far, as a count that only grows. */
  count(): number;
  /** Whether one of these parts of the catalog has changed since a count. */
  hasChanged(parts: readonly string[], since: number): boolean;
  /** Another one whenever what editors have published may have become another. */
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
    styles: { wrap: styles.wrap, cssOf: styles.cssText },
    messages: (env) => blockMessages[messageLocaleOf(env.locale)],
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
