import path from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isStyledComponent } from 'styled-components';
import { runnerImport, type Plugin } from 'vite';
import { createStyleCollector } from '#ui/styles/style-collector.ts';
import { stableStyleIds } from './stable-style-ids.ts';
import { styledComponents } from './styled-components.ts';

const runtime = path.resolve(import.meta.dirname, '../../ui/styles/styled-element.ts');

/** A styled component as the library renders it on the server. */
interface CompiledStyle {
  readonly name: string;
  readonly tag: string;
  /** The component's id. */
  readonly id: string;
  /** The class of its rules. */
  readonly rules: string;
  readonly css: string;
}

/** An element with a component's id and the name of its rules, and nothing else. */
const bareElement = /^<([\w-]+) class="(sc-\S+) ([\w-]+)"(?:\/>|><\/\1>)$/;

const isComponent = (value: unknown): value is ComponentType => isStyledComponent(value);

/** Every styled component that a module of styles exports; fragments and keyframes are in the rules of those that use them. */
export async function readStyles(file: string): Promise<readonly CompiledStyle[]> {
  const { module } = await runnerImport<Readonly<Record<string, unknown>>>(file, {
    logLevel: 'error',
    plugins: [stableStyleIds()],
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

/** The classes whose rules the brand's style sheet has on every page. */
export async function readSharedClasses(): Promise<ReadonlySet<string>> {
  const { module } = await runnerImport<typeof import('#storefront/head/shared-styles.ts')>(sharedStylesFile, {
    logLevel: 'error',
    plugins: [stableStyleIds()],
    oxc: styledComponents({ development: false }),
  });
  return module.sharedStyles.classes;
}

/**
 * Makes plain elements of the styled components in `*.styles.ts`, for the built shop's browser code: their rules do not change there, so
 * neither the styling library nor its CSS compiler need to come along (docs/decisions/0003-native-elements-and-static-styles.md).
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
        if (foreign) this.error(`${foreign.name} has another id in this build than on its own: ${foreign.id}`);
        const known = (await (classes ??= shared?.())) ?? new Set();
        const exports = styles.map(({ name, tag, rules, css }) => {
          const args = [tag, rules, ...(known.has(rules) ? [] : [css])].map((text) => JSON.stringify(text)).join(', ');
          return `export const ${name} = /* @__PURE__ */ styledElement(${args});`;
        });
        return { code: [`import { styledElement } from ${JSON.stringify(runtime)};`, ...exports].join('\n'), map: { mappings: '' } };
      },
    },
  };
}
