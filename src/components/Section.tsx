import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionProps {
  /** Fragment id of the section; also the prefix of its heading's id. */
  id: string;
  title: ReactNode;
  intro?: ReactNode;
  /** Picture next to the title and intro if there's room; otherwise, it's below them. */
  picture?: ReactNode;
  /** `sunken` adds a full-width background. */
  tone?: 'plain' | 'sunken';
  /** `split` puts the heading next to the content if there's room. */
  layout?: 'stacked' | 'split';
  children: ReactNode;
}

/** A page section with an `h2`. */
export function Section({
  id,
  title,
  intro,
  picture,
  tone = 'plain',
  layout = 'stacked',
  children,
}: SectionProps) {
  const titleId = `${id}-title`;
  const words = (
    <>
      <Typography variant="h2" id={titleId}>
        {title}
      </Typography>
      {intro ? (
        <Typography
          sx={{
            mt: 1.5,
            maxWidth: layout === 'split' ? '44ch' : 'var(--prose-width)',
            color: 'text.secondary',
          }}
        >
          {intro}
        </Typography>
      ) : null}
    </>
  );
  return (
    <Band id={id} className="render-near" aria-labelledby={titleId} tone={tone}>
      <Container>
        <Columns layout={layout}>
          <Head layout={layout}>
            {picture ? (
              <Pictured layout={layout}>
                <div>{words}</div>
                {picture}
              </Pictured>
            ) : (
              words
            )}
          </Head>
          <Box>{children}</Box>
        </Columns>
      </Container>
    </Band>
  );
}

type Look = Required<Pick<SectionProps, 'tone' | 'layout'>>;

const Band = styled('section', { shouldForwardProp: (name) => name !== 'tone' })<
  Pick<Look, 'tone'>
>(({ theme }) => ({
  paddingBlock: 'calc(var(--section-space) / 2)',
  variants: [
    {
      props: { tone: 'sunken' },
      style: {
        marginBlock: 'calc(var(--section-space) / 2)',
        // The last section of a page extends to the footer.
        'main > &:last-child, main > :last-child > &:last-child': {
          marginBottom: 'calc(-1px - var(--section-space))',
        },
        paddingBlock: 'var(--section-space)',
        backgroundColor: theme.vars.palette.site.sunken,
        borderBlock: `1px solid ${theme.vars.palette.divider}`,
      },
    },
  ],
  '@media print': { paddingBlock: 16, border: 0, background: 'none' },
}));

const Columns = styled('div', { shouldForwardProp: (name) => name !== 'layout' })<
  Pick<Look, 'layout'>
>(({ theme }) => ({
  display: 'grid',
  gap: 32,
  '@media print': { gap: 12 },
  variants: [
    {
      props: { layout: 'split' },
      style: {
        columnGap: 64,
        [theme.breakpoints.up('md')]: {
          gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
        },
      },
    },
    { props: { layout: 'stacked' }, style: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  ],
}));

const Head = styled('div', { shouldForwardProp: (name) => name !== 'layout' })<
  Pick<Look, 'layout'>
>(({ theme }) => ({
  variants: [
    {
      props: { layout: 'split' },
      style: {
        [theme.breakpoints.up('md')]: {
          position: 'sticky',
          top: 'calc(var(--header-height) + 32px)',
          alignSelf: 'start',
        },
      },
    },
  ],
}));

/** Picture next to the heading; below it on narrow screens and in a split section. */
const Pictured = styled('div', { shouldForwardProp: (name) => name !== 'layout' })<
  Pick<Look, 'layout'>
>(({ theme }) => ({
  '& > :last-child': { marginTop: 12 },
  '@media print': { display: 'block' },
  variants: [
    {
      props: { layout: 'stacked' },
      style: {
        [theme.breakpoints.up('md')]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          columnGap: 64,
          alignItems: 'end',
          '& > :last-child': { marginTop: 0 },
        },
      },
    },
    { props: { layout: 'split' }, style: { '& > :last-child': { marginTop: 24 } } },
  ],
}));
