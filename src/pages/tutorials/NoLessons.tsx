import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import * as texts from '../../texts/en/tutorialsResults';
import { activeFilters } from './activeFilters';
import { NO_FILTERS, type Filters } from './filters';

interface NoLessonsProps {
  filters: Filters;
  onRemove: (change: Partial<Filters>) => void;
  onShowAll: () => void;
}

/** Shown if no lesson matches, with buttons to remove filters. */
export function NoLessons({ filters, onRemove, onShowAll }: NoLessonsProps) {
  return (
    <Empty>
      <h2>{texts.noResults}</h2>
      <p>{texts.noResultsAdvice}</p>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {activeFilters(filters).map(({ name, label }) => (
          <Button
            key={name}
            variant="outlined"
            onClick={() => onRemove({ [name]: NO_FILTERS[name] })}
          >
            {texts.removeFilter(label)}
          </Button>
        ))}
        <Button onClick={onShowAll}>{texts.showAllLessons}</Button>
      </Stack>
    </Empty>
  );
}

const Empty = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(6),
  borderTop: `1px solid ${theme.vars.palette.site.lineStrong}`,
  '& > h2': { fontSize: '1.625rem' },
  '& > p': { marginBlock: theme.spacing(1.5, 3), color: theme.vars.palette.text.secondary },
}));
