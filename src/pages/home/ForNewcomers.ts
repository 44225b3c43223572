import { styled } from '@mui/material/styles';
import { IS_BACK } from '../../progress/begunMarks';

/** Shows only to who hasn't begun, before the first paint too; a reader who comes back knows how it works here. */
export const ForNewcomers = styled('div')({ [`main${IS_BACK} &`]: { display: 'none' } });
