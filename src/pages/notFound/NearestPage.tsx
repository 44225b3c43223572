import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { alongLine } from '../../theme/alongLine';
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
    <Button
      variant="contained"
      size="large"
      href={address}
      endIcon={<ArrowForwardRounded sx={alongLine} />}
      sx={{ maxWidth: 'min(480px, 100%)', mt: 4, textAlign: 'start' }}
    >
      <Box component="span" sx={{ minWidth: 0 }}>
        <Typography variant="body2" component="span" sx={{ display: 'block' }}>
          {intro}{' '}
        </Typography>
        <Typography variant="h4" component="span" noWrap sx={{ display: 'block' }}>
          {label}
        </Typography>
      </Box>
    </Button>
  );
}
