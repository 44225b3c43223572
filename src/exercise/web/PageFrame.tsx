import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { edgeToEdge } from '../../components/code/edgeToEdge';

interface PageFrameProps {
  /** On a phone, what shows one of files and page at a time. */
  switcher?: ReactNode;
  /** The files are not in sight on a phone. */
  isCodeAway?: boolean;
  tabs: ReactNode;
  /** Small buttons beside the tabs. */
  tools: ReactNode;
  files: ReactNode;
  page: ReactNode;
  /** What comes below both. */
  children?: ReactNode;
}

/** The frame of a page: its files and, beside them or below, the page as it is drawn. */
export function PageFrame({
  switcher,
  isCodeAway = false,
  tabs,
  tools,
  files,
  page,
  children,
}: PageFrameProps) {
  return (
    <Frame variant="outlined">
      {switcher}
      <Columns>
        <FileSide isAway={isCodeAway}>
          <Bar>
            {tabs}
            <Tools>{tools}</Tools>
          </Bar>
          {files}
        </FileSide>
        {page}
      </Columns>
      {children}
    </Frame>
  );
}

const Frame = styled(Paper)(({ theme }) => ({
  containerType: 'inline-size',
  overflow: 'clip',
  borderColor: theme.vars.palette.site.lineStrong,
  backgroundColor: theme.vars.palette.site.codeGround,
  color: theme.vars.palette.site.codeText,
  ...edgeToEdge(theme),
  '@media print': { background: 'none' },
}));

/** Side by side where both have room. */
const Columns = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > * + *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '@container (min-width: 46rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > * + *': { borderTop: 0, borderLeft: `1px solid ${theme.vars.palette.divider}` },
  },
}));

const FileSide = styled('div', { shouldForwardProp: (name) => name !== 'isAway' })<{
  isAway: boolean;
}>(({ theme }) => ({
  minWidth: 0,
  variants: [
    {
      props: { isAway: true },
      style: {
        [theme.breakpoints.down('sm')]: { '@media screen': { display: 'none' } },
      },
    },
  ],
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minHeight: 44,
  paddingInlineEnd: 6,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Tools = styled('div')({ display: 'flex', flex: 'none' });
