import type { ReactElement } from 'react';
import type { Audience } from '#generated/content/types.ts';
import { Canvas, type BlockSource } from '#engine/render/canvas.tsx';
import type { RenderEnv } from '#engine/env.ts';
import type { Host } from '#engine/host.ts';
import type { PayloadNode } from '#engine/render/payload.ts';
import { StaticHtmlContext } from '#engine/render/static-html.ts';
import type { RecommendationLists } from './load-recommendations.ts';
import { Controls } from './controls.tsx';
import type { Explanation } from './explain-entry.ts';
import { limits, type ShowcaseQuery, type ShowcaseSites } from './query.ts';
import { Entry, EntryTitle, Note, Page, Results, Total } from './viewer.styles.ts';

export interface ShowcaseEntry {
  readonly id: string;
  readonly name: string;
  readonly nodes: readonly PayloadNode[];
  readonly explanation: Explanation;
}

/** The data of the page: the server renders it, the browser hydrates it. */
export interface ViewerData {
  readonly query: ShowcaseQuery;
  readonly sites: ShowcaseSites;
  readonly docTypes: readonly string[];
  readonly audiences: readonly Audience[];
  readonly env: RenderEnv;
  /** Undefined if nothing was requested, or the fetch failed. */
  /** For blocks that show products of the personalization service. */
  readonly recommendations: RecommendationLists;
  readonly results?: { readonly entries: readonly ShowcaseEntry[]; readonly total: number };
}

interface Props {
  readonly data: ViewerData;
  readonly host: Host;
  readonly blocks: BlockSource;
  /** On the server, for each entry in order. */
  readonly statics?: readonly ReadonlyMap<string, { readonly html: string }>[];
}

/** The controls, and every matching block with its 'id | name' above it. */
export function Viewer({ data, host, blocks, statics }: Props): ReactElement {
  const { query, sites, docTypes, audiences, env, results } = data;
  return (
    <Page>
      <Controls query={query} sites={sites} docTypes={docTypes} audiences={audiences} limits={limits} />
      {results ? (
        <Results aria-label="Results">
          {results.entries.length === 0 ? <Total>No results.</Total> : <Total>{`${results.entries.length} of ${results.total}`}</Total>}
          {results.entries.map(({ id, name, nodes, explanation: { reasons, hidden } }, index) => (
            <Entry key={`${id}-${index}`}>
              <EntryTitle>{`${id} | ${name}`}</EntryTitle>
              {reasons.map((reason) => (
                <Note key={reason}>{reason}</Note>
              ))}
              {hidden.map(({ breakpoint, text }) => (
                <Note key={text} data-at={breakpoint}>
                  {text}
                </Note>
              ))}
              <StaticHtmlContext value={statics?.[index]}>
                <Canvas nodes={nodes} env={env} host={host} blocks={blocks} />
              </StaticHtmlContext>
            </Entry>
          ))}
        </Results>
      ) : null}
    </Page>
  );
}
