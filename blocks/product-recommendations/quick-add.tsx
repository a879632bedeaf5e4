import { useState, type ReactElement } from 'react';
import type { CartLine } from '#blocks/host/cart.ts';
import { useHost } from '#engine/host-context.tsx';
import type { ProductRecommendationsMessages } from '#generated/messages/blocks/product-recommendations/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { OverPicture } from './product-recommendations.styles.ts';

interface Props {
  readonly blockId: string;
  readonly line: CartLine;
  readonly title: string;
  readonly messages: ProductRecommendationsMessages;
}

/** Adds a product without options to the cart; the host confirms success, this component shows only errors. */
export function QuickAdd({ blockId, line, title, messages }: Props): ReactElement {
  const host = useHost();
  const [state, setState] = useState<{ readonly isPending: boolean; readonly fault?: string }>({ isPending: false });

  const add = (): void => {
    setState({ isPending: true });
    host.track({ name: 'recommendation-add', blockId, data: { productId: line.productId, sku: line.sku } });
    host.services.cart.add(line).then(
      () => setState({ isPending: false }),
      (error: unknown) => setState({ isPending: false, fault: (error instanceof Error && error.message) || messages.addFailed }),
    );
  };
  return (
    <OverPicture>
      {state.fault !== undefined && <p role="alert">{state.fault}</p>}
      <Button iconOnly variant="secondary" aria-label={messages.add({ title })} pending={state.isPending} onClick={add}>
        <Icon name="plus" />
      </Button>
    </OverPicture>
  );
}
