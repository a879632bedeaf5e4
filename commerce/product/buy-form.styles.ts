import { styled } from 'styled-components';
import { quantityFrame } from '../cart/lines/quantity-frame.styles.ts';

export const BuyRoot = styled.form`
  display: grid;
  gap: var(--space-5);
  min-inline-size: 0;
`;

/** Large text stacks them. */
export const AddRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  scroll-margin-block: 6rem;

  & > button {
    flex: 1 1 8rem;
  }
  & > button[name='intent'] {
    flex-basis: 100%;
  }
`;

export const QuantityRoot = styled.div`
  --_cell: 2.5rem;

  ${quantityFrame}
  min-block-size: var(--control-height-lg);

  & > input::-webkit-inner-spin-button {
    appearance: none;
    margin: 0;
  }
  @media (scripting: none) {
    grid-template-columns: 4.5rem;

    & > button {
      display: none;
    }
  }
`;

export const Outcome = styled.div`
  display: grid;
  gap: var(--space-3);

  &:empty {
    margin-block-start: calc(-1 * var(--space-5));
  }
  & > p[data-part='added'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
    font-size: var(--font-size-small);
  }
  & > p[data-part='added'] > svg {
    color: var(--color-success);
  }
`;

/** On phones a sticky button while the form's own is out of view. */
export const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--z-sticky);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-4);
  padding-block-end: max(var(--space-2), env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--color-line);
  background: var(--color-surface);
  box-shadow: var(--shadow-high);
  animation: add-bar var(--duration-base) var(--ease-out);

  & > span {
    flex: 1 1 4rem;
    min-inline-size: 0;
    font-size: var(--font-size-caption);
    line-height: 1.3;
  }
  & > span > b {
    display: block;
    overflow: hidden;
    font-weight: var(--label-weight);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (min-width: 600px) {
    display: none;
  }

  @keyframes add-bar {
    from {
      translate: 0 100%;
    }
  }
`;

/** Empty until a choice is dropped; always rendered, so that screen readers announce its content. */
export const Dropped = styled.div`
  &:not(:empty) {
    margin-block-start: var(--space-3);
  }
`;
