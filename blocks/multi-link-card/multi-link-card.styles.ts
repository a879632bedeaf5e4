import { styled } from 'styled-components';

export const LinkList = styled.ul`
  display: grid;
  justify-items: var(--block-justify, start);
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;
`;
