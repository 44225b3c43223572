/** Content of the `glossary-sections` chunk. Not fetched if the page is prerendered. */
import Link from '@mui/material/Link';
import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { GLOSSARY } from '../../../.generated/glossary';
import { PageHeader } from '../../components/PageHeader';
import { Section } from '../../components/Section';
import type { GlossaryConstruct, GlossaryTerm } from '../../content/glossary';
import { lessonAddress } from '../../site/addresses';
import * as texts from '../../texts/en/glossarySections';
import { touchRow, touchReach } from '../../theme/targets';
import { NAMED_ID, NO_MATCH_ID } from './filterEntries';
import { head } from './head';
import { letterId } from './letterId';
import { LETTERS } from './letters';
import { NEAR_ID } from './suggestTerm';

const LANGUAGES = ['JavaScript', 'HTML', 'CSS'] as const;

export function GlossaryHeader() {
  const terms = GLOSSARY.terms.length;
  const code = LANGUAGES.flatMap((language) => GLOSSARY.constructs[language]).length;
  return (
    <PageHeader label={texts.entries(terms + code)} title={head.title} lead={head.description} />
  );
}

/**
 * Terms in alphabetical order, preceded by hidden elements for matching names and for the no-match message.
 */
export function GlossaryTerms() {
  return (
    <Section id="words" title={texts.words}>
      {LETTERS.length === 0 ? <Typography>{texts.noTerms}</Typography> : null}
      <Typography id={NO_MATCH_ID} hidden>
        {texts.nothingMatches(
          (text) => (
            <span id={NEAR_ID} hidden>
              {text}
            </span>
          ),
          (term) => (
            <Link href="#words">{term}</Link>
          ),
        )}
      </Typography>
      <Letter id={NAMED_ID} aria-labelledby={`${NAMED_ID}-title`} hidden>
        <Typography variant="label" component="h3" id={`${NAMED_ID}-title`}>
          {texts.matchingNames}
        </Typography>
        <dl />
      </Letter>
      {LETTERS.map(({ letter, terms }) => (
        <Letter key={letter} aria-labelledby={letterId(letter)}>
          <Typography variant="h3" id={letterId(letter)}>
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

/** Code constructs by language, in teaching order. */
export function GlossaryConstructs() {
  return (
    <Section id="code" title={texts.code} intro={texts.codeIntro} tone="sunken">
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

/** Groups constructs by the lesson that introduces them. */
function lessonsOf(constructs: readonly GlossaryConstruct[]) {
  const lessons = new Map<string, { lesson: GlossaryConstruct['lesson']; keys: string[] }>();
  for (const { key, lesson } of constructs) {
    const entry = lessons.get(lesson.id) ?? { lesson, keys: [] };
    entry.keys.push(key);
    lessons.set(lesson.id, entry);
  }
  return [...lessons.values()];
}

/** Returns scroll margins that keep a target below the sticky bar. In short windows, the bar isn't sticky. */
function belowBar(theme: Theme): CSSObject {
  return {
    scrollMarginTop: 112,
    [theme.breakpoints.up('lg')]: { scrollMarginTop: 64 },
    '@media (max-height: 30rem)': { scrollMarginTop: 0 },
  };
}

const Letter = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px 32px',
  paddingBlock: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '64px minmax(0, 1fr)' },
  [`&#${NAMED_ID}`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '&[hidden]': { display: 'none' },
  '& h3, & a': belowBar(theme),
  '& dl': { [theme.breakpoints.up('lg')]: { columns: 2, columnGap: 48 } },
  '& dl > div': { ...belowBar(theme), paddingBottom: 20, breakInside: 'avoid' },
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
  '&[hidden], & [hidden]': { display: 'none' },
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
