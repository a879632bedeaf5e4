import { Component, type ReactNode } from 'react';
import type { OnThrow } from './guard.ts';

interface Props {
  readonly type: string;
  readonly id: string;
  readonly onThrow: OnThrow;
  /** Preview shows the error; publish hides the block. */
  readonly isPreview: boolean;
  readonly children: ReactNode;
}

/** Confines errors that a block throws in the browser to that block; on the server, boundaries do nothing. */
export class BlockBoundary extends Component<Props, { readonly error?: unknown }> {
  override readonly state: { readonly error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onThrow(this.props.type, this.props.id, error);
  }

  override render(): ReactNode {
    const { type, id, isPreview, children } = this.props;
    if (!('error' in this.state)) return children;
    if (!isPreview) return null;
    const what = `${type} #${id}: ${String(this.state.error)}`;
    return (
      <div className="cairn-fault" role="group" aria-label={`${type} #${id}`}>
        {what}
      </div>
    );
  }
}
