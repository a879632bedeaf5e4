import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isStyledComponent } from 'styled-components';
import { createStyleCollector } from './style-collector.ts';

/** Rules of components that many pages share. */
export interface SharedStyles {
  readonly classes: ReadonlySet<string>;
  readonly css: string;
}

const isComponent = (value: unknown): value is ComponentType => isStyledComponent(value);

/** The rules of all styled components that these modules export. Server side only. */
export function createSharedStyles(modules: readonly object[]): SharedStyles {
  const collector = createStyleCollector();
  const components = modules.flatMap((module) => Object.values(module)).filter(isComponent);
  const html = components.map((component) => renderToStaticMarkup(collector.wrap(createElement(component)))).join('');
  const classes = new Set(collector.findStyleClasses(html));
  return { classes, css: collector.cssText(classes) };
}
