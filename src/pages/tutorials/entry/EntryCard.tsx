import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EntryCardProps {
  /** Id of the section; its heading's id is derived from it. */
  id: string;
  title: ReactNode;
  tone?: 'plain' | 'tinted';
  children: ReactNode;
}

/** A card with a starting point. */
export function EntryCard({ id, title, tone = 'plain', children }: EntryCardProps) {
  const titleId = `${id}-title`;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={[
        { display: 'flex', flexDirection: 'column', alignItems: 'start', p: { xs: 2.5, sm: 3 } },
        tone === 'tinted' && { borderColor: 'primary.main', bgcolor: 'site.primaryTint' },
      ]}
    >
      <Typography variant="h2" id={titleId} sx={{ mb: 1, fontSize: '1.375rem' }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
