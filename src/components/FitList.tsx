import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import * as texts from '../texts/en/fitList';

interface FitListProps {
  fits: readonly string[];
  misfits: readonly string[];
  /** Headings of the two lists. */
  titles?: { fits: string; misfits: string };
}

/** Lists who something is and isn't for, styled like the added and removed lines of a diff. */
export function FitList({ fits, misfits, titles = texts.titles }: FitListProps) {
  return (
    <Frame>
      <Sides>
        <div>
          <Label variant="h3">{titles.fits}</Label>
          <Points kind="fits">
            {fits.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Points>
        </div>
        <div>
          <Label variant="h3">{titles.misfits}</Label>
          <Points kind="misfits">
            {misfits.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Points>
        </div>
      </Sides>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  overflow: 'hidden',
}));

/** The two lists: side by side if the frame is wide enough, otherwise stacked. */
const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  [theme.containerQueries.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > :last-child': { borderInlineStart: `1px solid ${theme.vars.palette.divider}` },
  },
  '& > *': { display: 'flex', flexDirection: 'column' },
}));

const Label = styled(Typography)(({ theme }) => ({
  ...theme.typography.label,
  padding: '12px 20px',
  color: theme.vars.palette.text.secondary,
})) as typeof Typography;

const Points = styled('ul', { shouldForwardProp: (name) => name !== 'kind' })<{
  kind: 'fits' | 'misfits';
}>(({ theme }) => ({
  flex: 1,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    ...theme.typography.body1,
    position: 'relative',
    // Padding instead of `max-width`, so that the background spans the frame.
    padding: '10px max(20px, 100% - var(--prose-width) - 52px) 10px 52px',
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.background.paper}` },
  '& > li::before': {
    ...theme.typography.label,
    position: 'absolute',
    insetInlineStart: 22,
    // Aligns the plus or minus sign with the first line of the item's text.
    fontSize: 'inherit',
    lineHeight: 'inherit',
  },
  variants: [
    {
      props: { kind: 'fits' },
      style: {
        backgroundColor: theme.vars.palette.site.successTint,
        // Empty alt text, because the plus or minus sign is decorative.
        '& > li::before': { content: '"+" / ""', color: theme.vars.palette.success.main },
      },
    },
    {
      props: { kind: 'misfits' },
      style: {
        backgroundColor: theme.vars.palette.site.accentTint,
        '& > li::before': { content: '"\\2212" / ""', color: theme.vars.palette.secondary.main },
      },
    },
  ],
}));
