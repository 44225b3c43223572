import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as texts from '../../texts/en/search';
import type { SearchState } from './searchState';

interface SearchNoticeProps {
  kind: SearchState['kind'];
  query: string;
  onRetry: () => void;
}

/** Message above the list or in place of it. The dialog's live region announces it. */
export function SearchNotice({ kind, query, onRetry }: SearchNoticeProps) {
  switch (kind) {
    case 'results':
    case 'updating':
      return null;
    case 'suggestions':
      return (
        <Typography variant="label" sx={{ flex: 'none', px: 2.5, pt: 2, pb: 0.5 }}>
          {texts.startHere}
        </Typography>
      );
    case 'loading':
      return (
        <Notice>
          <Typography>{texts.loading}</Typography>
        </Notice>
      );
    case 'empty':
      return (
        <Notice>
          <Typography>{texts.noResultsFor(query.trim())}</Typography>
          <Typography>{texts.tryFewerWords}</Typography>
        </Notice>
      );
    case 'failed':
      return (
        <Notice>
          <Typography>{texts.failed}</Typography>
          <Button variant="outlined" size="small" onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        </Notice>
      );
  }
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <Stack
      spacing={1}
      sx={{
        flex: 'none',
        alignItems: 'flex-start',
        px: 2.5,
        pt: 2.5,
        pb: 1.5,
        color: 'text.secondary',
        '& strong': { color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' },
      }}
    >
      {children}
    </Stack>
  );
}
