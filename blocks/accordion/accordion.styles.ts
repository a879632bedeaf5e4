import { styled } from 'styled-components';

/** The titles are next to the list if both fit. */
export const AccordionLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  @media (min-width: 1024px) {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.7fr);
      gap: var(--space-8);
    }
  }
`;

export const ItemRoot = styled.div`
  border-block-end: 1px solid var(--color-line);

  &:first-child {
    border-block-start: 1px solid var(--color-line);
  }
`;

export const ItemButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-5);
  inline-size: 100%;
  min-block-size: 3.75rem;
  padding-block: var(--space-4);
  font-family: var(--font-body);
  font-size: var(--font-size-h5);
  font-weight: var(--label-weight);
  font-stretch: var(--label-stretch);
  letter-spacing: var(--label-tracking);
  line-height: 1.35;
  text-transform: none;
  text-align: start;
  overflow-wrap: anywhere;

  & > svg {
    transition: transform var(--duration-base) var(--ease-out);
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(45deg);
  }
  @media (hover: hover) {
    &:hover {
      color: var(--block-hover, var(--color-accent-text));
    }
  }
  @media (scripting: none) {
    & > svg {
      display: none;
    }
  }
`;

/**
 * Open until a script can open it: closed items only collapse where scripting is enabled, from the first paint, so that nothing moves when
 * the code arrives. In print all are open.
 */
export const ItemPanel = styled.div`
  display: grid;
  grid-template-rows: 1fr;

  & > div {
    min-block-size: 0;
    overflow: clip;
  }
  & > div > * {
    padding-block-end: var(--space-5);
    max-inline-size: var(--width-narrow);
  }
  @media screen and (scripting: enabled) {
    transition: grid-template-rows var(--duration-dialog) var(--ease-out);

    & > div {
      transition: visibility var(--duration-dialog);
    }
    &:not([data-open]) {
      grid-template-rows: 0fr;
    }
    &:not([data-open]) > div {
      visibility: hidden;
    }
  }
`;
