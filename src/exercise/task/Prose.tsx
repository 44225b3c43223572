import { styled } from '@mui/material/styles';

/** Adds space between the paragraphs and other blocks in an exercise's task, hints, and other text. */
export const Prose = styled('div')({ '& > * + *': { marginTop: 12 } });
