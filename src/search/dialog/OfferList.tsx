import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';
import { MarkedText } from './MarkedText';
import type { SearchOffer } from './suggestions';

interface OfferListProps {
  id: string;
  label: string;
  offers: readonly SearchOffer[];
  /** Index of the active option; -1 for none. */
  active: number;
  optionId: (index: number) => string;
  onMark: (index: number) => void;
  onChoose: (address: string) => void;
}

/**
 * The listbox of results or suggestions. Options are links, so that they can open in a new tab and be
 * prefetched.
 */
export function OfferList({
  id,
  label,
  offers,
  active,
  optionId,
  onMark,
  onChoose,
}: OfferListProps) {
  return (
    // The list itself scrolls, not its container. It doesn't need focus, because arrow keys in the field
    // scroll it.
    <List
      component="div"
      id={id}
      role="listbox"
      aria-label={label}
      sx={{
        flex: '1 1 auto',
        minHeight: 96,
        p: 1,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
      }}
    >
      {groupsOf(offers).map(([name, inGroup]) => (
        <div key={name} role="group" aria-label={name || label}>
          {name ? <GroupName aria-hidden>{name}</GroupName> : null}
          {inGroup.map(({ offer, index }) => (
            <Option
              key={offer.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              href={offer.address}
              onPointerMove={() => onMark(index)}
              onClick={(event) => {
                if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onChoose(offer.address);
              }}
            >
              <Title>
                <MarkedText text={offer.title} words={offer.words} />
              </Title>
              {offer.within ? <Within>{offer.within}</Within> : null}
              {offer.summary ? (
                <Summary>
                  <MarkedText text={offer.summary} words={offer.words} />
                </Summary>
              ) : null}
            </Option>
          ))}
        </div>
      ))}
    </List>
  );
}

interface Placed {
  offer: SearchOffer;
  index: number;
}

/** Groups offers by group name, preserving order. */
function groupsOf(offers: readonly SearchOffer[]): [string, Placed[]][] {
  const groups = new Map<string, Placed[]>();
  offers.forEach((offer, index) => {
    const name = offer.group ?? '';
    groups.set(name, [...(groups.get(name) ?? []), { offer, index }]);
  });
  return [...groups];
}

const Option = styled(ListItemButton)(({ theme }) => ({
  display: 'grid',
  gap: 2,
  padding: '10px 12px',
  color: theme.vars.palette.text.primary,
  scrollMarginBlock: 8,
  // Only the active option has a background. Hovering over an option makes it active, like an arrow key does.
  '&:hover': { backgroundColor: 'transparent' },
  '&[aria-selected="true"]': {
    backgroundColor: theme.vars.palette.site.primaryTint,
    boxShadow: `inset 3px 0 ${theme.vars.palette.primary.main}`,
    // The outline is visible only in forced-colors mode, where backgrounds are removed.
    outline: '2px solid transparent',
    outlineOffset: -2,
  },
  '& mark': {
    borderRadius: 3,
    color: 'inherit',
    backgroundColor: theme.vars.palette.site.accentTint,
  },
})) as typeof ListItemButton;

const GroupName = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '12px 12px 4px',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}));

const Within = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const Title = styled('span')({ fontWeight: 600, lineHeight: 1.4 });

const Summary = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: '-webkit-box',
  overflow: 'hidden',
  color: theme.vars.palette.text.secondary,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
}));
