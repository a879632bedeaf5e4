import { styled } from 'styled-components';

/** The last child reserves the space of lazy content to avoid a layout shift. Without JavaScript, deliveries are changed in the cart. */
export const DeliveryChoiceRoot = styled.div`
  & > :last-child {
    min-block-size: 4.75rem;
    margin-block-start: var(--space-3);
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
    line-height: 1.5;
  }
  & strong {
    color: var(--color-ink);
    font-weight: var(--label-weight);
  }
  @media (scripting: none) {
    display: none;
  }
`;
