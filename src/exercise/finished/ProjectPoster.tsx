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
      <Ground mode="light">
        <img loading="lazy" src={poster.light} alt={alt} />
      </Ground>
      <Ground mode="dark">
        <img loading="lazy" src={poster.dark} alt={alt} />
      </Ground>
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

/** As wide as it was drawn, or as there is room for, on the ground of a page in its mode. Only the one of the current mode is fetched. */
const Ground = styled('div', { shouldForwardProp: (name) => name !== 'mode' })<{
  mode: 'light' | 'dark';
}>(({ theme }) => ({
  height: '100%',
  overflow: 'hidden',
  backgroundColor: 'Canvas',
  '& > img': { display: 'block', maxWidth: '100%', height: 'auto', marginInline: 'auto' },
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
