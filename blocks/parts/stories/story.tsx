import { useMemo, type ReactElement } from 'react';
import { createBrowserBlocks } from '#engine/hydrate/blocks.ts';
import { Canvas } from '#engine/render/canvas.tsx';
import { blockLayoutCss } from '#engine/block-layout.ts';
import type { RenderEnv } from '#engine/env.ts';
import { formatFaultLine } from '#engine/fault.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { createSettings } from '#settings/create-settings.ts';
import type { PartialSettings } from '#settings/site-settings.ts';
import { createRecordingHost, type HostOverrides } from '#blocks/host/recording-host.ts';
import { definitions } from '../../index.ts';
import { createInteractiveNodes, resolveBlocks } from '../media/stage.ts';

export interface StoryProps {
  /** A block as an editor writes it. */
  readonly content: { readonly type: string; readonly id: string };
  /** Path locale; en-us by default. */
  readonly locale?: string;
  readonly brand?: string;
  /** Parts of the story's host that do more than nothing. */
  readonly host?: HostOverrides;
  /** Settings that differ from the defaults. */
  readonly settings?: PartialSettings;
}

/** A story's context besides its block's content: `parameters: { host: {…}, settings: {…} }`, and the toolbar's globals. */
export interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** For a story's `render`: its args are the block's content. */
export function renderStory(content: StoryProps['content'], { globals, parameters }: StoryContext): ReactElement {
  return (
    <BlockStory
      content={content}
      locale={typeof globals.locale === 'string' ? globals.locale : undefined}
      brand={typeof globals.brand === 'string' ? globals.brand : undefined}
      host={parameters.host as HostOverrides | undefined}
      settings={parameters.settings as PartialSettings | undefined}
    />
  );
}

/** A block on the engine's canvas, parsed and resolved like any other, with a fake host. */
export function BlockStory({ content, locale = 'en-us', brand = 'tarnfell', host, settings }: StoryProps): ReactElement {
  const staged = useMemo(() => resolveBlocks([content]), [content]);
  const env = useMemo<RenderEnv>(() => ({ locale, brand, siteId: getSiteId(brand, locale), mode: 'publish' }), [locale, brand]);
  const nodes = useMemo(
    () => createInteractiveNodes(staged.nodes, env, createSettings({ '*': settings ?? {} }).forBlocks(env)),
    [staged, env, settings],
  );
  const requested = useMemo(() => createRecordingHost(logCall, host), [host]);
  const blocks = useMemo(() => createBrowserBlocks({ definitions, onThrow: reportThrow, bindMessages }), []);
  return (
    <>
      <style>{blockLayoutCss}</style>
      {staged.faults.map((fault) => (
        <p key={fault.pointer + fault.sentence} role="alert">
          {formatFaultLine(fault)}
        </p>
      ))}
      <Canvas nodes={nodes} env={env} host={requested} blocks={blocks} />
    </>
  );
}

function logCall(what: string, detail: unknown): void {
  console.info(`[story] ${what}`, detail);
}

function getSiteId(brand: string, locale: string): string {
  return `${brand}-${locale.slice(3)}`.toUpperCase();
}

function reportThrow(type: string, id: string, error: unknown): void {
  console.error(`[cairn] [render] ${type} #${id}: the block threw`, error);
}
