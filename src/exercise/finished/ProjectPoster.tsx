import { styled } from '@mui/material/styles';
import type { ProjectPoster as Poster } from '../../content/project';

interface ProjectPosterProps {
  title: string;
  poster: Poster;
}

/** How a finished project looks before it runs: the page itself, or what the program prints. */
export function ProjectPoster({ title, poster }: ProjectPosterProps) {
  if (poster.kind === 'program') {
    return (
      <Printed>
        <samp>{poster.output}</samp>
      </Printed>
    );
  }
  const alt = `The finished page: ${title}`;
  return (
    <>
      <Picture loading="lazy" mode="light" src={poster.light} alt={alt} />
      <Picture loading="lazy" mode="dark" src={poster.dark} alt={alt} />
    </>
  );
}

const Printed = styled('pre')({
  margin: 0,
  padding: 16,
  overflow: 'hidden',
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  whiteSpace: 'pre-wrap',
  '& > samp': { fontSize: 'inherit' },
});

/** Only the one of the current mode is fetched. */
const Picture = styled('img', { shouldForwardProp: (name) => name !== 'mode' })<{
  mode: 'light' | 'dark';
}>(({ theme }) => ({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 0',
  variants: [
    { props: { mode: 'light' }, style: theme.applyStyles('dark', { display: 'none' }) },
    {
      props: { mode: 'dark' },
      style: { display: 'none', ...theme.applyStyles('dark', { display: 'block' }) },
    },
  ],
}));
