import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;

/** Two columns on small screens, `--columns-md` on medium ones, `--columns` on large ones. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-5) var(--space-grid);
  margin: 0;
  padding: 0;
  list-style: none;

  @media (min-width: 600px) {
    grid-template-columns: repeat(var(--columns-md), minmax(0, 1fr));
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  }
`;

export const Card = styled.li`
  min-inline-size: 0;

  & > a {
    display: block;
    position: relative;
    text-decoration: none;
  }
  & picture {
    overflow: hidden;
    border-radius: var(--radius-media);
    background: var(--color-surface-sunken);
  }
  &[data-shape='circle'] picture {
    border-radius: 50%;
  }
  & img {
    transition: scale var(--duration-slow) var(--ease-out);
  }
  @media (hover: hover) {
    & > a:hover img {
      scale: 1.03;
    }
    & > a:hover [data-part='title'] {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 0.2em;
    }
  }
`;

export const Caption = styled.span`
  display: block;
  padding-block-start: var(--space-3);
  overflow-wrap: anywhere;

  & > span {
    display: block;
  }
  & > [data-part='title'] {
    font-family: var(--font-heading);
    font-size: var(--font-size-h5);
    font-weight: var(--heading-weight);
    font-stretch: var(--heading-stretch);
    letter-spacing: var(--heading-tracking);
    line-height: 1.2;
  }
  & > [data-part='subtitle'] {
    margin-block-start: var(--space-1);
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
    line-height: var(--line-height-small);
  }
  li[data-shape='circle'] & {
    text-align: center;
  }
  &[data-position='overlay'] {
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    position: absolute;
    inset: auto 0 0;
    max-block-size: 100%;
    overflow: hidden;
    padding: var(--space-7) var(--space-4) var(--space-4);
    border-radius: var(--radius-media);
    background: linear-gradient(to bottom, transparent, rgb(0 0 0 / 0.56) var(--space-7), rgb(0 0 0 / 0.72));
    color: #fff;
  }
  &[data-position='overlay'] > [data-part='title'] {
    font-size: var(--font-size-h4);
  }
  &[data-position='overlay'] > [data-part='subtitle'] {
    color: inherit;
  }
  li[data-shape='circle'] &[data-position='overlay'] {
    align-items: center;
    justify-content: center;
    inset: 0;
    padding: var(--space-4);
    border-radius: 50%;
    background: rgb(0 0 0 / 0.56);
  }
`;
