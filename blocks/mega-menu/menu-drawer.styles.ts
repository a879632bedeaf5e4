import { styled } from 'styled-components';

export const Drawer = styled.dialog`
  position: fixed;
  inset: 0;
  inset-inline-end: auto;
  inline-size: min(26rem, 100vw);
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 0 0 var(--space-7);
  border: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--color-surface);
  color: var(--color-ink);
  transition:
    translate var(--duration-dialog) var(--ease-out),
    opacity var(--duration-dialog) var(--ease-out);

  &::backdrop {
    background: var(--color-scrim);
  }
  @starting-style {
    translate: calc(var(--inline-direction) * -2rem) 0;
    opacity: 0;
  }
`;

export const DrawerHead = styled.div`
  display: flex;
  align-items: center;
  position: sticky;
  inset-block-start: 0;
  z-index: var(--z-raised);
  block-size: var(--header-height-sm);
  padding-inline: calc(var(--space-gutter) - 0.625rem);
  background: var(--color-surface);
`;

export const CloseButton = styled.button`
  display: inline-grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: var(--radius-round);
`;

/** One level of the menu; levels 2 and 3 are indented. */
export const DrawerList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-level='1'] {
    padding-inline: var(--space-gutter);
    font-family: var(--font-heading);
    font-size: 1.25rem;
    font-weight: var(--heading-weight);
    font-stretch: var(--heading-stretch);
    letter-spacing: var(--heading-tracking);
  }
  &[data-level='1'] > li {
    border-block-end: 1px solid var(--color-line);
  }
  &[data-level='2'] {
    padding-block-end: var(--space-3);
    font-family: var(--font-body);
    font-size: 1rem;
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
    letter-spacing: normal;
  }
  &[data-level='3'] {
    padding-block-end: var(--space-2);
    padding-inline-start: var(--space-4);
    border-inline-start: 2px solid var(--color-line);
    font-weight: 400;
    font-stretch: 100%;
    color: var(--color-ink-muted);
  }
  & > li > a,
  & > li > span,
  & > li > button {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding-block: 0.375rem;
    text-align: start;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  &[data-level='1'] > li > a,
  &[data-level='1'] > li > button {
    min-block-size: 3.5rem;
  }
  & > [data-style='featured'] > a,
  & > [data-style='featured'] > button,
  & > [data-featured] > a {
    color: var(--color-sale);
  }
`;

/** Content below the links of an open section, in the body font. */
export const DrawerExtras = styled.div`
  --block-gutter: 0px;

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  font-family: var(--font-body);
  font-size: 1rem;
  font-weight: 400;
  font-stretch: 100%;
  letter-spacing: normal;
  padding-block: var(--space-2) var(--space-5);
`;

export const Section = styled.li`
  & > button > svg:last-child {
    margin-inline-start: auto;
    transition: rotate var(--duration-base) var(--ease-out);
  }
  &[data-open] > button > svg:last-child {
    rotate: 180deg;
  }
`;
