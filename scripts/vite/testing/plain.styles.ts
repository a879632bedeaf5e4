import { styled } from 'styled-components';

export const Plain = styled.p`
  color: red;
`;
