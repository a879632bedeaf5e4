import { createElement, type ComponentType, type ReactNode } from 'react';
import type { BlockProps } from '../definition.ts';
import { isSuspension } from './react-suspension.ts';

export type AnyBlockComponent = ComponentType<BlockProps<never>>;

/** Called when a block throws; `props` is set when the block's own function threw, so that the instance is known. */
export type OnThrow = (type: string, id: string, error: unknown, props?: BlockProps<unknown>) => void;

/** Wraps a block so that an error on the server removes only that block; created once per type, so that it costs a page nothing. */
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
