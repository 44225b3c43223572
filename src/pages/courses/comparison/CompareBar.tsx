import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { SHORT } from '../../../components/shortWindow';
import * as texts from '../../../texts/en/courses';
import { MAX_COMPARED } from '../courseQuery';

interface CompareBarProps {
  /** Number of selected courses. */
  count: number;
  onClear: () => void;
}

/**
 * Bar with the number of selected courses. It sticks to the bottom of the viewport while the list is visible,
 * and is empty if no course is selected. The comparison itself is below the list.
 */
export function CompareBar({ count, onClear }: CompareBarProps) {
  return (
    <Bar
      className={`js-only screen-only${count > 0 ? ' window-bar' : ''}`}
      role="group"
      aria-label={texts.comparison}
    >
      {/* Always mounted: screen readers announce only changes to an existing live region. */}
      <p role="status">{count > 0 ? texts.coursesChosen(count, MAX_COMPARED) : null}</p>
      {count > 0 ? (
        <div>
          {count > 1 ? (
            <Button component="a" size="small" variant="contained" href="#comparison">
              {texts.compare}
            </Button>
          ) : null}
          <Button size="small" variant="outlined" onClick={onClear}>
            {texts.clear}
          </Button>
        </div>
      ) : null}
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  '&.window-bar': {
    ...theme.typography.body2,
    position: 'sticky',
    // In front of the list, but behind the header and the theme switch.
    zIndex: 1,
    bottom: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 16px',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginInline: 'calc(-1 * var(--gutter))',
    // Leaves room for the theme switch on the right.
    padding: '10px 80px 10px var(--gutter)',
    fontWeight: 500,
    borderTop: `1px solid ${theme.vars.palette.site.lineStrong}`,
    backgroundColor: theme.vars.palette.background.paper,
    // On wide screens, uses the full width, because the theme switch is in the page margin.
    [theme.breakpoints.up(1320)]: {
      paddingInlineEnd: 'var(--gutter)',
      border: `1px solid ${theme.vars.palette.site.lineStrong}`,
      borderRadius: theme.shape.borderRadius,
      bottom: 16,
    },
    [SHORT]: { position: 'static' },
  },
  '& > div': { display: 'flex', gap: 8 },
}));
