import { styled } from 'styled-components';

/** A column as wide as a form. For signed-in customers the area's navigation is beside it. */
export const PageRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;
  max-inline-size: calc(34rem + 2 * var(--space-gutter));
  margin-inline: auto;
  padding: var(--space-5) var(--space-gutter) var(--space-section);
  /* Text of twice the size has words that are longer than a phone's line. */
  overflow-wrap: anywhere;

  & > header {
    display: grid;
    gap: var(--space-2);
  }
  /* Errors and titles of notices have colors, and classes, of their own. */
  & p:not([class], [data-part]) {
    color: var(--color-ink-muted);
  }
  & > [data-part='sections'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
    min-inline-size: 0;
  }
  &[data-broad] {
    max-inline-size: calc(44rem + 2 * var(--space-gutter));
  }
  &[data-wide] {
    max-inline-size: calc(var(--width-wide) + 2 * var(--space-gutter));
  }
  @media (min-width: 1024px) {
    padding-block-start: var(--space-7);

    &[data-wide] {
      grid-template-columns: 15rem minmax(0, 44rem);
      gap: var(--space-5) var(--space-8);
    }
    &[data-wide] > header {
      grid-column: 1 / -1;
    }
  }
`;

/** Rows on small screens, a column beside the content on wide ones. */
export const AreaNav = styled.nav`
  display: grid;
  gap: var(--space-4);
  min-inline-size: 0;

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* There it stands in the header's menu alone. */
  & > form {
    display: none;
  }
  & li > a {
    display: block;
    padding: 0.625rem var(--space-3);
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-control);
    color: inherit;
    font-size: var(--font-size-small);
    font-weight: var(--label-weight);
    text-decoration: none;
  }
  & li > a:hover {
    background-color: var(--color-surface-sunken);
  }
  & li > a[aria-current] {
    border-color: var(--color-solid);
    background-color: var(--color-solid);
    color: var(--color-solid-ink);
  }
  @media (min-width: 1024px) {
    & > ul {
      display: grid;
      gap: var(--space-1);
    }
    & > form {
      display: grid;
    }
    & li > a {
      border-color: transparent;
    }
  }
`;

export const SectionRoot = styled.section`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);
  background-color: var(--color-surface-raised);
`;

export const FormRoot = styled.form`
  display: grid;
  gap: var(--space-4);

  & > [data-part='next'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3) var(--space-5);
  }
  & > [data-part='next'] > a {
    padding-block: 0.625rem;
  }
  & [data-part='hints'] > span {
    display: block;
  }
  & [data-part='pictured'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-4);
    align-items: center;
  }
`;

/** Two columns if they fit; a field sets its own width. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);

  & > * {
    grid-column: 1 / -1;
  }
  & > :has(option:first-child:checked) + [data-follow-up] {
    display: none;
  }
  @media (min-width: 480px) {
    & > [data-span='half'] {
      grid-column: span 1;
    }
  }
`;

export const Boxes = styled.fieldset`
  display: grid;
  gap: var(--space-1) var(--space-4);
  outline: none;

  & > legend:not(:has(> span)) {
    margin-block-end: var(--space-2);
  }
  & > legend {
    padding: 0;
    font-weight: var(--label-weight);
  }
  @media (min-width: 480px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: var(--space-3);
  margin: 0;

  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-4);
  }
  & dt {
    color: var(--color-ink-muted);
  }
  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums lining-nums;
    font-weight: var(--label-weight);
    overflow-wrap: anywhere;
  }
`;

export const Entries = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: var(--space-2);
    justify-items: start;
    padding-block-end: var(--space-4);
    border-block-end: 1px solid var(--color-line);
  }
  & > li:last-child {
    padding-block-end: 0;
    border-block-end: 0;
  }
  & > li > [data-part='badges'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
  }
  & > li[data-card] {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: var(--space-4);
  }
  & > li[data-card] > [data-part='badges'] {
    grid-area: 2 / 2;
  }
  & > li[data-card] > [data-part='ways'] {
    grid-column: 1 / -1;
  }
  @media (min-width: 480px) {
    & > li[data-card] {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    & > li[data-card] > [data-part='badges'] {
      grid-area: 1 / 3;
      align-self: start;
    }
    & > li[data-card] > [data-part='ways'] {
      grid-column: 2 / -1;
    }
  }
  & > li > address > span:first-child {
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
  }
  & address {
    font-style: normal;
    overflow-wrap: anywhere;
  }
  & address > span {
    display: block;
  }
  & [data-part='ways'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-5);
  }
  & [data-part='ways'] > a {
    padding-block: 0.625rem;
  }
`;

export const SectionLinks = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-block-start: var(--space-2);
`;

/** The dialog itself provides the frame. */
export const DialogRoot = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-block-end: var(--space-4);
  outline: none;

  & p:not([class], [data-part]) {
    color: var(--color-ink-muted);
  }
  & > section {
    padding: 0;
    border: 0;
    background: none;
  }
`;
