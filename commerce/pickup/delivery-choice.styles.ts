import { styled } from 'styled-components';

/** Without script, the cart changes deliveries. */
export const DeliveryChoiceRoot = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

/** Holds the place of what the shopper's store has, which comes later, so that nothing below moves. */
export const PickupSlot = styled.div`
  min-block-size: 4.75rem;
  color: var(--color-ink-muted);
  font-size: var(--font-size-small);
  line-height: 1.5;

  & strong {
    color: var(--color-ink);
    font-weight: var(--label-weight);
  }
`;
