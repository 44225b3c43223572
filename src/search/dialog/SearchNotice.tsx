import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
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
          Start here
        </Typography>
      );
    case 'loading':
      return (
        <Notice>
          <Typography>Loading search…</Typography>
        </Notice>
      );
    case 'empty':
      return (
        <Notice>
          <Typography>
            No results for “<strong>{query.trim()}</strong>”.
          </Typography>
          <Typography>Try fewer words, or browse one of these.</Typography>
        </Notice>
      );
    case 'failed':
      return (
        <Notice>
          <Typography>Search didn't load. Check your connection, or try one of these.</Typography>
          <Button variant="outlined" size="small" onClick={onRetry}>
            Try again
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
