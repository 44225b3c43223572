import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { styled } from '@mui/material/styles';
import type { ProjectInput } from '../../../content/model';
import { PICTURE, type ProjectPoster as Poster } from '../../../content/exercises/project';
import * as texts from '../../../texts/en/projectPoster';

interface ProjectPosterProps {
  title: string;
  poster: Poster;
  /** The program's inputs, which the visitor can change while the program runs. */
  inputs?: readonly ProjectInput[];
}

/** Preview of a finished project: a screenshot of the page, or the program's output. */
export function ProjectPoster({ title, poster, inputs = [] }: ProjectPosterProps) {
  if (poster.kind === 'program') {
    return (
      <>
        <Inputs>
          {inputs.map(({ label, choices: [first] }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <samp>{first}</samp>
                <ExpandMoreRounded />
              </dd>
            </div>
          ))}
        </Inputs>
        <Printed>
          <samp>{poster.output}</samp>
        </Printed>
      </>
    );
  }
  const alt = texts.finishedPage(title);
  return (
    <>
      <Ground mode="light">
        <img {...PICTURE} loading="lazy" src={poster.light} alt={alt} />
      </Ground>
      <Ground mode="dark">
        <img {...PICTURE} loading="lazy" src={poster.dark} alt={alt} />
      </Ground>
    </>
  );
}

/** Inputs, laid out like the fields in `ProgramRun`. */
const Inputs = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  margin: 0,
  padding: '12px 16px',
  '&:empty': { display: 'none' },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    margin: 0,
    paddingInline: 12,
    border: `1px solid ${theme.vars.palette.site.lineStrong}`,
    borderRadius: theme.shape.borderRadius,
    overflow: 'hidden',
  },
  '& samp': {
    flex: 1,
    overflow: 'hidden',
    fontSize: '0.875rem',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
}));

const Printed = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: '12px 16px',
  overflow: 'hidden',
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  whiteSpace: 'pre-wrap',
  '& > samp': { fontSize: 'inherit' },
  // If there are inputs above the output, separates the output from them with a line and a background.
  'dl:not(:empty) + &': {
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.site.sunken,
  },
}));

/**
 * Shows the screenshot at its natural size, or scaled down to fit, on the browser's default page color. Only
 * the current color mode's image is loaded.
 */
const Ground = styled('div', { shouldForwardProp: (name) => name !== 'mode' })<{
  mode: 'light' | 'dark';
}>(({ theme }) => ({
  height: '100%',
  overflow: 'hidden',
  backgroundColor: 'Canvas',
  '& > img': {
    display: 'block',
    width: 'auto',
    maxWidth: '100%',
    height: 'auto',
    maxHeight: '100%',
    marginInline: 'auto',
  },
  variants: [
    {
      props: { mode: 'light' },
      style: { colorScheme: 'light', ...theme.applyStyles('dark', { display: 'none' }) },
    },
    {
      props: { mode: 'dark' },
      style: {
        colorScheme: 'dark',
        display: 'none',
        ...theme.applyStyles('dark', { display: 'block' }),
      },
    },
  ],
}));
