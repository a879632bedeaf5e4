import { styled } from 'styled-components';

export const Submit = styled.button.attrs({ type: 'submit' })`
  color: red;
`;
