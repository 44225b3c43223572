import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from '../../components/Section';
import { formatDate } from '../../texts/en/format';
import * as texts from '../../texts/en/homeSections';
import type { Testimonial } from '../../content/office';

interface TestimonialsProps {
  testimonials: readonly Testimonial[];
}

/**
 * What people said, with source and date. It has no `Review` structured data, because Google doesn't allow
 * reviews of an organization on its own site.
 */
export function Testimonials({ testimonials }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  return (
    <Section id="testimonials" title={texts.testimonialsTitle} intro={texts.testimonialsIntro}>
      <Quotes>
        {testimonials.map(({ id, quote, name, role, source, date }) => (
          <Quote key={id}>
            <Typography component="blockquote" variant="lead" sx={{ color: 'text.primary' }}>
              <p>{quote}</p>
            </Typography>
            <figcaption>
              <Typography variant="subtitle1" component="p">
                {name}
              </Typography>
              {role === undefined ? null : <Typography variant="body2">{role}</Typography>}
              <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
                {texts.quotedFrom(
                  <Source source={source} />,
                  <time dateTime={date}>{formatDate(date)}</time>,
                )}
              </Typography>
            </figcaption>
          </Quote>
        ))}
      </Quotes>
    </Section>
  );
}

function Source({ source }: Pick<Testimonial, 'source'>) {
  const [, host] = /^https?:\/\/(?:www\.)?([^/:?#]+)/.exec(source) ?? [];
  return host === undefined ? source : <Link href={source}>{host}</Link>;
}

/** As many columns as fit; a quote that's alone keeps a readable width. */
const Quotes = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: theme.spacing(5, 6),
  '& > *': { maxWidth: 'var(--prose-width)' },
}));

const Quote = styled('figure')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  alignContent: 'space-between',
  margin: 0,
  paddingTop: theme.spacing(2.5),
  borderTop: `2px solid ${theme.vars.palette.primary.main}`,
  '& blockquote': { margin: 0 },
  '@media print': { breakInside: 'avoid' },
}));
