import { useState, type ReactElement } from 'react';
import { fillWord } from '#blocks/parts/fill-word.ts';
import type { Words } from '#engine/definition.ts';
import type { CartLine } from '#blocks/host/cart.ts';
import { useHost } from '#engine/host-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { OverPicture } from './product-recommendations.styles.ts';
import type { RecommendationWord } from './recommendation-words.ts';

interface Props {
  readonly blockId: string;
  readonly line: CartLine;
  readonly title: string;
  readonly words: Words<RecommendationWord>;
}

/** Adds a product of which there is nothing to choose; what the host says to that is its own, only a refusal is said here. */
export function QuickAdd({ blockId, line, title, words }: Props): ReactElement {
  const host = useHost();
  const [state, setState] = useState<{ readonly isPending: boolean; readonly fault?: string }>({ isPending: false });

  const add = (): void => {
    setState({ isPending: true });
    host.track({ name: 'recommendation-add', blockId, data: { productId: line.productId, sku: line.sku } });
    host.services.cart.add(line).then(
      () => setState({ isPending: false }),
      (error: unknown) => setState({ isPending: false, fault: (error instanceof Error && error.message) || words.addFailed }),
    );
  };
  return (
    <OverPicture>
      {state.fault !== undefined && <p role="alert">{state.fault}</p>}
      <Button iconOnly variant="secondary" aria-label={fillWord(words.add, { title })} pending={state.isPending} onClick={add}>
        <Icon name="plus" />
      </Button>
    </OverPicture>
  );
}
