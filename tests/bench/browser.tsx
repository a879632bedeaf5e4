import { useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserBlocks } from '#engine/hydrate/blocks.ts';
import { Canvas } from '#engine/render/canvas.tsx';
import type { RenderEnv } from '#engine/env.ts';
import type { Host } from '#engine/host.ts';
import type { PayloadNode } from '#engine/render/payload.ts';
import { collectStaticElements } from '#engine/render/static-html.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { PageByHand } from './by-hand.tsx';

declare global {
  interface Window {
    hydrateTrial: (html: string, payload: readonly PayloadNode[], env: RenderEnv, rounds: number) => Promise<HydrationTimes>;
  }
}

export interface HydrationTimes {
  readonly byHand: readonly number[];
  readonly engine: readonly number[];
  readonly errors: readonly string[];
}

/** Hydrates the same HTML alternately, by hand and by the engine, and times each up to its first effect. */
window.hydrateTrial = async (html, payload, env, rounds) => {
  const byHand: number[] = [];
  const engine: number[] = [];
  const errors: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const sides = [
      () => hydrate(html, () => <PageByHand />, byHand, errors),
      () => hydrate(html, (root) => renderByEngine(root, payload, env), engine, errors),
    ];
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) await side();
  }
  return { byHand, engine, errors };
};

function renderByEngine(root: Element, payload: readonly PayloadNode[], env: RenderEnv): ReactNode {
  collectStaticElements(root);
  const blocks = createBrowserBlocks({ definitions: [], onThrow: () => undefined, bindMessages, root });
  return <Canvas nodes={payload} env={env} host={{} as Host} blocks={blocks} />;
}

async function hydrate(html: string, app: (root: Element) => ReactNode, times: number[], errors: string[]): Promise<void> {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  container.getBoundingClientRect();
  const before = container.innerHTML;
  const done = Promise.withResolvers<number>();
  const start = performance.now();
  const root = flushSync(() =>
    hydrateRoot(container, <Finish onDone={() => done.resolve(performance.now())}>{app(container)}</Finish>, {
      onRecoverableError: (error) => errors.push(String(error)),
    }),
  );
  times.push((await done.promise) - start);
  if (container.innerHTML !== before) errors.push('hydration changed the DOM');
  root.unmount();
  container.remove();
  await new Promise((next) => requestAnimationFrame(next));
}

function Finish({ children, onDone }: { readonly children: ReactNode; readonly onDone: () => void }): ReactNode {
  useEffect(onDone, [onDone]);
  return children;
}
