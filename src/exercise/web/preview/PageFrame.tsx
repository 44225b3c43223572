import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { edgeToEdge } from '../../../components/code/edgeToEdge';

interface PageFrameProps {
  /** Switch between files and preview, for phones. */
  switcher?: ReactNode;
  /** True to hide the files on phones. */
  isCodeHidden?: boolean;
  tabs: ReactNode;
  /** Small buttons next to the tabs. */
  tools: ReactNode;
  files: ReactNode;
  page: ReactNode;
  /** Content below the files and preview. */
  children?: ReactNode;
}

/** Layout for editing a page: its files, and the preview next to or below them. */
export function PageFrame({
  switcher,
  isCodeHidden = false,
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
        <FileSide isHidden={isCodeHidden}>
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

/** Side by side in a wide container, stacked otherwise. */
const Columns = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > * + *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '@container (min-width: 46rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > * + *': { borderTop: 0, borderInlineStart: `1px solid ${theme.vars.palette.divider}` },
  },
}));

const FileSide = styled('div', { shouldForwardProp: (name) => name !== 'isHidden' })<{
  isHidden: boolean;
}>(({ theme }) => ({
  minWidth: 0,
  variants: [
    {
      props: { isHidden: true },
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
