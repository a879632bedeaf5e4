import { createElement, type ComponentType, type ReactNode } from 'react';
import type { BlockProps } from '../definition.ts';
import { isSuspension } from './react-suspension.ts';

export type AnyBlockComponent = ComponentType<BlockProps<never>>;

/** Told when a block threw; `props` when it was the block's own function, so that the instance is known. */
export type OnThrow = (type: string, id: string, error: unknown, props?: BlockProps<unknown>) => void;

/** A block whose own throw on the server costs only itself; made once per type, so that a page pays nothing for it. */
export function guardBlock(type: string, component: AnyBlockComponent, onThrow: OnThrow): AnyBlockComponent {
  const call = isPlainFunction(component) ? component : (props: BlockProps<never>) => createElement(component, props);
  const guarded = (props: BlockProps<never>): ReactNode => {
    try {
      return call(props);
    } catch (error) {
      if (isSuspension(error)) throw error;
      onThrow(type, props.id, error, props);
      return null;
    }
  };
  guarded.displayName = `Block(${type})`;
  return guarded;
}

function isPlainFunction(component: AnyBlockComponent): component is (props: BlockProps<never>) => ReactNode {
  return typeof component === 'function' && !component.prototype?.isReactComponent;
}
