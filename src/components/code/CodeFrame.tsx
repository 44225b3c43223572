import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { edgeToEdge } from './edgeToEdge';

interface CodeFrameProps {
  ref?: Ref<HTMLDivElement>;
  /** Text of the title bar; without it, there's no bar. */
  title?: string;
  /** Small buttons next to the title. */
  tools?: ReactNode;
  /** Marks the code as editable, with a stronger border. */
  isField?: boolean;
  children: ReactNode;
}

/** Frame around code, with an optional title bar. */
export function CodeFrame({ ref, title, tools, isField = false, children }: CodeFrameProps) {
  return (
    <Frame ref={ref} variant="outlined" isField={isField}>
      {title === undefined ? null : (
        <Bar>
          <Title>{title}</Title>
          {tools}
        </Bar>
      )}
      {children}
    </Frame>
  );
}

const Frame = styled(Paper, { shouldForwardProp: (name) => name !== 'isField' })<{
  isField: boolean;
}>(({ theme }) => ({
  overflow: 'clip',
  backgroundColor: theme.vars.palette.site.codeGround,
  color: theme.vars.palette.site.codeText,
  '@media print': { background: 'none', breakInside: 'avoid' },
  variants: [
    {
      props: { isField: true },
      style: {
        borderColor: theme.vars.palette.site.lineStrong,
        ...edgeToEdge(theme),
        // In print, editable code can split across pages, because its output can be long. Other frames have
        // no output.
        '@media print': { breakInside: 'auto' },
      },
    },
  ],
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: '16px 6px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '@media print': { breakAfter: 'avoid' },
}));

const Title = styled('span')(({ theme }) => ({
  ...theme.typography.label,
  flex: '1 1 auto',
  minWidth: 0,
  color: theme.vars.palette.text.secondary,
}));
