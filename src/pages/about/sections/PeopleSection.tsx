import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Picture } from '../../../components/Picture';
import { Section } from '../../../components/Section';
import type { Person } from '../../../content/office';
import { PORTRAIT_SIZE, PORTRAIT_WIDTHS } from '../../../content/pictures';
import * as texts from '../../../texts/en/aboutSections';
import { touchRow } from '../../../theme/targets';

interface PeopleSectionProps {
  people: readonly Person[];
}

/** The people who teach at the school. */
export function PeopleSection({ people }: PeopleSectionProps) {
  if (people.length === 0) return null;
  return (
    <Section id="people" title={texts.peopleTitle}>
      <People>
        {people.map(({ id, name, role, about, picture, links }) => (
          <Entry key={id}>
            {picture ? (
              <Picture
                alt={picture.alt}
                stem={picture.stem}
                widths={PORTRAIT_WIDTHS}
                width={PORTRAIT_SIZE}
                height={PORTRAIT_SIZE}
              />
            ) : null}
            <div>
              <Typography variant="h3">{name}</Typography>
              <Typography variant="label" sx={{ mt: 0.5 }}>
                {role}
              </Typography>
              <Typography sx={{ mt: 1.5 }}>{about}</Typography>
              {links.length > 0 ? (
                <Stack
                  component="ul"
                  direction="row"
                  useFlexGap
                  aria-label={texts.linksOf(name)}
                  sx={{ flexWrap: 'wrap', gap: '4px 20px', mt: 1.5, p: 0, listStyle: 'none' }}
                >
                  {links.map(({ label, href }) => (
                    <li key={href}>
                      <Link href={href} sx={touchRow}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </Stack>
              ) : null}
            </div>
          </Entry>
        ))}
      </People>
    </Section>
  );
}

const People = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5, 8),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > *': { maxWidth: 'var(--prose-width)' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** The portrait is next to the text, or above it on phones. */
const Entry = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2, 3),
  alignItems: 'flex-start',
  [theme.breakpoints.up('sm')]: { flexDirection: 'row' },
  '@media print': { breakInside: 'avoid' },
}));
