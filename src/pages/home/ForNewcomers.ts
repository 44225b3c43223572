import { styled } from '@mui/material/styles';
import { IS_BACK } from '../../progress/begunMarks';

/** Content hidden from returning readers before the first paint. */
export const ForNewcomers = styled('div')({ [`main${IS_BACK} &`]: { display: 'none' } });
