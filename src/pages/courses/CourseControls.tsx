import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Field } from '../../components/form/Field';
import { SelectField } from '../../components/form/SelectField';
import { LEVEL_NAMES, LEVELS } from '../../content/levels';
import type { CourseSummary } from '../../content/summary';
import * as texts from '../../texts/en/coursesControls';
import { MAX_TEXT, SORTS, topicsOf, type CourseQuery } from './courseQuery';

interface CourseControlsProps {
  courses: readonly CourseSummary[];
  query: CourseQuery;
  onType: (change: Partial<CourseQuery>) => void;
  onChoose: (change: Partial<CourseQuery>) => void;
}

/** Search field, filters, and sort order for the course list. */
export function CourseControls(props: CourseControlsProps) {
  const { courses, query, onType, onChoose } = props;
  const topics = topicsOf(courses);
  return (
    <Box
      component="form"
      role="search"
      aria-label={texts.filters}
      className="js-only screen-only"
      onSubmit={(event) => event.preventDefault()}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr', md: '2fr 1fr 1fr 1.2fr' },
        gap: 2,
        pb: 3,
        '& > :first-child': { gridColumn: { xs: '1 / -1', md: 'auto' } },
        '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <Field label={texts.search}>
        {(control) => (
          <OutlinedInput
            type="search"
            autoComplete="off"
            placeholder={texts.searchPlaceholder}
            value={query.text}
            onChange={(event) => onType({ text: event.target.value })}
            slotProps={{ input: { ...control, maxLength: MAX_TEXT } }}
          />
        )}
      </Field>
      <SelectField
        label={texts.level}
        value={query.level ?? ''}
        options={[
          { value: '', label: texts.anyLevel },
          ...LEVELS.map((level) => ({ value: level, label: LEVEL_NAMES[level] })),
        ]}
        onChange={({ target }) => onChoose({ level: oneOf(LEVELS, target.value) })}
      />
      <SelectField
        label={texts.topic}
        value={query.topic ?? ''}
        options={[
          { value: '', label: texts.anyTopic },
          ...topics.map((topic) => ({ value: topic, label: topic })),
        ]}
        onChange={({ target }) => onChoose({ topic: oneOf(topics, target.value) })}
      />
      <SelectField
        label={texts.sort}
        value={query.sort}
        options={SORTS.map((sort) => ({ value: sort, label: texts.sorts[sort] }))}
        onChange={({ target }) => onChoose({ sort: oneOf(SORTS, target.value) ?? 'suggested' })}
      />
    </Box>
  );
}

function oneOf<T extends string>(values: readonly T[], chosen: string): T | null {
  return values.find((value) => value === chosen) ?? null;
}
