import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { Suggestion } from './nearestPages';

interface NearestPageProps {
  intro: string;
  page: Suggestion;
}

/**
 * Link to the page that the visitor probably meant. Its height is the same for every page, so that
 * a better match can replace it without a layout shift.
 */
export function NearestPage({ intro, page: { label, address } }: NearestPageProps) {
  return (
    <Card sx={{ maxWidth: 480, mt: 4, borderColor: 'primary.main' }}>
      <CardActionArea href={address}>
        <CardContent>
          <Typography variant="body2" component="span" sx={{ display: 'block' }}>
            {intro}{' '}
          </Typography>
          <Typography variant="h3" component="span" noWrap sx={{ display: 'block', mt: 0.5 }}>
            {label}
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
