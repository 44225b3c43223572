import { styled } from '@mui/material/styles';
import { IS_BACK } from '../../progress/begunMarks';

/** Content that's hidden from returning readers, even before the first paint. */
export const ForNewcomers = styled('div')({ [`main${IS_BACK} &`]: { display: 'none' } });
