import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ADDRESSES } from '../../../../site/addresses';
import * as texts from '../../../../texts/en/studyPlan';

interface PlanEndProps {
  programId: string;
}

/** Message and links shown when every lesson of a plan is finished. */
export function PlanEnd({ programId }: PlanEndProps) {
  return (
    <Stack sx={{ gap: 1.5, mt: 2.5, maxWidth: 'var(--prose-width)' }}>
      <Typography>{texts.allDone}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '4px 24px' }}>
        <Link href={`${ADDRESSES.programs}#${programId}`} sx={{ py: 1.25 }}>
          {texts.itsCheckpoints}
        </Link>
        <Link href={ADDRESSES.courses} sx={{ py: 1.25 }}>
          {texts.allCourses}
        </Link>
      </Stack>
    </Stack>
  );
}
