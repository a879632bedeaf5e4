import { styled } from 'styled-components';

/** On touch screens an icon on the image; with a pointer a bar that shows on hover and focus of the card. */
export const QuickLink = styled.a`
  position: absolute;
  inset-block-end: var(--space-2);
  inset-inline-end: var(--space-2);
  z-index: calc(var(--z-raised) + 1);
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-inline-size: 2.5rem;
  min-block-size: 2.5rem;
  border-radius: var(--radius-control);
  background: var(--color-surface-raised);
  color: var(--color-ink);
  font-size: var(--font-size-small);
  font-weight: var(--label-weight);
  font-stretch: var(--label-stretch);
  text-decoration: none;
  box-shadow: var(--shadow-low, 0 1px 3px rgb(0 0 0 / 0.12));

  & > span {
    display: none;
  }
  @media (hover: hover) and (min-width: 600px) {
    inset-inline: var(--space-2);
    opacity: 0;
    transition: opacity var(--duration-fast) var(--ease-out);

    & > span {
      display: inline;
    }
    article:is(:hover, :focus-within) & {
      opacity: 1;
    }
    &:hover {
      background: var(--color-solid);
      color: var(--color-solid-ink);
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** Shown only with JavaScript, which it needs. */
export const CompareLabel = styled.label`
  position: relative;
  z-index: calc(var(--z-raised) + 1);
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  justify-self: start;
  min-block-size: 1.75rem;
  margin-block-start: auto;
  padding-inline-end: var(--space-2);
  color: var(--color-ink-muted);
  font-size: var(--font-size-caption);
  cursor: pointer;

  & > input {
    inline-size: 1rem;
    block-size: 1rem;
    margin: 0;
    accent-color: var(--color-solid);
  }
  @media (hover: hover) {
    &:hover > span {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;
