import { styled } from 'styled-components';

export const Selectors = styled.div`
  & > p {
    margin: 0 0 var(--space-3);
    font-size: 0.9375rem;
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
  }
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
    gap: var(--space-grid);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & a {
    display: grid;
    gap: var(--space-2);
    font-size: 0.875rem;
    text-align: center;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & a:hover span {
    text-decoration: underline;
  }
  & a > picture,
  & a > img {
    inline-size: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    border-radius: var(--radius-media);
    background: var(--color-surface-sunken);
  }
  @media (min-width: 1024px) {
    & > ul {
      grid-template-columns: repeat(auto-fill, 6.5rem);
      min-inline-size: min(30rem, 50vw);
    }
  }
`;
