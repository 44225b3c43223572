import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { FormKind, SchoolForm as SchoolFormData } from '../../content/contact';
import { Static } from '../../prerendered/Static';
import { header } from './contactChunks';
import { SchoolForm } from './form/SchoolForm';

interface FormPageProps {
  kind: FormKind;
  form: SchoolFormData;
}

/** A form, with the school's email address next to it. */
export function FormPage({ kind, form }: FormPageProps) {
  return (
    <>
      <Static code={header} isFirst>
        {({ ContactHeader }) => <ContactHeader kind={kind} form={form} />}
      </Static>
      <Columns>
        <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
          <SchoolForm form={form} />
        </Card>
        <Static code={header}>{({ OtherWays }) => <OtherWays />}</Static>
      </Columns>
    </>
  );
}

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px 64px',
  paddingTop: 'clamp(32px, 5vw, 56px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' },
}));
