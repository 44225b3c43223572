import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { TUTORIALS } from '../../../.generated/tutorials';
import { ADDRESSES, lessonAddress } from '../../site/addresses';
import { countOf } from '../../content/format';
import { hasPassed, lessonState } from '../progressModel';
import { useProgress, useProgressNotice } from '../useProgress';

/**
 * The lesson the reader was in last, unless it is done; where stored progress could not be read, and so there is none, a
 * word on that. Nothing for a reader who has not begun, and none is prerendered.
 */
export function ContinueCard() {
  const progress = useProgress();
  const notice = useProgressNotice();
  const { last } = progress;
  const lesson = TUTORIALS.find(({ slug }) => slug === last?.slug);
  if (!last || !lesson || lessonState(progress, lesson.id) === 'done') {
    return notice === 'set-aside' ? <SetAsideNotice /> : null;
  }

  const { slug, title, exerciseIds } = lesson;
  const passed = exerciseIds.filter((id) => hasPassed(progress, id)).length;
  return (
    <Card
      component="aside"
      className="screen-only"
      aria-label="Continue where you left off"
      sx={{ mb: 5, borderColor: 'primary.main', bgcolor: 'site.primaryTint' }}
    >
      <CardActionArea
        href={lessonAddress(slug) + (last.heading ? `#${last.heading}` : '')}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'end',
          justifyContent: 'space-between',
          columnGap: 4,
          rowGap: 1,
          py: 2.5,
          px: 3,
        }}
      >
        <div>
          <Typography variant="label" sx={{ color: 'primary.main' }}>
            Continue where you left off
          </Typography>
          <Typography variant="h3" component="p" sx={{ mt: 0.5 }}>
            {title}
          </Typography>
        </div>
        <Typography variant="label">
          {passed} of {countOf(exerciseIds.length, 'exercise')} passed
        </Typography>
      </CardActionArea>
    </Card>
  );
}

function SetAsideNotice() {
  return (
    <Alert severity="info" role="note" className="screen-only" sx={{ mb: 5 }}>
      What this browser had stored of your progress could not be read. It was set aside, not
      deleted: <Link href={`${ADDRESSES.about}#storage`}>see what is stored</Link>.
    </Alert>
  );
}
