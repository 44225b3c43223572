import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PageHeader } from '../../components/PageHeader';
import type { FormKind, SchoolForm } from '../../content/contact';
import { brand } from '../../../.generated/school/brand';
import * as texts from '../../texts/en/contactHeader';
import { touchReach } from '../../theme/targets';

interface ContactHeaderProps {
  kind: FormKind;
  form: SchoolForm;
}

export function ContactHeader({ kind, form: { title, description } }: ContactHeaderProps) {
  return <PageHeader label={texts.labels[kind]} title={title} lead={description} />;
}

/** The school's email address, if it has one. */
export function OtherWays() {
  const { email } = brand;
  return email ? (
    <>
      <Typography variant="h3" component="h2">
        {texts.ratherEmail}
      </Typography>
      <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        <Link href={`mailto:${email}`} sx={touchReach}>
          {email}
        </Link>
      </Typography>
    </>
  ) : null;
}
