import { styled } from '@mui/material/styles';

/** A few blocks of text in an exercise: its task, a hint. */
export const Prose = styled('div')({ '& > * + *': { marginTop: 12 } });
