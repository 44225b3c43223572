/** What the glossary shows; a chunk of its own, never fetched for a page that came whole. */
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { GLOSSARY } from '../../../.generated/glossary';
import { PageHeader } from '../../components/PageHeader';
import { Section } from '../../components/Section';
import { countOf } from '../../content/format';
import type { GlossaryConstruct, GlossaryTerm } from '../../content/glossary';
import { lessonAddress } from '../../site/addresses';
import { touchRow, touchReach } from '../../theme/targets';
import { head } from './head';
import { termsByLetter } from './termsByLetter';

const LETTERS = termsByLetter(GLOSSARY.terms);

const LANGUAGES = ['JavaScript', 'HTML', 'CSS'] as const;

export function GlossaryHeader() {
  return (
    <PageHeader
      label={countOf(GLOSSARY.terms.length, 'word')}
      title={head.title}
      lead={head.description}
    />
  );
}

/** The words by the alphabet, with links to their letters. */
export function GlossaryTerms() {
  return (
    <Section id="words" title="Words">
      <Letters aria-label="Letters">
        {LETTERS.map(({ letter }) => (
          <Link key={letter} href={`#letter-${letter.toLowerCase()}`}>
            {letter}
          </Link>
        ))}
      </Letters>
      {LETTERS.map(({ letter, terms }) => (
        <Letter key={letter} aria-labelledby={`letter-${letter.toLowerCase()}`}>
          <Typography variant="h3" id={`letter-${letter.toLowerCase()}`}>
            {letter}
          </Typography>
          <dl>
            {terms.map((term) => (
              <Term key={term.slug} term={term} />
            ))}
          </dl>
        </Letter>
      ))}
    </Section>
  );
}

interface TermProps {
  term: GlossaryTerm;
}

function Term({ term: { slug, term, means, lessons } }: TermProps) {
  return (
    <div id={`term-${slug}`}>
      <dt>{term}</dt>
      <dd>
        {means.map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <Link key={part.slug} href={`#term-${part.slug}`} color="inherit">
              {part.text}
            </Link>
          ),
        )}
      </dd>
      <dd>
        {lessons.map(({ id, slug: lesson, title }) => (
          <Link key={id} href={lessonAddress(lesson)}>
            {title}
          </Link>
        ))}
      </dd>
    </div>
  );
}

/** The constructs of each language, in the order in which they are taught. */
export function GlossaryConstructs() {
  return (
    <Section
      id="code"
      title="Code"
      intro="What the lessons teach about each language, in course order. Lessons don't use any code that hasn't been introduced by the lessons leading up to them."
      tone="sunken"
    >
      {LANGUAGES.map((language) => (
        <Language key={language}>
          <Typography variant="h3">{language}</Typography>
          <ul>
            {lessonsOf(GLOSSARY.constructs[language]).map(({ lesson, keys }) => (
              <li key={lesson.id}>
                <Link href={lessonAddress(lesson.slug)} sx={touchReach}>
                  {lesson.title}
                </Link>
                <Keys>
                  {keys.map((key) => (
                    <code key={key}>{key}</code>
                  ))}
                </Keys>
              </li>
            ))}
          </ul>
        </Language>
      ))}
    </Section>
  );
}

/** The constructs gathered by the lesson that introduces them. */
function lessonsOf(constructs: readonly GlossaryConstruct[]) {
  const lessons = new Map<string, { lesson: GlossaryConstruct['lesson']; keys: string[] }>();
  for (const { key, lesson } of constructs) {
    const entry = lessons.get(lesson.id) ?? { lesson, keys: [] };
    entry.keys.push(key);
    lessons.set(lesson.id, entry);
  }
  return [...lessons.values()];
}

const Letters = styled('nav')(({ theme }) => ({
  ...theme.typography.label,
  position: 'sticky',
  top: 'var(--header-height)',
  zIndex: 1,
  display: 'flex',
  gap: 4,
  // One row, which scrolls sideways where it has no room.
  overflowX: 'auto',
  // Room for the outline of a focused letter.
  padding: '8px 4px',
  marginInline: -4,
  marginBottom: 24,
  // Words pass under it.
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  '& a': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    minWidth: 44,
    minHeight: 44,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    textDecoration: 'none',
  },
  '& a[hidden]': { display: 'none' },
  '@media print': { display: 'none' },
}));

/** What comes below the header and the row of letters when it is scrolled to. */
const BELOW_LETTERS = 72;

const Letter = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px 32px',
  paddingBlock: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '64px minmax(0, 1fr)' },
  '&[hidden]': { display: 'none' },
  '& h3, & a': { scrollMarginTop: BELOW_LETTERS },
  '& dl': { [theme.breakpoints.up('lg')]: { columns: 2, columnGap: 48 } },
  '& dl > div': { scrollMarginTop: BELOW_LETTERS, paddingBottom: 20, breakInside: 'avoid' },
  '& dl > div:target': {
    backgroundColor: theme.vars.palette.action.selected,
    boxShadow: `0 0 0 8px ${theme.vars.palette.action.selected}`,
    borderRadius: theme.shape.borderRadius,
  },
  '& dt': { ...theme.typography.subtitle1 },
  '& dd': { ...theme.typography.body1, maxWidth: 'var(--prose-width)' },
  '& dd + dd': {
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 16px',
    '& a': {
      display: 'inline-block',
      paddingBlock: 4,
      minWidth: 0,
      overflowWrap: 'anywhere',
      ...touchRow,
    },
  },
}));

const Language = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px 32px',
  paddingBlock: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '160px minmax(0, 1fr)' },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    padding: 0,
    listStyle: 'none',
  },
}));

const Keys = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 6,
  minWidth: 0,
  '& > code': { minWidth: 0, overflowWrap: 'anywhere' },
});
