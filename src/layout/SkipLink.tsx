import { styled } from '@mui/material/styles';
import * as texts from '../texts/en/shell';

/** First tab stop, which skips the header (WCAG 2.2, 2.4.1). */
export function SkipLink() {
  return (
    <Skip href="#main" className="screen-only">
      {texts.skipToContent}
    </Skip>
  );
}

const Skip = styled('a')(({ theme }) => ({
  ...theme.typography.button,
  position: 'fixed',
  top: 8,
  insetInlineStart: 8,
  zIndex: theme.zIndex.modal,
  padding: '11px 18px',
  borderRadius: 8,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  textDecoration: 'none',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));
