import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface CallCardProps {
  /** Fragment id of the section; also the prefix of its heading's id. */
  id: string;
  title: ReactNode;
  text: ReactNode;
  /** Links to the next steps. */
  children: ReactNode;
}

/** Call to action at the end of a page. */
export function CallCard({ id, title, text, children }: CallCardProps) {
  const titleId = `${id}-title`;
  return (
    <Container
      component="section"
      id={id}
      className="screen-only"
      aria-labelledby={titleId}
      sx={{ pt: 'calc(var(--section-space) / 2)' }}
    >
      <Card
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 1fr) auto' },
          gap: '24px 48px',
          alignItems: 'center',
          p: 'clamp(24px, 5vw, 56px)',
          borderColor: 'primary.main',
          bgcolor: 'site.primaryTint',
        }}
      >
        <div>
          <Typography variant="h2" id={titleId}>
            {title}
          </Typography>
          <Typography sx={{ maxWidth: 'var(--prose-width)', mt: 1.5 }}>{text}</Typography>
        </div>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          {children}
        </Stack>
      </Card>
    </Container>
  );
}
