import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Address } from '../site/addresses';

interface CardGridProps {
  children: ReactNode;
  /** Minimum width of a card, in px. */
  narrowest?: 240 | 320;
}

/** Grid of `LinkCard`s with as many columns as fit; one column on narrow screens. */
export function CardGrid({ children, narrowest = 240 }: CardGridProps) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: `repeat(auto-fit, minmax(${narrowest}px, 1fr))` },
        gap: 2.5,
        // If there are only a few cards, they fill the width; a single card keeps its maximum width.
        '& > *': { maxWidth: { md: '36rem' } },
        p: 0,
        listStyle: 'none',
      }}
    >
      {children}
    </Box>
  );
}

interface LinkCardProps {
  href: Address;
  title: string;
  children: ReactNode;
}

/** A card in a `CardGrid`; the whole card is a link. */
export function LinkCard({ href, title, children }: LinkCardProps) {
  return (
    <Card component="li">
      <CardActionArea href={href} sx={{ height: '100%' }}>
        <CardContent sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
          <Typography variant="h3" component="h3" sx={{ mb: 1.5 }}>
            {title}
          </Typography>
          {children}
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
