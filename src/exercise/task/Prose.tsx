import { styled } from '@mui/material/styles';

/** Spaces the blocks of an exercise text, such as the task or a hint. */
export const Prose = styled('div')({ '& > * + *': { marginTop: 12 } });
