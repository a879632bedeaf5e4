import path from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isStyledComponent } from 'styled-components';
import { runnerImport, type Plugin } from 'vite';
import type { SharedStyles } from '#ui/styles/shared-styles.ts';
import { createStyleCollector } from '#ui/styles/style-collector.ts';
import { createStableStyleIds } from './stable-style-ids.ts';
import { styledComponents } from './styled-components.ts';

const runtime = path.resolve(import.meta.dirname, '../../ui/styles/styled-element.ts');

/** A styled component as styled-components renders it on the server. */
interface CompiledStyle {
  readonly name: string;
  readonly tag: string;
  /** Component id. */
  readonly id: string;
  /** Class of its rules. */
  readonly rules: string;
  readonly css: string;
}

/** An element without attributes other than the component id and the class of its rules. */
const bareElement = /^<([\w-]+) class="(sc-\S+) ([\w-]+)"(?:\/>|><\/\1>)$/;

const isComponent = (value: unknown): value is ComponentType => isStyledComponent(value);

/** Reads the styled components that a module exports. Rules include the fragments and keyframes that they use. */
export async function readStyles(file: string): Promise<readonly CompiledStyle[]> {
  const { module } = await runnerImport<Readonly<Record<string, unknown>>>(file, {
    logLevel: 'error',
    plugins: [createStableStyleIds()],
    oxc: styledComponents({ development: false }),
  });
  const collector = createStyleCollector();
  return Object.entries(module).flatMap(([name, component]) => {
    if (!isComponent(component)) return [];
    const html = renderToStaticMarkup(collector.wrap(createElement(component)));
    const [, tag, componentId, rules] = bareElement.exec(html) ?? [];
    if (tag === undefined || componentId === undefined || rules === undefined) {
      throw new Error(`[cairn] [styles] ${file}: ${name} is more than an element with static rules: ${html}`);
    }
    return { name, tag, id: componentId, rules, css: collector.cssText([rules]) };
  });
}

const sharedStylesFile = path.resolve(import.meta.dirname, '../../storefront/head/shared-styles.ts');

/** Reads the classes whose rules are in the brand's style sheet, which every page loads (ui/styles/README.md). */
export async function readSharedClasses(): Promise<ReadonlySet<string>> {
  const { module } = await runnerImport<{ readonly sharedStyles: SharedStyles }>(sharedStylesFile, {
    logLevel: 'error',
    plugins: [createStableStyleIds()],
    oxc: styledComponents({ development: false }),
  });
  return module.sharedStyles.classes;
}

/**
 * Replaces the styled components in `*.styles.ts` by plain elements in the browser's build. Rules are static, so browsers need neither
 * styled-components nor its CSS compiler.
 * @param shared Reads the classes whose rules the browser code leaves out.
 */
export function compileStyles({ shared }: { shared?: () => Promise<ReadonlySet<string>> } = {}): Plugin {
  let classes: Promise<ReadonlySet<string>> | undefined;
  return {
    name: 'cairn:compile-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.styles\.ts$/ },
      async handler(code, id) {
        const styles = await readStyles(id);
        const foreign = styles.find((style) => !code.includes(style.id));
        if (foreign) this.error(`${foreign.name} has the id ${foreign.id} when its module runs alone, but another one in this build`);
        const known = (await (classes ??= shared?.())) ?? new Set();
        const exports = styles.map(({ name, tag, rules, css }) => {
          const args = [tag, rules, ...(known.has(rules) ? [] : [css])].map((text) => JSON.stringify(text)).join(', ');
          return `export const ${name} = /* @__PURE__ */ createStyledElement(${args});`;
        });
        return { code: [`import { createStyledElement } from ${JSON.stringify(runtime)};`, ...exports].join('\n'), map: { mappings: '' } };
      },
    },
  };
}
