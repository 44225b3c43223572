import Typography from '@mui/material/Typography';
import { DottedList } from '../../components/DottedList';
import { RowLink, RowList } from '../../components/RowList';
import type { Job } from '../../content/documents';
import { documentAddress } from '../../site/documentAddresses';
import * as texts from '../../texts/en/careersSections';
import { formatDate } from '../../texts/en/format';

interface JobListProps {
  jobs: readonly Job[];
}

/** Jobs with their place and kind. */
export function JobList({ jobs }: JobListProps) {
  return (
    <RowList isNarrow={false}>
      {jobs.map(({ slug, title, description, place, employment, until }) => (
        <li key={slug}>
          <DottedList>
            <li>{place}</li>
            <li>{texts.employment[employment]}</li>
          </DottedList>
          <div>
            <Typography variant="h3" component="h2">
              <RowLink href={documentAddress('careers', slug)}>{title}</RowLink>
            </Typography>
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>{description}</Typography>
            {until ? (
              <Typography variant="body2" sx={{ mt: 1 }}>
                {texts.applyBy(formatDate(until))}
              </Typography>
            ) : null}
          </div>
        </li>
      ))}
    </RowList>
  );
}
