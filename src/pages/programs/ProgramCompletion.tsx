import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { OUTLINES } from '../../../.generated/courseOutlines';
import { programLessons } from '../../content/outlines/programLessons';
import { stepIn } from '../../progress/continue/continueOf';
import { completionOf } from '../../progress/completion';
import { useProgress } from '../../progress/useProgress';
import { CompletionLine } from '../../progress/widgets/CompletionLine';
import { lessonAddress } from '../../site/addresses';
import { touchReach } from '../../theme/targets';
import * as texts from '../../texts/en/programCompletion';
import { usePlannedLessons } from './planner/storage/usePlannedLessons';

interface ProgramCompletionProps {
  id: string;
}

/**
 * Shows how many of the program's lessons the reader has finished, and links to the next one. Renders nothing
 * until a lesson is finished.
 */
export function ProgramCompletion({ id }: ProgramCompletionProps) {
  const progress = useProgress();
  const lessons = programLessons(id, OUTLINES);
  const planned = usePlannedLessons(OUTLINES);
  const ids = lessons.map((lesson) => lesson.id);
  if (completionOf(ids, progress).done === 0) return null;
  const next = stepIn(lessons, progress, planned);
  return (
    <Stack
      direction={{ md: 'row' }}
      className="screen-only"
      sx={{ alignItems: { md: 'center' }, gap: { xs: 1, md: 4 } }}
    >
      <Box sx={{ flex: { md: '0 0 22rem' } }}>
        <CompletionLine lessonIds={ids} />
      </Box>
      {next ? (
        <Typography variant="body2">
          {texts.nextLesson(
            <Link href={lessonAddress(next.slug)} sx={touchReach}>
              {next.title}
            </Link>,
          )}
        </Typography>
      ) : null}
    </Stack>
  );
}
