import { styled } from '@mui/material/styles';
import type { ProjectInput } from '../../content/model';
import { PICTURE, type ProjectPoster as Poster } from '../../content/project';

interface ProjectPosterProps {
  title: string;
  poster: Poster;
  /** What can be changed in a program while it runs. */
  inputs?: readonly ProjectInput[];
}

/** How a finished project looks before it runs: the page itself, or what the program prints. */
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
  const alt = `The finished page: ${title}`;
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

/** In the places of the fields that a run has (`ProgramRun`). */
const Inputs = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 16,
  margin: 0,
  padding: '12px 16px 0',
  '&:empty': { display: 'none' },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { display: 'flex', alignItems: 'center', minHeight: 44, margin: 0 },
  '& samp': { fontSize: '0.875rem', lineHeight: '1.375rem' },
}));

const Printed = styled('pre')({
  margin: 0,
  padding: 16,
  overflow: 'hidden',
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  whiteSpace: 'pre-wrap',
  '& > samp': { fontSize: 'inherit' },
});

/** As large as it was drawn, or as there is room for all of it, on the ground of a page in its mode. Only the one of the current mode is fetched. */
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
